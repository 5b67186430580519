import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorMessage } from '@/shared/api/error-message';
import { newCommandId } from '@/shared/api/new-command-id';
import { keepEntry, type LinkEntry, unansweredEntry } from './unanswered-entry';
import { isUnanswered, useEnter } from './use-enter';

const inFragment = /^#t=([\w-]{22})$/;

interface LinkToken {
  isEntering: boolean;
  failure: string | null;
  /** Enters again with the same link, where the server has not answered; null otherwise. */
  again: (() => void) | null;
}

/** Enters with the token of the address, which leaves the address before anything else happens. */
export function useLinkToken(): LinkToken {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [entry, setEntry] = useState(unansweredEntry);
  const { mutate, isPending, error } = useEnter();
  const found = inFragment.exec(hash)?.[1];
  useEffect(() => {
    if (found === undefined) return;
    setEntry({ id: newCommandId(), token: found });
    void navigate('/console', { replace: true });
  }, [found, navigate]);
  const enter = useCallback(
    ({ id, token }: LinkEntry) => mutate({ id, body: { token } }),
    [mutate],
  );
  useEffect(() => {
    if (entry === null) return;
    keepEntry(entry);
    setEntry(null);
    enter(entry);
  }, [entry, enter]);
  const isEntering = found !== undefined || entry !== null || isPending;
  const left = error !== null && isUnanswered(error) ? unansweredEntry() : null;
  return {
    isEntering,
    failure: error === null ? null : errorMessage(error),
    again: left === null ? null : () => enter(left),
  };
}

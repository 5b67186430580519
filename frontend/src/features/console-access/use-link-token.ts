import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorMessage } from '@/shared/api/error-message';
import { useEnter } from './use-enter';

const inFragment = /^#t=([\w-]{22})$/;

/** Enters with the token of the address, which leaves the address before anything else happens. */
export function useLinkToken(): { isEntering: boolean; failure: string | null } {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  const { mutate, isPending, error } = useEnter();
  const found = inFragment.exec(hash)?.[1];
  useEffect(() => {
    if (found === undefined) return;
    setToken(found);
    void navigate('/console', { replace: true });
  }, [found, navigate]);
  useEffect(() => {
    if (token === null) return;
    setToken(null);
    mutate({ token });
  }, [token, mutate]);
  const isEntering = found !== undefined || token !== null || isPending;
  return { isEntering, failure: error === null ? null : errorMessage(error) };
}

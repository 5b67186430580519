import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { type ToastMessage, toast } from '@/shared/ui';

/**
 * What was typed and not saved. It outlives the page: whoever follows a link, goes back or reads the page again
 * finds it as it was, in this tab; who closes the tab is asked.
 * @param key of what is being written
 * @param left is told to whoever leaves it unsaved
 */
export function useKeptDraft(
  key: string,
  left: ToastMessage,
): [string | null, Dispatch<SetStateAction<string | null>>] {
  const [draft, setDraft] = useState(() => keptDraft(key));
  const last = useRef({ draft, left });
  useEffect(() => {
    last.current = { draft, left };
  });
  useEffect(() => {
    keepDraft(key, draft);
    if (draft === null) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [key, draft]);
  useEffect(
    () => () => {
      if (last.current.draft !== null) toast(last.current.left);
    },
    [],
  );
  return [draft, setDraft];
}

const storageKey = (key: string): string => `draft:${key}`;

function keptDraft(key: string): string | null {
  try {
    return sessionStorage.getItem(storageKey(key));
  } catch {
    return null;
  }
}

function keepDraft(key: string, draft: string | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(storageKey(key));
    else sessionStorage.setItem(storageKey(key), draft);
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

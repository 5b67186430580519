import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react';
import { type ToastMessage, toast } from '@/shared/ui';

export interface Draft {
  text: string;
  /** The text when the typing began. */
  madeFrom: string;
}

/**
 * Text that was typed and not saved. In this tab it survives following a link, going back and reloading; closing
 * the tab asks first.
 * @param key of the edited text
 * @param left called when the user leaves it unsaved
 */
export function useSavedDraft(
  key: string,
  left: ToastMessage,
): [Draft | null, Dispatch<SetStateAction<Draft | null>>] {
  const [draft, setDraft] = useState(() => savedDraft(key));
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

const storageKey = (key: string): string => `unsaved:${key}`;

function savedDraft(key: string): Draft | null {
  try {
    const saved = sessionStorage.getItem(storageKey(key));
    return saved === null ? null : (JSON.parse(saved) as Draft);
  } catch {
    return null;
  }
}

function keepDraft(key: string, draft: Draft | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(storageKey(key));
    else sessionStorage.setItem(storageKey(key), JSON.stringify(draft));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

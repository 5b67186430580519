import { useEffect, useRef } from 'react';
import { actionOf, type KeyAction } from './keys';

export type KeyHandlers = Partial<Record<KeyAction, () => void>>;

/** Shortcuts of the console; off while a dialog is open or a field has the focus (WCAG 2.1.4). */
export function useKeys(enabled: boolean, handlers: KeyHandlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented || isTaken(event.target)) return;
      const action = actionOf(event);
      const handler = action === null ? undefined : latest.current[action];
      if (handler === undefined) return;
      event.preventDefault();
      handler();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}

const fields = 'input, select, textarea, [contenteditable="true"]';
const dialogs = '[role="dialog"], [role="alertdialog"]';

const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.matches(fields)) || document.querySelector(dialogs) !== null;

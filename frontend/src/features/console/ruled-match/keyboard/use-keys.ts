import { useEffect, useRef } from 'react';
import { sameButtonMs } from '@/features/console/context/use-one-tap';
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
    let last: { action: KeyAction; at: number } | undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented || isTaken(event.target)) return;
      const action = actionOf(event);
      const handler = action === null ? undefined : latest.current[action];
      if (action === null || handler === undefined) return;
      event.preventDefault();
      const { timeStamp: at } = event;
      // A key that bounces counts once, like a double tap on its button.
      if (last?.action === action && at - last.at < sameButtonMs) return;
      last = { action, at };
      handler();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}

const fields = 'input, select, textarea, [contenteditable="true"]';
const dialogs = '[role="dialog"], [role="alertdialog"]';

/** Whether a key belongs to an open dialog or a field. */
export const isTaken = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.matches(fields)) || document.querySelector(dialogs) !== null;

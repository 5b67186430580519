import { useEffect, useRef } from 'react';
import { isTaken } from '@/features/console/ruled-match/keyboard/use-keys';
import { useConsoleSettings } from '@/features/console/settings/console-settings';

interface DigitKeys {
  type: (digit: string) => void;
  confirm: () => void;
  remove: () => void;
}

/** The same entry from a keyboard, while the shortcuts are on. */
export function useDigitKeys(keys: DigitKeys): void {
  const enabled = useConsoleSettings((settings) => settings.keys);
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, repeat } = event;
      if (ctrlKey || metaKey || altKey || repeat || isTaken(target)) return;
      // Enter on a button presses it.
      const onButton = target instanceof Element && target.matches('button, a');
      if (/^\d$/.test(key)) latest.current.type(key);
      else if (key === 'Backspace') latest.current.remove();
      else if (key === 'Enter' && !onButton) latest.current.confirm();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}

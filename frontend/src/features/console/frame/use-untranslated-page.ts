import { useLayoutEffect } from 'react';

/** A browser that translates must not reword buttons in the middle of a match, nor dialogs and toasts beside the console. */
export function useUntranslatedPage(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.setAttribute('translate', 'no');
    return () => root.removeAttribute('translate');
  }, []);
}

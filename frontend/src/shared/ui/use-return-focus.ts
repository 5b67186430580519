import { type RefObject, useRef } from 'react';

/**
 * Radix gives the focus back to its own trigger only; our dialogs are opened by state.
 * @param heir gets it where the opener is gone, then or already when the dialog opened, or can no longer be used
 */
export function useReturnFocus(heir?: RefObject<HTMLElement | null>): {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
} {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      const { activeElement, body } = document;
      opener.current = activeElement === body ? null : activeElement;
    },
    onCloseAutoFocus: (event) => {
      const there = opener.current?.isConnected && !opener.current.matches(':disabled');
      const next = there ? opener.current : heir?.current;
      if (!(next instanceof HTMLElement)) return;
      event.preventDefault();
      next.focus();
    },
  };
}

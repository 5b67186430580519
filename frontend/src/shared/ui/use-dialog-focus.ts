import { type RefObject, useRef } from 'react';
import { focusFirstField } from './first-field';

/**
 * A form begins at its first field, where Radix would begin at the button that closes it; a question begins at
 * its harmless answer, as Radix has it. Afterwards Radix gives the focus back to its own trigger only; our dialogs are opened by state.
 * @param heir gets it where the opener is gone, then or already when the dialog opened, or can no longer be used
 */
export function useDialogFocus(heir?: RefObject<HTMLElement | null>): {
  onOpenAutoFocus: (event: Event) => void;
  onCloseAutoFocus: (event: Event) => void;
} {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event) => {
      const { activeElement, body } = document;
      opener.current = activeElement === body ? null : activeElement;
      if (event.target instanceof Element && focusFirstField(event.target)) event.preventDefault();
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

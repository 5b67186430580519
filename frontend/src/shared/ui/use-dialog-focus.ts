import { type RefObject, useRef } from 'react';
import { focusFirstField } from './first-field';

/**
 * Focuses the first field of a form, where Radix would take the close button. Radix returns the
 * focus only to its own trigger; our dialogs are opened by state. `heir` gets it where the opener
 * is gone.
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

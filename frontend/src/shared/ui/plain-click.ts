import type { MouseEvent } from 'react';

/** Takes a click on a link over from the browser, unless it is to open another tab or window. */
export const onPlainClick =
  (run: () => void) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    run();
  };

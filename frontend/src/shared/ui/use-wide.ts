import { useSyncExternalStore } from 'react';

/** Widths of the style sheet: from `md` a table has room, from `lg` two columns have. Paper has room for both. */
const queries = { md: '(min-width: 48rem), print', lg: '(min-width: 64rem), print' } as const;

const subscribers = {
  md: (onChange: () => void) => listen(queries.md, onChange),
  lg: (onChange: () => void) => listen(queries.lg, onChange),
};

function listen(query: string, onChange: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the window is at least so wide. */
export const useWide = (from: keyof typeof queries = 'lg'): boolean =>
  useSyncExternalStore(subscribers[from], () => window.matchMedia(queries[from]).matches);

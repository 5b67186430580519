import { useSyncExternalStore } from 'react';

/** Breakpoints of the style sheet; paper has room for both. */
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

export const useWide = (from: keyof typeof queries = 'lg'): boolean =>
  useSyncExternalStore(subscribers[from], () => window.matchMedia(queries[from]).matches);

import { use, useSyncExternalStore } from 'react';
import { PageContext } from '@/shared/page/page-data';

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

const screens = { md: ['tablet', 'desktop'], lg: ['desktop'] };

export function useWide(from: keyof typeof queries = 'lg'): boolean {
  const page = use(PageContext);
  return useSyncExternalStore(
    subscribers[from],
    () => window.matchMedia(queries[from]).matches,
    () => page !== null && screens[from].includes(page.data.screen),
  );
}

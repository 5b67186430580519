import type { PageData } from '@kolo/domain';
import { createContext, use, useSyncExternalStore } from 'react';
import type { PageAnswers } from './page-answers';

export interface RenderedFrom {
  data: PageData;
  answers: PageAnswers;
}

/** What the server rendered the page from; null in a page that it did not render. */
export const PageContext = createContext<RenderedFrom | null>(null);

const never = (): (() => void) => () => {};

/**
 * What the page was rendered from, on the server and in the render that takes its HTML over; null
 * in every later one.
 */
export function useRenderedFrom(): RenderedFrom | null {
  const page = use(PageContext);
  const isFirst = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return isFirst ? page : null;
}

/** The moment of the render; in the first one that of the server's. */
export const useNow = (): number => useRenderedFrom()?.data.now ?? Date.now();

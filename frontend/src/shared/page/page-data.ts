import type { PageData } from '@kolo/domain';
import { createContext, use, useSyncExternalStore } from 'react';
import type { PageAnswers } from './page-answers';

export interface RenderedFrom {
  data: PageData;
  answers: PageAnswers;
  /** Whether its user may have signed out since, or another one in. */
  isFromHistory?: boolean;
  /** Whether this is the server. */
  isServer?: true;
}

/** The data that the server rendered the page from; null in a page that it did not render. */
export const PageContext = createContext<RenderedFrom | null>(null);

const never = (): (() => void) => () => {};

/**
 * The data that the page was rendered from, on the server and in the render that takes its HTML over; null
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

/** An answer of the API that came with the page. */
export function usePreloaded<Answer>(path: string): Answer | undefined {
  const answer = use(PageContext)?.answers.ask(path);
  return answer?.status === 200 ? (answer.body as Answer) : undefined;
}

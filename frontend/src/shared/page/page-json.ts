import { outdatedAttribute, type PageData, pageDataId } from '@kolo/domain';
import { PageAnswers } from './page-answers';
import type { RenderedFrom } from './page-data';

/** Null in a page without data: the shell that is opened without a network. */
export function readPageData(): RenderedFrom | null {
  const block = document.getElementById(pageDataId);
  if (!block?.textContent) return null;
  const data = JSON.parse(block.textContent) as PageData;
  const isFromHistory = wasStored();
  const isOutdated = isFromHistory || block.hasAttribute(outdatedAttribute);
  return { data, answers: new PageAnswers(data, isOutdated), isFromHistory };
}

/** On Back, and when tabs are restored, browsers show a stored page of any age. */
function wasStored(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  return navigation !== undefined && 'type' in navigation && navigation.type === 'back_forward';
}

import { outdatedAttribute, type PageData, pageDataId } from '@kolo/domain';
import { PageAnswers } from './page-answers';
import type { RenderedFrom } from './page-data';

/** Null in a page without data: the shell that is opened without a network. */
export function readPageData(): RenderedFrom | null {
  const block = document.getElementById(pageDataId);
  if (!block?.textContent) return null;
  const data = JSON.parse(block.textContent) as PageData;
  return { data, answers: new PageAnswers(data, block.hasAttribute(outdatedAttribute)) };
}

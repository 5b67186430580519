import { type PageData, pageDataId } from '@kolo/domain';
import { PageAnswers } from './page-answers';
import type { RenderedFrom } from './page-data';

/** Null in a page without data: the shell that is opened without a network. */
export function readPageData(): RenderedFrom | null {
  const json = document.getElementById(pageDataId)?.textContent;
  if (!json) return null;
  const data = JSON.parse(json) as PageData;
  return { data, answers: new PageAnswers(data) };
}

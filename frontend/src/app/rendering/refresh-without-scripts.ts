import { type LiveSnapshot, type LiveTable, type PageData, pageAt } from '@kolo/domain';

const everySeconds = { running: 10, framed: 60 } as const;

/** A line of the head for a page that scripts would keep up to date: a running match, and frames for other sites. */
export function refreshWithoutScripts({ path, answers }: PageData): string {
  const found = pageAt(path);
  const live = answers[`/api/live/${found?.id}`]?.body as { snapshot?: LiveSnapshot } | undefined;
  const top = answers[`/api/league-table/${found?.id}/live/top`]?.body as LiveTable | undefined;
  const isRunning = live?.snapshot?.match.status === 'in_progress' || top?.provisional === true;
  if (!isRunning && found?.page.framed !== true) return '';
  const seconds = isRunning ? everySeconds.running : everySeconds.framed;
  return `<noscript><meta http-equiv="refresh" content="${seconds}" /></noscript>`;
}

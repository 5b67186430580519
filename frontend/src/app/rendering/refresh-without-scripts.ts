import type { LiveSnapshot, LiveTable, PageData } from '@kolo/domain';
import { isEmbedded } from '@/shared/page/embedded-look';

const everySeconds = { running: 10, framed: 60 } as const;

/** A line of the head for a page that scripts would keep up to date: a running match, and frames for other sites. */
export function refreshWithoutScripts({ path, answers }: PageData): string {
  const [, match, table] =
    /^\/(?:(?:live|embed\/match|scoreboard|overlay)\/(\d+)|embed\/table\/(\d+))$/.exec(path) ?? [];
  const live = answers[`/api/live/${match}`]?.body as { snapshot?: LiveSnapshot } | undefined;
  const top = answers[`/api/league-table/${table}/live/top`]?.body as LiveTable | undefined;
  const isRunning = live?.snapshot?.match.status === 'in_progress' || top?.provisional === true;
  if (!isRunning && !isEmbedded(path)) return '';
  const seconds = isRunning ? everySeconds.running : everySeconds.framed;
  return `<noscript><meta http-equiv="refresh" content="${seconds}" /></noscript>`;
}

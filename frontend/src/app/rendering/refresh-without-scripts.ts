import type { LiveSnapshot, PageData } from '@kolo/domain';

const everySeconds = 10;

/** A line of the head for a page with one running match, which scripts would keep up to date. */
export function refreshWithoutScripts({ path, answers }: PageData): string {
  const [, matchId] = /^\/(?:live|embed\/match|overlay)\/(\d+)$/.exec(path) ?? [];
  const body = answers[`/api/live/${matchId}`]?.body as { snapshot?: LiveSnapshot } | undefined;
  if (body?.snapshot?.match.status !== 'in_progress') return '';
  return `<noscript><meta http-equiv="refresh" content="${everySeconds}" /></noscript>`;
}

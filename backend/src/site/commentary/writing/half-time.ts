import type { ReportFacts } from './facts.js';

/** The sentences of the goals, with the one about the break where the break was. */
export function withBreak(
  sentences: readonly string[],
  { halfTime }: Pick<ReportFacts, 'halfTime'>,
  ofBreak: string,
): string[] {
  const before = halfTime === null ? 0 : halfTime.home + halfTime.away;
  return [...sentences.slice(0, before), ofBreak, ...sentences.slice(before)];
}

import type { MatchState } from './state.js';

/** The whistle or the abandonment: an award, or a result by hand, is entered at some other time. */
export function endOfPlay({
  firstHalfAt,
  actions,
}: Pick<MatchState, 'firstHalfAt' | 'actions'>): string | null {
  if (firstHalfAt === null) return null;
  const end = actions.findLast(({ type }) => type === 'MatchFinished' || type === 'MatchAbandoned');
  return end?.at ?? null;
}

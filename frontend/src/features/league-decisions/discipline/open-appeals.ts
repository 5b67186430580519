import type { ListedDecision } from '@/features/league-decisions/decision-list';

/** The appeals that wait for a decision, by the suspension that they are against. */
export function openAppeals(decisions: readonly ListedDecision[]): ReadonlyMap<string, string> {
  const standing = decisions.filter(({ undo, isGone }) => undo === null && !isGone);
  const decided = new Set(
    standing.flatMap(({ event }) => (event.type === 'AppealDecided' ? [event.data.appealId] : [])),
  );
  return new Map(
    standing.flatMap(({ event }) =>
      event.type === 'AppealFiled' && !decided.has(event.id)
        ? [[event.data.decisionId, event.id] as const]
        : [],
    ),
  );
}

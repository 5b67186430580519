import type { ListedDecision } from '@/features/league-decisions/decision-list';

/** The appeal against each suspension that has one: its id while it waits for a decision, null once it is decided. */
export function appealsBySuspension(
  decisions: readonly ListedDecision[],
): ReadonlyMap<string, string | null> {
  const standing = decisions.filter(({ undo, isGone }) => undo === null && !isGone);
  const decided = new Set(
    standing.flatMap(({ event }) => (event.type === 'AppealDecided' ? [event.data.appealId] : [])),
  );
  return new Map(
    standing.flatMap(({ event }) =>
      event.type === 'AppealFiled'
        ? [[event.data.decisionId, decided.has(event.id) ? null : event.id] as const]
        : [],
    ),
  );
}

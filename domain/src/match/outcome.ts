import type { AwardWinner } from './rulings/events.js';
import type { OutcomeKind } from './rulings/ruling.js';
import type { MatchState } from './state.js';

/** What was decided about a match; null for an ordinary one. */
export function outcomeOf({
  ruling,
  status,
}: Pick<MatchState, 'ruling' | 'status'>): OutcomeKind | null {
  if (ruling === undefined) return null;
  if (ruling.annulled) return 'annulled';
  if (ruling.award) return 'awarded';
  if (ruling.replay?.mode === 'from-start') return 'replayed';
  if (ruling.replay) return status === 'scheduled' ? 'suspended' : null;
  if (ruling.abandoned) return 'abandoned';
  return ruling.postponed && status === 'scheduled' ? 'postponed' : null;
}

/** The team that was awarded the result; null without an award in force. */
export const awardedTo = (state: MatchState): AwardWinner | null =>
  outcomeOf(state) === 'awarded' ? (state.ruling?.award?.winner ?? null) : null;

import type { UnplayedFee } from '../contract/referees.js';
import type { OutcomeKind } from '../match/rulings/ruling.js';
import type { MatchStatus } from '../match/state.js';

export interface EndedMatch {
  status: MatchStatus;
  outcome: OutcomeKind | null;
  /** Whether it was played at all. */
  hasBegun: boolean;
}

const parts = { none: 0, half: 0.5, full: 1 } as const satisfies Record<UnplayedFee, number>;

/** @returns whole cents; null for a match that nobody is paid for, or not yet */
export function earnedCents(
  feeCents: number,
  unplayed: UnplayedFee,
  { status, outcome, hasBegun }: EndedMatch,
): number | null {
  if (status === 'cancelled') return hasBegun ? feeCents : null;
  if (status !== 'completed') return null;
  if (outcome !== 'awarded' || hasBegun) return feeCents;
  return unplayed === 'none' ? null : Math.round(feeCents * parts[unplayed]);
}

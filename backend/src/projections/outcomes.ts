import type { MatchOutcome } from '@kolo/domain';
import { type OutcomeRecord, outcomeOf, selectedOutcome } from './outcome-rows.js';
import { type RulingRecord, ruledOutcomeOf, selectedRuling } from './ruling-rows.js';
import { type SignedRecord, selectedSigned, signedOutcomeOf } from './signed-rows.js';

/** Selects from `matches m` everything that a view leaves out of an ordinary match; `withOutcomes` reads it. */
export const selectedOutcomes = `${selectedOutcome}, ${selectedRuling}, ${selectedSigned}`;

export interface OutcomesRecord extends OutcomeRecord, RulingRecord, SignedRecord {}

/** The row with what there is of its outcome instead of the columns. */
export function withOutcomes<Row extends OutcomesRecord>({
  homeKicks,
  awayKicks,
  hadExtraTime,
  outcome,
  awardedTo,
  playedHome,
  playedAway,
  signState,
  officialAt,
  ...row
}: Row): Omit<Row, keyof OutcomesRecord> & MatchOutcome {
  return {
    ...row,
    ...outcomeOf({ homeKicks, awayKicks, hadExtraTime }),
    ...ruledOutcomeOf({ outcome, awardedTo, playedHome, playedAway }),
    ...signedOutcomeOf({ signState, officialAt }),
  };
}

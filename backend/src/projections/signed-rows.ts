import { type MatchState, type SignedOutcome, signedOutcome } from '@kolo/domain';

/** Columns of `matches` that only a match has whose result people held back, made official or reopened. */
export const signedColumns = 'sign_state, official_at';

/** Selects them from `matches m`; `signedOutcomeOf` reads them. */
export const selectedSigned = 'm.sign_state AS "signState", m.official_at AS "officialAt"';

export interface SignedRecord {
  signState: NonNullable<SignedOutcome['resultState']> | null;
  officialAt: Date | null;
}

/** The public part of the sign-off, from a match's row; empty where it says nothing. */
export const signedOutcomeOf = ({ signState, officialAt }: SignedRecord): SignedOutcome => ({
  ...(signState === null ? {} : { resultState: signState }),
  ...(officialAt === null ? {} : { officialAt: officialAt.toISOString() }),
});

/** The values for COPY. */
export function signedValues(state: MatchState): (string | null)[] {
  const { resultState = null, officialAt = null } = signedOutcome(state);
  return [resultState, officialAt];
}

/** The line for SQL `project_lines`, null where nothing of it changes. */
export function signedChange(
  before: MatchState | null,
  after: MatchState,
): (string | null)[] | null {
  if (before?.signing === undefined && after.signing === undefined) return null;
  const old = before === null ? [null, null] : signedValues(before);
  const now = signedValues(after);
  return old.join() === now.join() ? null : [String(after.matchId), ...now];
}

import {
  type AwardWinner,
  type MatchState,
  type OutcomeKind,
  type RuledOutcome,
  ruledOutcome,
} from '@kolo/domain';

/** Columns of `matches` that only a match has that was decided about. */
export const rulingColumns = 'outcome, awarded_to, played_home, played_away, forfeit_goals';

/** Selects them from `matches m`; `ruledOutcomeOf` reads them. */
export const selectedRuling =
  'm.outcome, m.awarded_to AS "awardedTo", m.played_home AS "playedHome", m.played_away AS "playedAway"';

export interface RulingRecord {
  outcome: OutcomeKind | null;
  awardedTo: AwardWinner | null;
  playedHome: number | null;
  playedAway: number | null;
}

/** What was decided about a match, from its row; empty for an ordinary one. */
export const ruledOutcomeOf = ({
  outcome,
  awardedTo,
  playedHome,
  playedAway,
}: RulingRecord): RuledOutcome => ({
  ...(outcome === null ? {} : { outcome }),
  ...(awardedTo === null ? {} : { awardedTo }),
  ...(playedHome === null || playedAway === null
    ? {}
    : { playedScore: { home: playedHome, away: playedAway } }),
});

/** The values for COPY. */
export function rulingValues(state: MatchState): (string | null)[] {
  if (state.ruling === undefined) return ordinary;
  const { outcome = null, awardedTo = null, playedScore } = ruledOutcome(state);
  const against = countedAgainst(state);
  return [outcome, awardedTo, text(playedScore?.home), text(playedScore?.away), text(against)];
}

const ordinary: (string | null)[] = [null, null, null, null, null];

const countedAgainst = (state: MatchState): number | undefined =>
  state.ruling?.annulled ? undefined : (state.ruling?.award?.against ?? undefined);

const text = (value: number | undefined): string | null =>
  value === undefined ? null : String(value);

/** The line for SQL `project_lines`, null where the ruling stays the same. */
export function rulingChange(
  before: MatchState | null,
  after: MatchState,
): (string | null)[] | null {
  if (before?.ruling === undefined && after.ruling === undefined) return null;
  const old = before === null ? ordinary : rulingValues(before);
  const now = rulingValues(after);
  return JSON.stringify(old) === JSON.stringify(now) ? null : [String(after.matchId), ...now];
}

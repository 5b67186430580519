import { type MatchOutcome, type MatchState, matchOutcome } from '@kolo/domain';

/** The last columns of `matches`: few matches have anything in them. */
export const outcomeColumns = 'home_kicks, away_kicks, after_extra_time';

/** Selects them from `matches m`; `outcomeOf` reads them. */
export const selectedOutcome =
  'm.home_kicks AS "homeKicks", m.away_kicks AS "awayKicks", m.after_extra_time AS "hadExtraTime"';

export interface OutcomeRecord {
  homeKicks: number | null;
  awayKicks: number | null;
  hadExtraTime: boolean | null;
}

/** How a level match went on, from its row; empty for an ordinary one. */
export const outcomeOf = ({ homeKicks, awayKicks, hadExtraTime }: OutcomeRecord): MatchOutcome => ({
  ...(homeKicks === null || awayKicks === null
    ? {}
    : { shootout: { home: homeKicks, away: awayKicks } }),
  ...(hadExtraTime === true ? { afterExtraTime: true } : {}),
});

/** The values for COPY. */
export function outcomeValues(state: MatchState): (number | string | null)[] {
  const [home, away, extra] = lineOf(matchOutcome(state));
  return [home ?? null, away ?? null, extra === 1 ? 'true' : null];
}

/** The line for SQL `project_lines`, null where the outcome stays the same. */
export function outcomeChange(
  before: MatchState | null,
  after: MatchState,
): (number | null)[] | null {
  const old = lineOf(before === null ? {} : matchOutcome(before));
  const now = lineOf(matchOutcome(after));
  return old.join() === now.join() ? null : [after.matchId, ...now];
}

const lineOf = ({ shootout, afterExtraTime }: MatchOutcome): (number | null)[] => [
  shootout?.home ?? null,
  shootout?.away ?? null,
  afterExtraTime === true ? 1 : null,
];

import type { TableMark } from '../contract/outlook.js';
import { tablePoints } from '../views/counted-result.js';

export interface TeamPoints {
  teamId: number;
  points: number;
}

/** A match that is still to be played or to end. */
export interface OpenMatch {
  homeTeamId: number;
  awayTeamId: number;
}

export interface PlaceRange {
  best: number;
  worst: number;
}

export interface SeasonOutlook {
  teams: readonly TeamPoints[];
  open: readonly OpenMatch[];
  points?: { win: number; draw: number; loss: number };
}

/** Up to 3⁶ completions are tried one by one; with more matches the bounds are safe but not the narrowest. */
const maxEnumerated = 6;

/**
 * Between which places each team can end by points alone; level teams may stand either way. No completion of
 * the season ends outside.
 */
export const placeRanges = (outlook: SeasonOutlook): Map<number, PlaceRange> =>
  outlook.open.length <= maxEnumerated ? enumerated(outlook) : bounds(outlook);

function enumerated({ teams, open, points = tablePoints }: SeasonOutlook): Map<number, PlaceRange> {
  const ranges = new Map<number, PlaceRange>();
  const now = new Map(teams.map(({ teamId, points: before }) => [teamId, before]));
  const shares = [
    [points.win, points.loss],
    [points.draw, points.draw],
    [points.loss, points.win],
  ] as const;
  const add = (teamId: number, share: number) => now.set(teamId, (now.get(teamId) ?? 0) + share);
  const complete = (index: number): void => {
    const match = open[index];
    if (match === undefined) {
      widen(ranges, now);
      return;
    }
    for (const [home, away] of shares) {
      add(match.homeTeamId, home);
      add(match.awayTeamId, away);
      complete(index + 1);
      add(match.homeTeamId, -home);
      add(match.awayTeamId, -away);
    }
  };
  complete(0);
  return ranges;
}

function widen(ranges: Map<number, PlaceRange>, ended: ReadonlyMap<number, number>): void {
  const all = [...ended.values()];
  for (const [teamId, own] of ended) {
    const best = 1 + all.filter((points) => points > own).length;
    const worst = all.filter((points) => points >= own).length;
    const known = ranges.get(teamId) ?? { best, worst };
    ranges.set(teamId, {
      best: Math.min(known.best, best),
      worst: Math.max(known.worst, worst),
    });
  }
}

function bounds({ teams, open, points = tablePoints }: SeasonOutlook): Map<number, PlaceRange> {
  const results = [points.win, points.draw, points.loss];
  const [worstResult, bestResult] = [Math.min(...results), Math.max(...results)];
  const ends = teams.map(({ teamId, points: now }) => {
    const left = open.filter(({ homeTeamId, awayTeamId }) =>
      [homeTeamId, awayTeamId].includes(teamId),
    ).length;
    return { teamId, min: now + left * worstResult, max: now + left * bestResult };
  });
  return new Map(
    ends.map((own) => {
      const others = ends.filter(({ teamId }) => teamId !== own.teamId);
      const best = 1 + others.filter(({ min }) => min > own.max).length;
      const worst = 1 + others.filter(({ max }) => max >= own.min).length;
      return [own.teamId, { best, worst }];
    }),
  );
}

/** @param cut how many places lead to the finals; null where none does */
export function markOf({ best, worst }: PlaceRange, cut: number | null): TableMark | null {
  if (worst === 1) return 'first';
  if (cut === null) return null;
  if (worst <= cut) return 'through';
  return best > cut ? 'out' : null;
}

/** Only a season in which all teams meet says what is still open: another one may get more matches. */
export function isWholeSeason(teamIds: readonly number[], matches: readonly OpenMatch[]): boolean {
  const met = new Set(
    matches.flatMap(({ homeTeamId, awayTeamId }) => [
      `${homeTeamId} ${awayTeamId}`,
      `${awayTeamId} ${homeTeamId}`,
    ]),
  );
  return teamIds.every((one) =>
    teamIds.every((other) => one === other || met.has(`${one} ${other}`)),
  );
}

import type { LeagueName } from '../contract/leagues.js';
import type { TeamRef } from '../contract/matches.js';
import type {
  PlayedMatch,
  PlayerMatchRecord,
  RecordSet,
  UnbeatenRun,
} from '../contract/records.js';
import { limits } from '../limits.js';
import { byDate } from './by-date.js';
import { groupedBy } from './grouped-by.js';

/** A match with a result in a league. */
export interface RecordMatch {
  match: PlayedMatch & { league: LeagueName };
  /** An award against both teams: it ends the runs of both. */
  bothLost: boolean;
}

/** The records of one season, from its matches in any order; an award is no win by goals. */
export function seasonRecords(
  matches: readonly RecordMatch[],
  playerGoals: readonly PlayerMatchRecord[],
): RecordSet {
  const inOrder = [...matches].sort(({ match: a }, { match: b }) => byDate(a, b));
  const played = inOrder.map(({ match }) => match).filter(({ awarded }) => awarded !== true);
  return best({
    biggestWin: played,
    highestScoring: played,
    longestUnbeaten: unbeatenRuns(inOrder),
    playerGoals: [...playerGoals],
  });
}

/** The records over all these seasons. */
export const mergedRecords = (sets: readonly RecordSet[]): RecordSet =>
  best({
    biggestWin: sets.flatMap(({ biggestWin }) => biggestWin),
    highestScoring: sets.flatMap(({ highestScoring }) => highestScoring),
    longestUnbeaten: sets.flatMap(({ longestUnbeaten }) => longestUnbeaten),
    playerGoals: sets.flatMap(({ playerGoals }) => playerGoals),
  });

const best = (all: RecordSet): RecordSet => ({
  biggestWin: highest(all.biggestWin, marginOf, byDate),
  highestScoring: highest(
    all.highestScoring,
    ({ homeScore, awayScore }) => homeScore + awayScore,
    byDate,
  ),
  longestUnbeaten: highest(all.longestUnbeaten, ({ matches }) => matches, byStart),
  playerGoals: highest(
    all.playerGoals,
    ({ goals }) => goals,
    (a, b) => byDate(a.match, b.match) || a.player.id - b.player.id,
  ),
});

/** All that share the highest value above zero. */
function highest<Item>(
  items: readonly Item[],
  value: (item: Item) => number,
  order: (a: Item, b: Item) => number,
): Item[] {
  const top = items.reduce((max, item) => Math.max(max, value(item)), 0);
  if (top === 0) return [];
  return items
    .filter((item) => value(item) === top)
    .sort(order)
    .slice(0, limits.recordTies);
}

function unbeatenRuns(inOrder: readonly RecordMatch[]): UnbeatenRun[] {
  const sides = inOrder.flatMap(({ match, bothLost }) => [
    sideOf(match, match.homeTeam, bothLost || match.homeScore < match.awayScore),
    sideOf(match, match.awayTeam, bothLost || match.awayScore < match.homeScore),
  ]);
  return [...groupedBy(sides, ({ team }) => team.id).values()].flatMap(runsOfTeam);
}

interface Side {
  match: RecordMatch['match'];
  team: TeamRef;
  lost: boolean;
}

const sideOf = (match: RecordMatch['match'], team: TeamRef, lost: boolean): Side => ({
  match,
  team,
  lost,
});

function runsOfTeam(sides: readonly Side[]): UnbeatenRun[] {
  const runs: UnbeatenRun[] = [];
  let current: UnbeatenRun | null = null;
  for (const { match, team, lost } of sides) {
    if (lost) {
      current = null;
      continue;
    }
    const { league, matchDate } = match;
    if (current === null) {
      current = { team, league, matches: 0, from: matchDate, until: matchDate };
      runs.push(current);
    }
    current.matches += 1;
    current.until = matchDate;
  }
  return runs;
}

const marginOf = ({ homeScore, awayScore }: PlayedMatch): number => Math.abs(homeScore - awayScore);

const byStart = (a: UnbeatenRun, b: UnbeatenRun): number =>
  Date.parse(a.from) - Date.parse(b.from) || a.team.id - b.team.id;

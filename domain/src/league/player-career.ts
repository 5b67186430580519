import type { LeagueName } from '../contract/leagues.js';
import type { TeamRef } from '../contract/matches.js';
import type {
  CareerMilestone,
  PlayerCareer,
  PlayerOpponent,
  PlayerSeason,
  PlayerStreaks,
  PlayerSums,
} from '../contract/players.js';
import { byDate } from './by-date.js';
import { groupedBy } from './grouped-by.js';

/** A match that lists the player. */
export interface CareerMatch {
  id: number;
  matchDate: string;
  /** Of the season; a person has one for each company and season. */
  playerId: number;
  league: LeagueName;
  team: TeamRef;
  opponent: TeamRef & { userId: number };
  goals: number;
  assists: number;
  yellowCards: number;
  redCards: number;
  isMvp: boolean;
  /** Whether the top lists of its season count it; cards count in any case. */
  counts: boolean;
}

const goalSteps = 50;
const matchSteps = 50;
const firstGoals = 10;
const hatTrick = 3;

/** Everything that follows from the matches of a player, in any order. */
export function playerCareer(
  matches: readonly CareerMatch[],
): Pick<PlayerCareer, 'career' | 'seasons' | 'opponents' | 'milestones' | 'streaks'> {
  const inOrder = [...matches].sort(byDate);
  const counted = inOrder.filter(({ counts }) => counts);
  return {
    career: sumOf(inOrder),
    seasons: seasonsOf(inOrder),
    opponents: opponentsOf(inOrder),
    milestones: milestonesOf(counted).reverse(),
    streaks: streaksOf(counted),
  };
}

function sumOf(matches: readonly CareerMatch[]): PlayerSums {
  const counted = matches.filter(({ counts }) => counts);
  const sum = (lines: readonly CareerMatch[], value: (line: CareerMatch) => number): number =>
    lines.reduce((all, line) => all + value(line), 0);
  return {
    matches: counted.length,
    goals: sum(counted, ({ goals }) => goals),
    assists: sum(counted, ({ assists }) => assists),
    yellowCards: sum(matches, ({ yellowCards }) => yellowCards),
    redCards: sum(matches, ({ redCards }) => redCards),
    mvps: sum(counted, ({ isMvp }) => Number(isMvp)),
  };
}

function seasonsOf(inOrder: readonly CareerMatch[]): PlayerSeason[] {
  const stays = groupedBy(inOrder, ({ league, team }) => `${league.id} ${team.id}`);
  return [...stays.values()]
    .flatMap((matches) => {
      const last = matches.at(-1);
      if (last === undefined) return [];
      const { playerId, league, team } = last;
      return [{ last, season: { playerId, league, team, ...sumOf(matches) } }];
    })
    .sort((a, b) => byDate(b.last, a.last))
    .map(({ season }) => season);
}

function opponentsOf(inOrder: readonly CareerMatch[]): PlayerOpponent[] {
  const met = groupedBy(inOrder, ({ opponent }) => opponent.userId);
  return [...met.values()]
    .flatMap((matches) => {
      const { opponent } = matches.at(-1) ?? {};
      if (opponent === undefined) return [];
      return [{ team: { id: opponent.id, name: opponent.name }, ...sumOf(matches) }];
    })
    .sort((a, b) => b.matches - a.matches || b.goals - a.goals || a.team.id - b.team.id);
}

function milestonesOf(counted: readonly CareerMatch[]): CareerMilestone[] {
  const found: CareerMilestone[] = [];
  let goals = 0;
  counted.forEach((match, index) => {
    const { id, matchDate, opponent } = match;
    const at = { id, matchDate, opponent: { id: opponent.id, name: opponent.name } };
    const note = (kind: CareerMilestone['kind'], value: number) =>
      found.push({ kind, value, match: at });
    if (index === 0) note('debut', 1);
    if ((index + 1) % matchSteps === 0) note('matches', index + 1);
    for (const value of goalsReached(goals, goals + match.goals)) note('goals', value);
    if (match.goals >= hatTrick) note('hat-trick', match.goals);
    goals += match.goals;
  });
  return found;
}

/** The first goal, the tenth, and every fiftieth. */
function goalsReached(before: number, after: number): number[] {
  const all = Array.from({ length: after - before }, (_, index) => before + index + 1);
  return all.filter((value) => value === 1 || value === firstGoals || value % goalSteps === 0);
}

function streaksOf(counted: readonly CareerMatch[]): PlayerStreaks {
  let current = 0;
  let longest = 0;
  for (const { goals } of counted) {
    current = goals > 0 ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { scoring: { current, longest } };
}

import type { MatchRow, TeamStatisticFields } from '../contract/matches.js';
import {
  type GoalKind,
  type TeamSide,
  type TeamStatistic,
  teamStatistics,
} from '../match/events.js';
import type { BySide } from '../match/state.js';

export interface ShownStatistic extends BySide<number> {
  statistic: TeamStatistic;
}

/** Counts the goals that each team was given by the other one, which were no shots of its own. */
export function ownGoalsOf(goals: Iterable<{ team: TeamSide; kind: GoalKind }>): BySide<number> {
  const given = { home: 0, away: 0 };
  for (const { team, kind } of goals) if (kind === 'own-goal') given[team] += 1;
  return given;
}

/** Scorekeepers in a hurry tap only the goal, so shots are at least the goals. Untapped statistics are left out. */
export function shownStatistics(
  match: TeamStatisticFields & Pick<MatchRow, 'homeScore' | 'awayScore'>,
  ownGoals: BySide<number>,
): ShownStatistic[] {
  const home = raisedToGoals(
    {
      shots: match.homeShots,
      shotsOnTarget: match.homeShotsOnTarget,
      goalkeeperSaves: match.homeGoalkeeperSaves,
      corners: match.homeCorners,
    },
    (match.homeScore ?? 0) - ownGoals.home,
  );
  const away = raisedToGoals(
    {
      shots: match.awayShots,
      shotsOnTarget: match.awayShotsOnTarget,
      goalkeeperSaves: match.awayGoalkeeperSaves,
      corners: match.awayCorners,
    },
    (match.awayScore ?? 0) - ownGoals.away,
  );
  return teamStatistics
    .filter((statistic) => home.tapped[statistic] + away.tapped[statistic] > 0)
    .map((statistic) => ({
      statistic,
      home: home.shown[statistic],
      away: away.shown[statistic],
    }));
}

type Counters = Record<TeamStatistic, number>;

function raisedToGoals(tapped: Counters, goals: number): { tapped: Counters; shown: Counters } {
  const shotsOnTarget = Math.max(tapped.shotsOnTarget, goals);
  const shots = Math.max(tapped.shots, shotsOnTarget);
  return { tapped, shown: { ...tapped, shots, shotsOnTarget } };
}

import type {
  MatchRow,
  MissedKicks,
  RuledOutcome,
  TeamStatisticFields,
} from '../contract/matches.js';
import {
  type GoalKind,
  type MissedHow,
  type Period,
  type TeamSide,
  type TeamStatistic,
  teamStatistics,
} from '../match/events.js';
import { type BySide, otherSide } from '../match/state.js';
import { hasPlayedScore } from './match-outcome.js';

export interface ShownStatistic extends BySide<number> {
  statistic: TeamStatistic;
}

/** Counts own goals of the other team, which were not shots of the team that they count for. */
export function ownGoalsOf(goals: Iterable<{ team: TeamSide; kind: GoalKind }>): BySide<number> {
  const given = { home: 0, away: 0 };
  for (const { team, kind } of goals) if (kind === 'own-goal') given[team] += 1;
  return given;
}

/** Counts penalties and 10 m kicks in play that were not scored; those of the shoot-out are no shots. */
export function missedKicksOf(
  kicks: Iterable<{ team: TeamSide; how: MissedHow; period?: Period }>,
): BySide<MissedKicks> {
  const missed = { home: { all: 0, saved: 0 }, away: { all: 0, saved: 0 } };
  for (const { team, how, period } of kicks) {
    if (period === 5) continue;
    missed[team].all += 1;
    if (how === 'saved') missed[team].saved += 1;
  }
  return missed;
}

const noMisses: BySide<MissedKicks> = missedKicksOf([]);

/**
 * Scorekeepers in a hurry tap only the goal or the missed kick, so shots are at least as many as these. Untapped
 * statistics are left out.
 * @param misses none from older servers
 */
export function shownStatistics(
  match: TeamStatisticFields & Pick<MatchRow, 'homeScore' | 'awayScore'> & RuledOutcome,
  ownGoals: BySide<number>,
  misses: BySide<MissedKicks> = noMisses,
): ShownStatistic[] {
  const tapped: BySide<Counters> = {
    home: {
      shots: match.homeShots,
      shotsOnTarget: match.homeShotsOnTarget,
      goalkeeperSaves: match.homeGoalkeeperSaves,
      corners: match.homeCorners,
    },
    away: {
      shots: match.awayShots,
      shotsOnTarget: match.awayShotsOnTarget,
      goalkeeperSaves: match.awayGoalkeeperSaves,
      corners: match.awayCorners,
    },
  };
  const played = playedGoals(match);
  const goals = { home: played.home - ownGoals.home, away: played.away - ownGoals.away };
  const raised = (team: TeamSide): Counters =>
    raisedToEntries(tapped[team], goals[team], misses[team], misses[otherSide(team)]);
  const home = raised('home');
  const away = raised('away');
  return teamStatistics
    .filter((statistic) => tapped.home[statistic] + tapped.away[statistic] > 0)
    .map((statistic) => ({ statistic, home: home[statistic], away: away[statistic] }));
}

/** An awarded goal was no shot. */
function playedGoals(
  match: Pick<MatchRow, 'homeScore' | 'awayScore'> & RuledOutcome,
): BySide<number> {
  if (!hasPlayedScore(match)) return match.playedScore ?? { home: 0, away: 0 };
  return { home: match.homeScore ?? 0, away: match.awayScore ?? 0 };
}

type Counters = Record<TeamStatistic, number>;

/** @param others what the other team missed */
function raisedToEntries(
  tapped: Counters,
  goals: number,
  missed: MissedKicks,
  others: MissedKicks,
): Counters {
  const shotsOnTarget = Math.max(tapped.shotsOnTarget, goals + missed.saved);
  const shots = Math.max(tapped.shots, shotsOnTarget + missed.all - missed.saved);
  const goalkeeperSaves = Math.max(tapped.goalkeeperSaves, others.saved);
  return { ...tapped, shots, shotsOnTarget, goalkeeperSaves };
}

import { type BySide, type MatchState, scoreOf } from '../match/state.js';
import type { MatchRules } from '../rules/match-rules.js';

export interface CountedResult {
  matchId: number;
  matchDate: string;
  homeTeamId: number;
  awayTeamId: number;
  homeScore: number;
  awayScore: number;
  /** Points by the rule sheet of the match; without one the usual points. */
  points?: MatchRules['points'] | null;
}

/** What one or more results give a team. */
export interface Tally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
}

/** What leagues without a rule sheet give (docs/product.md#tables). */
export const tablePoints = { win: 3, draw: 1, loss: 0 } as const;

/** The score that counts; null for a match that counts for nothing. Its status decides, never its score. */
export function countedScoreOf(state: MatchState): BySide<number> | null {
  if (state.deleted || state.status !== 'completed') return null;
  const { home, away } = scoreOf(state);
  return home === null || away === null ? null : { home, away };
}

/** A match as the table of its league counts it. */
export function countedResultOf(state: MatchState): CountedResult | null {
  const score = state.leagueId === null ? null : countedScoreOf(state);
  if (score === null) return null;
  const { matchId, matchDate, homeTeamId, awayTeamId } = state;
  return {
    ...{ matchId, matchDate, homeTeamId, awayTeamId },
    homeScore: score.home,
    awayScore: score.away,
    points: state.play?.rules.points ?? null,
  };
}

/** What a result gives each of its teams. */
export function talliesOf({
  homeScore,
  awayScore,
  points,
}: Pick<CountedResult, 'homeScore' | 'awayScore' | 'points'>): BySide<Tally> {
  return {
    home: tallyOf(homeScore, awayScore, points ?? tablePoints),
    away: tallyOf(awayScore, homeScore, points ?? tablePoints),
  };
}

function tallyOf(goalsFor: number, goalsAgainst: number, given: MatchRules['points']): Tally {
  const won = goalsFor > goalsAgainst ? 1 : 0;
  const drawn = goalsFor === goalsAgainst ? 1 : 0;
  const lost = 1 - won - drawn;
  const points = won * given.win + drawn * given.draw + lost * given.loss;
  return { played: 1, won, drawn, lost, goalsFor, goalsAgainst, points };
}

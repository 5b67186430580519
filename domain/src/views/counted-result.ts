import { outcomeOf } from '../match/outcome.js';
import type { RulingEventData } from '../match/rulings/events.js';
import { type BySide, type MatchState, scoreOf } from '../match/state.js';
import type { MatchRules } from '../rules/match-rules.js';

export interface CountedResult {
  matchId: number;
  matchDate: string;
  homeTeamId: number;
  awayTeamId: number;
  homeScore: number;
  awayScore: number;
  /** Goals against each team of a match that both lost; left out of any other. */
  against?: number | null;
  /** When a match that nobody kicked off was awarded, which may be long before its date; left out of any other. */
  awardedAt?: string;
  /** Points by the rule sheet of the match; without one the usual points. */
  points?: MatchRules['points'] | null;
  /** Points that its award takes beside the result, never between teams that are level; left out of most. */
  deduction?: AwardDeduction;
}

export type AwardDeduction = Required<
  Pick<RulingEventData['ResultAwarded'], 'winner' | 'cause' | 'minusPoints'>
>;

/** From when on a result counts: an award does as soon as it is decided, however late the match was to be. */
export const countsFrom = ({
  matchDate,
  awardedAt = matchDate,
}: Pick<CountedResult, 'matchDate' | 'awardedAt'>): string =>
  Date.parse(awardedAt) < Date.parse(matchDate) ? awardedAt : matchDate;

/** The sum of one or more results of a team. */
export interface Tally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  points: number;
}

/** The points of leagues without a rule sheet (docs/product.md#tables). */
export const tablePoints = { win: 3, draw: 1, loss: 0 } as const;

/** The score that counts; null for a match that counts for nothing. Its status decides, never its score. */
export function countedScoreOf(state: MatchState): BySide<number> | null {
  return state.deleted || state.status !== 'completed' ? null : decidedScoreOf(state);
}

/** The score that a match is shown with: the counted one, or how it stands. Annulled or played again it has none. */
export function shownScoreOf(state: MatchState): BySide<number> | BySide<null> {
  switch (outcomeOf(state)) {
    case 'annulled':
    case 'replayed':
      return { home: null, away: null };
    case 'awarded':
      return decidedScoreOf(state) ?? { home: null, away: null };
    default:
      return scoreOf(state);
  }
}

/** The score of an award, evaluated here so that a correction of the played score counts too. */
function decidedScoreOf(state: MatchState): BySide<number> | null {
  const { home, away } = scoreOf(state);
  const played = home === null || away === null ? null : { home, away };
  const award = state.ruling?.award;
  if (!award) return played;
  const keepsPlayed = played !== null && award.keepsPlayed && isBetterPlayed(played, award);
  return keepsPlayed ? played : { home: award.homeScore, away: award.awayScore };
}

/** Better for the winner: by a higher difference, or as high with more goals. */
function isBetterPlayed(played: BySide<number>, award: RulingEventData['ResultAwarded']): boolean {
  const { winner, homeScore, awayScore } = award;
  if (winner === 'none') return false;
  const [own, other] = winner === 'home' ? [played.home, played.away] : [played.away, played.home];
  const [given, taken] = winner === 'home' ? [homeScore, awayScore] : [awayScore, homeScore];
  const [difference, awarded] = [own - other, given - taken];
  return difference > awarded || (difference === awarded && own > given);
}

/** A match as the table of its league counts it: matches of a stage are beside that table. */
export function countedResultOf(state: MatchState): CountedResult | null {
  const isBeside = state.leagueId === null || state.place !== undefined;
  const score = isBeside ? null : countedScoreOf(state);
  if (score === null) return null;
  const { matchId, matchDate, homeTeamId, awayTeamId, ruling } = state;
  const award = ruling?.award;
  const against = award?.against ?? null;
  const deduction = award && deductionOf(award);
  const awardedAt = award && scoreOf(state).home === null ? state.completedAt : null;
  return {
    matchId,
    matchDate,
    homeTeamId,
    awayTeamId,
    homeScore: score.home,
    awayScore: score.away,
    points: state.play?.rules.points ?? award?.points ?? null,
    ...(awardedAt === null ? {} : { awardedAt }),
    ...(against === null ? {} : { against }),
    ...(deduction && { deduction }),
  };
}

/** The points that an award takes beside the result; undefined where it takes none. */
export const deductionOf = ({
  winner,
  cause,
  minusPoints,
}: RulingEventData['ResultAwarded']): AwardDeduction | undefined =>
  minusPoints === undefined ? undefined : { winner, cause, minusPoints };

/** The points of a result for each of its teams. */
export function talliesOf({
  homeScore,
  awayScore,
  points,
  against,
}: Pick<CountedResult, 'homeScore' | 'awayScore' | 'points' | 'against'>): BySide<Tally> {
  if (against != null) {
    const lost = tallyOf(0, against, points ?? tablePoints, true);
    return { home: lost, away: lost };
  }
  return {
    home: tallyOf(homeScore, awayScore, points ?? tablePoints),
    away: tallyOf(awayScore, homeScore, points ?? tablePoints),
  };
}

function tallyOf(
  goalsFor: number,
  goalsAgainst: number,
  given: MatchRules['points'],
  bothLost = false,
): Tally {
  const won = goalsFor > goalsAgainst ? 1 : 0;
  const drawn = goalsFor === goalsAgainst && !bothLost ? 1 : 0;
  const lost = 1 - won - drawn;
  const points = won * given.win + drawn * given.draw + lost * given.loss;
  return { played: 1, won, drawn, lost, goalsFor, goalsAgainst, points };
}

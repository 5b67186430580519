import type { TieDecision } from '../../contract/stages.js';
import type { BySide } from '../../match/state.js';
import type { TieDecider } from '../../season/stages.js';
import type { StageMatch } from './stage-match.js';

export interface TieOutcome {
  winner: number;
  by: TieDecision;
}

/** A tie whose teams are known. */
export interface PlayedTie {
  home: number;
  away: number;
  /** One for each leg; undefined where it is not scheduled. */
  matches: readonly (StageMatch | undefined)[];
  deciders: readonly TieDecider[];
  /** The better placed of the two by the seeding. */
  better: number;
  /** The one that was drawn before the other. */
  drawn: number | null;
}

/** Whoever comes through by the results; null while it is open or level (docs/product.md#finals). */
export function outcomeOfTie(tie: PlayedTie): TieOutcome | null {
  const { matches } = tie;
  if (!isPlayed(matches)) return null;
  // Both have lost, so that a person decides.
  if (matches.some(({ awardedTo }) => awardedTo === 'none')) return null;
  const [only, second] = matches;
  if (only === undefined) return null;
  const score = aggregateOf(tie);
  if (score !== null && score.home !== score.away) {
    const winner = score.home > score.away ? tie.home : tie.away;
    return { winner, by: wayOf(matches, second === undefined ? 'score' : 'aggregate') };
  }
  return levelOutcome(tie, second ?? only);
}

/** All legs are over, and nobody has won. */
export const isPlayed = (
  matches: readonly (StageMatch | undefined)[],
): matches is readonly StageMatch[] =>
  matches.length > 0 && matches.every((match) => match?.status === 'completed');

/** The goals of both teams over all legs; null before any. */
export function aggregateOf({ home, away, matches }: PlayedTie): BySide<number> | null {
  const scored = matches.filter((match) => match !== undefined && match.homeScore !== null);
  if (scored.length === 0) return null;
  const sum = (team: number) =>
    scored.reduce((goals, match) => goals + (match ? goalsOf(match, team) : 0), 0);
  return { home: sum(home), away: sum(away) };
}

const goalsOf = (match: StageMatch, team: number): number =>
  (match.homeTeamId === team ? match.homeScore : match.awayScore) ?? 0;

function wayOf(matches: readonly StageMatch[], usual: TieDecision): TieDecision {
  if (matches.some(({ outcome }) => outcome === 'awarded')) return 'award';
  return matches.at(-1)?.afterExtraTime ? 'extra-time' : usual;
}

function levelOutcome(tie: PlayedTie, last: StageMatch): TieOutcome | null {
  const { home, away, deciders, better, drawn } = tie;
  for (const decider of deciders) {
    if (decider === 'away-goals') {
      const [own, other] = [awayGoalsOf(tie, home), awayGoalsOf(tie, away)];
      if (own !== other) return { winner: own > other ? home : away, by: decider };
    }
    const kicks = decider === 'kicks' ? winnerOfKicks(last) : null;
    if (kicks !== null) return { winner: kicks, by: 'kicks' };
    if (decider === 'better-placed') return { winner: better, by: decider };
  }
  const kicks = winnerOfKicks(last);
  if (kicks !== null) return { winner: kicks, by: 'kicks' };
  return drawn === null ? null : { winner: drawn, by: 'lots' };
}

const awayGoalsOf = ({ matches }: PlayedTie, team: number): number =>
  matches.reduce((sum, match) => sum + (match?.awayTeamId === team ? goalsOf(match, team) : 0), 0);

function winnerOfKicks({ shootout, homeTeamId, awayTeamId }: StageMatch): number | null {
  if (shootout === undefined || shootout.home === shootout.away) return null;
  return shootout.home > shootout.away ? homeTeamId : awayTeamId;
}

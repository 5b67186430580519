import type { RecordedResult, TeamSide } from '../events.js';
import type { Shootout } from '../ruled-match-fields.js';
import type { BySide, MatchState } from '../state.js';
import { type Facts, factsOf } from './facts.js';

/** The kicks that decide a match, null before they have begun (docs/product.md#extra-time-and-kicks). */
export function shootoutOf({ shootouts, kicks, byHand }: Facts): Shootout | null {
  const started = shootouts.at(-1);
  if (started === undefined) return byHandOf(byHand);
  const score = { home: 0, away: 0 };
  const taken = { home: 0, away: 0 };
  for (const { data } of kicks) {
    taken[data.team] += 1;
    if (data.scored) score[data.team] += 1;
  }
  return {
    first: started.data.first,
    ...score,
    kicks: kicks.map(({ data: { team, playerId, scored } }) => ({ team, playerId, scored })),
    decided: decidedFor(started.data.kicks, score, taken),
  };
}

/** By hand only the score is known: not the kicks, nor which team began. */
function byHandOf(result: RecordedResult | null): Shootout | null {
  const score = result?.shootout;
  if (score === undefined) return null;
  const decided = score.home > score.away ? 'home' : 'away';
  return { first: 'home', ...score, kicks: [], decided };
}

/** Whether kicks would follow the one that decides, were a kick corrected. */
export function wouldDecideEarlier(
  state: MatchState,
  kickId: string,
  correction: { scored?: boolean; team?: TeamSide },
): boolean {
  const { shootouts, kicks } = factsOf(state);
  const first = shootouts.at(-1)?.data.kicks ?? 0;
  const score = { home: 0, away: 0 };
  const taken = { home: 0, away: 0 };
  for (const { id, data } of kicks) {
    if (decidedFor(first, score, taken) !== null) return true;
    const kick = id === kickId ? { ...data, ...correction } : data;
    taken[kick.team] += 1;
    if (kick.scored) score[kick.team] += 1;
  }
  return false;
}

/** A team has won when the other cannot draw level with the kicks that it still has. */
function decidedFor(first: number, score: BySide<number>, taken: BySide<number>): TeamSide | null {
  const kicksEach = Math.max(first, taken.home, taken.away);
  const reachable = {
    home: score.home + kicksEach - taken.home,
    away: score.away + kicksEach - taken.away,
  };
  if (score.home > reachable.away) return 'home';
  return score.away > reachable.home ? 'away' : null;
}

import { limits } from '../limits.js';
import { type Goal, type MatchState, sideOf } from './state.js';

/** The goal of an assist tapped at `at`: the team's latest open-play goal without one, at most half a minute before. */
export function goalOfAssist(state: MatchState, playerId: number, at: string): Goal | undefined {
  const team = sideOf(state, playerId);
  const tappedAt = new Map(state.actions.map((action) => [action.id, action.at]));
  return state.goals.findLast(({ id, kind, assist, scorer, ...goal }) => {
    const sinceMs = Date.parse(at) - Date.parse(tappedAt.get(id) ?? '');
    const fits = goal.team === team && kind === 'open-play' && assist === null;
    return fits && scorer !== playerId && sinceMs >= 0 && sinceMs <= limits.assistWithinMs;
  });
}

import { limits } from '../../limits.js';
import { type Goal, type MatchState, sideOf } from '../state.js';

/** The goal of an assist tapped at `at`: the team's latest open-play goal without one, at most half a minute before. */
export function goalOfAssist(state: MatchState, playerId: number, at: string): Goal | undefined {
  const { actions, goals } = state;
  const team = sideOf(state, playerId);
  const assistAt = Date.parse(at);
  let place = actions.length - 1;
  return goals.findLast((goal) => {
    const { id, kind, assist, scorer } = goal;
    const fits = goal.team === team && kind === 'open-play' && assist === null;
    if (!fits || scorer === playerId) return false;
    // Goals are in the order of their actions, so one walk finds all their times.
    while (place > 0 && actions[place]?.id !== id) place -= 1;
    const sinceMs = assistAt - Date.parse(actions[place]?.at ?? '');
    return sinceMs >= 0 && sinceMs <= limits.assistWithinMs;
  });
}

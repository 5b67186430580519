import type { Refusal } from '../../errors.js';
import type { TeamSide } from '../events.js';
import { scoreOf } from '../state.js';
import type { Draft } from './draft.js';

/** A higher score is goals without a scorer, a lower one undoes the team's latest goals. */
export function setScore(draft: Draft, team: TeamSide, score: number): Refusal | null {
  const goal = {
    type: 'GoalScored',
    data: { team, scorer: null, assist: null, kind: 'open-play' },
  } as const;
  const refusal = draft.refusalOf(goal);
  if (refusal !== null) return refusal;
  const current = scoreOf(draft.state)[team] ?? 0;
  for (let n = current; n < score; n += 1) draft.add(goal);
  const latestFirst = draft.state.goals.filter((scored) => scored.team === team).reverse();
  for (const { id } of latestFirst.slice(0, Math.max(0, current - score)))
    draft.add({ type: 'ActionVoided', data: { actionId: id } });
  return null;
}

import { periodOf } from '../ruled-match.js';
import type { Advice } from '../ruled-match-fields.js';
import { type BySide, scoreOf } from '../state.js';
import { mayBeLevel } from './level.js';
import type { PlayMoment } from './moment.js';
import { nextKick } from './next-kick.js';
import { sendingsOff } from './numbers.js';
import { lastExtraPeriod } from './periods.js';
import { shootoutOf } from './shootout.js';

/** Contradictions in extra time and the kicks (docs/product.md#extra-time-and-kicks). */
export const deciderAdvice = (moment: PlayMoment): Advice[] => [
  ...extraTimeAdvice(moment),
  ...kickAdvice(moment),
];

function extraTimeAdvice({ state, play, facts }: PlayMoment): Advice[] {
  const period = periodOf(play);
  if (period < 3) return [];
  const advice: Advice[] = [];
  if (period === 5 && !mayBeLevel(state, scoreOf(state)))
    advice.push({ code: 'nothing-to-decide' });
  if (period < 5 && !mayBeLevel(state, facts.regularTime))
    advice.push({ code: 'extra-time-not-level' });
  const isUnfinished =
    state.status === 'completed' && period === 3 && lastExtraPeriod(play.rules) === 4;
  return isUnfinished ? [...advice, { code: 'extra-time-unfinished' }] : advice;
}

/** Teams take turns, and nobody kicks twice before all who may have kicked once. */
function kickAdvice({ state, play, facts }: PlayMoment): Advice[] {
  const shootout = shootoutOf(facts);
  if (shootout === null) return [];
  const sentOff = new Set(sendingsOff(play.rules, facts.cards).map(({ data }) => data.playerId));
  const kickers: BySide<number[]> = { home: [], away: [] };
  const advice: Advice[] = [];
  for (const [n, { id, data }] of facts.kicks.entries()) {
    const { team, playerId } = data;
    const before = { first: shootout.first, kicks: shootout.kicks.slice(0, n) };
    if (nextKick(before) !== team) advice.push({ code: 'kick-out-of-turn', team, actionId: id });
    if (playerId === null) continue;
    const eligible = (state.lineup?.[team] ?? []).filter((one) => !sentOff.has(one)).length;
    if (kickers[team].includes(playerId) && kickers[team].length < eligible)
      advice.push({ code: 'kicker-again', team, playerId, actionId: id });
    kickers[team].push(playerId);
  }
  return advice;
}

import type { Advice } from '../match-day.js';
import { type MatchState, scoreOf } from '../state.js';
import { byPlay } from './facts.js';
import type { PlayMoment } from './moment.js';
import { lastExtraPeriod } from './periods.js';
import { periodOf } from './play.js';
import { nextKick, shootoutOf } from './shootout.js';

/** What does not fit in extra time and the kicks (docs/product.md#extra-time-and-kicks). */
export const deciderAdvice = (moment: PlayMoment): Advice[] => [
  ...extraTimeAdvice(moment),
  ...kickAdvice(moment),
];

function extraTimeAdvice({ state, play }: PlayMoment): Advice[] {
  const period = periodOf(play);
  if (period < 3) return [];
  const advice: Advice[] = [];
  const isLevelBefore = levelBefore(state, period === 5 ? 5 : 3);
  if (!isLevelBefore)
    advice.push({ code: period === 5 ? 'nothing-to-decide' : 'extra-time-not-level' });
  const isUnfinished =
    state.status === 'completed' && period === 3 && lastExtraPeriod(play.rules) === 4;
  return isUnfinished ? [...advice, { code: 'extra-time-unfinished' }] : advice;
}

/** Whether the goals of the periods before this one leave no winner. */
function levelBefore(state: MatchState, period: 3 | 5): boolean {
  if (period === 5) {
    const { home, away } = scoreOf(state);
    return home === away;
  }
  const goals = state.actions.filter((action) => action.type === 'GoalScored');
  const before = goals.filter((goal) => (goal.period ?? 1) < period);
  const ofHome = before.filter(({ data }) => data.team === 'home').length;
  return ofHome * 2 === before.length;
}

/** Teams take turns, and nobody kicks twice before all who may have kicked once. */
function kickAdvice({ state, play, facts }: PlayMoment): Advice[] {
  const shootout = shootoutOf(facts);
  if (shootout === null) return [];
  const sentOff = new Set(
    facts.cards.flatMap(({ data }) => (data.card === 'yellow' ? [] : [data.playerId])),
  );
  const kickers = { home: [] as number[], away: [] as number[] };
  const advice: Advice[] = [];
  for (const [n, { id, data }] of [...facts.kicks].sort(byPlay(play)).entries()) {
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

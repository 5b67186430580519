import type { Refusal } from '../../errors.js';
import type { MatchCommand, Suspended, WantedState } from '../commands.js';
import { standingActions } from '../corrections.js';
import type { MatchEventType, TeamSide, TeamStatistic } from '../events.js';
import { countsNow } from '../rules/timeouts.js';
import { lacksWinner } from '../rules/winner.js';
import { type MatchState, scoreOf } from '../state.js';
import type { Draft } from './draft.js';
import { noteOverrides } from './list.js';
import { stopClock } from './rulings.js';
import { setScore } from './set-score.js';

type Transition = Extract<MatchEventType, `${string}Half${string}` | 'MatchFinished'>;

/** `PATCH state` as intent: in the end every field named holds, or nothing happens (docs/product.md#live-match). */
export function decideState(
  draft: Draft,
  { wanted, suspended }: Extract<MatchCommand, { type: 'ChangeState' }>,
  at: string,
): Refusal | null {
  const before = draft.events.length;
  const refusal =
    finishLevel(draft, wanted) ??
    transition(draft, wanted, at) ??
    checkList(draft, suspended) ??
    statistics(draft, wanted) ??
    scores(draft, wanted) ??
    timeouts(draft, wanted);
  if (refusal !== null) return refusal;
  if (holds(draft.state, wanted)) return null;
  return {
    code:
      draft.events.length === before ? 'match.transition-not-allowed' : 'match.state-contradiction',
  };
}

const transitionTo = {
  'first-half': 'FirstHalfStarted',
  'half-time': 'HalfTimeReached',
  'second-half': 'SecondHalfStarted',
  completed: 'MatchFinished',
} as const satisfies Partial<Record<MatchState['matchState'], Transition>>;

function transition(draft: Draft, wanted: WantedState, at: string): Refusal | null {
  const { state } = draft;
  if (wanted.status === 'cancelled')
    return state.status === 'cancelled' ? null : abandon(draft, at);
  const target = wanted.matchState ?? targetOf(state, wanted);
  if (target === state.matchState) return null;
  if (target === 'pre-match') return { code: 'match.transition-not-allowed' };
  return draft.add({ type: transitionTo[target], data: {} });
}

/** Once more at the first whistle: who was suspended meanwhile is noted, as a match that began cannot be refused. */
function checkList(draft: Draft, suspended: Suspended | undefined): Refusal | null {
  const { lineup } = draft.state;
  const begins = draft.events.some(({ type }) => type === 'FirstHalfStarted');
  if (!begins || lineup === null) return null;
  return noteOverrides(draft, [...lineup.home, ...lineup.away], { suspended });
}

const abandon = (draft: Draft, at: string): Refusal | null =>
  stopClock(draft, at) ?? draft.add({ type: 'MatchCancelled', data: {} });

/** A level match that needs a winner ends only with a reason, which is recorded before the finish. */
function finishLevel(draft: Draft, wanted: WantedState): Refusal | null {
  const { state } = draft;
  const target = wanted.matchState ?? targetOf(state, wanted);
  if (target !== 'completed' || state.matchState === 'completed') return null;
  const score = scoreOf(state);
  const { homeScore = score.home, awayScore = score.away, levelReason: reason } = wanted;
  if (!lacksWinner(state, { home: homeScore, away: awayScore })) return null;
  const refusal = draft.refusalOf({ type: 'MatchFinished', data: {} });
  if (refusal !== null) return refusal;
  if (reason === undefined) return { code: 'match.winner-needed' };
  return draft.add({ type: 'LevelResultAccepted', data: { reason } });
}

function targetOf(
  { matchState }: MatchState,
  { status, currentHalf }: WantedState,
): MatchState['matchState'] {
  if (status === 'completed') return 'completed';
  if (currentHalf === 2 && matchState === 'half-time') return 'second-half';
  if (matchState === 'pre-match' && (status === 'in_progress' || currentHalf === 1))
    return 'first-half';
  return matchState;
}

const statisticFields = {
  homeShots: ['home', 'shots'],
  awayShots: ['away', 'shots'],
  homeShotsOnTarget: ['home', 'shotsOnTarget'],
  awayShotsOnTarget: ['away', 'shotsOnTarget'],
  homeGoalkeeperSaves: ['home', 'goalkeeperSaves'],
  awayGoalkeeperSaves: ['away', 'goalkeeperSaves'],
  homeCorners: ['home', 'corners'],
  awayCorners: ['away', 'corners'],
} as const satisfies { [field in keyof WantedState]?: readonly [TeamSide, TeamStatistic] };

function statistics(draft: Draft, wanted: WantedState): Refusal | null {
  for (const field of Object.keys(statisticFields) as (keyof typeof statisticFields)[]) {
    const value = wanted[field];
    const [team, statistic] = statisticFields[field];
    if (value === undefined) continue;
    const by = value - draft.state.statistics[team][statistic];
    if (by === 0) continue;
    const refusal = draft.add({ type: 'TeamStatisticChanged', data: { team, statistic, by } });
    if (refusal !== null) return refusal;
  }
  return null;
}

function scores(draft: Draft, { homeScore, awayScore }: WantedState): Refusal | null {
  const change = (team: TeamSide, score: number | undefined): Refusal | null =>
    score === undefined || scoreOf(draft.state)[team] === score
      ? null
      : setScore(draft, team, score);
  return change('home', homeScore) ?? change('away', awayScore);
}

/** One more takes a timeout; one fewer undoes the team's latest of this half. */
function timeouts(
  draft: Draft,
  { homeTimeoutsUsed, awayTimeoutsUsed }: WantedState,
): Refusal | null {
  const change = (team: TeamSide, used: number | undefined): Refusal | null => {
    if (used === undefined) return null;
    while (draft.state.timeouts[team] < used) {
      const refusal = draft.add({ type: 'TimeoutTaken', data: { team } });
      if (refusal !== null) return refusal;
    }
    while (draft.state.timeouts[team] > used) {
      const latest = standingActions(draft.state).findLast(
        (action) =>
          action.type === 'TimeoutTaken' &&
          action.data.team === team &&
          countsNow(draft.state.play, action.period),
      );
      if (latest === undefined) break;
      draft.add({ type: 'ActionVoided', data: { actionId: latest.id } });
    }
    return null;
  };
  return change('home', homeTimeoutsUsed) ?? change('away', awayTimeoutsUsed);
}

function holds(state: MatchState, wanted: WantedState): boolean {
  const score = scoreOf(state);
  const { levelReason: _, ...fields } = wanted;
  const actual: Record<keyof typeof fields, string | number | null> = {
    status: state.status,
    matchState: state.matchState,
    currentHalf: state.currentHalf,
    homeScore: score.home,
    awayScore: score.away,
    homeTimeoutsUsed: state.timeouts.home,
    awayTimeoutsUsed: state.timeouts.away,
    homeShots: state.statistics.home.shots,
    awayShots: state.statistics.away.shots,
    homeShotsOnTarget: state.statistics.home.shotsOnTarget,
    awayShotsOnTarget: state.statistics.away.shotsOnTarget,
    homeGoalkeeperSaves: state.statistics.home.goalkeeperSaves,
    awayGoalkeeperSaves: state.statistics.away.goalkeeperSaves,
    homeCorners: state.statistics.home.corners,
    awayCorners: state.statistics.away.corners,
  };
  return (Object.keys(fields) as (keyof typeof fields)[]).every(
    (field) => fields[field] === undefined || fields[field] === actual[field],
  );
}

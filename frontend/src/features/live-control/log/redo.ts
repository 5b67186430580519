import { type LoggedMatchEvent, type MatchState, standingAction } from '@kolo/domain';
import { type TabletCommand, whistles } from '@/features/live-control/taps/tap';

/** What was undone, to be tapped once more at the time of the first tap, which gives it the same minute. */
export interface Redo {
  command: TabletCommand;
  /** ISO 8601 instant. */
  at: string;
  /** The minute that a correction had given it. */
  second?: number;
}

/**
 * @param state as it was before the undo
 * @returns null for what only an office can do again
 */
export function redoOf(state: MatchState, action: LoggedMatchEvent): Redo | null {
  const standing = standingAction(state, action.id) ?? action;
  const command = commandFor(state, standing);
  if (command === null) return null;
  const { second } = standing;
  const moved = second !== null && second !== action.second;
  return { command, at: action.at, ...(moved ? { second } : {}) };
}

function commandFor(state: MatchState, action: LoggedMatchEvent): TabletCommand | null {
  switch (action.type) {
    case 'AttendanceConfirmed': {
      const { team, playerIds } = action.data;
      const roster = { home: [], away: [], [team]: playerIds };
      return { type: 'ConfirmAttendance', team, playerIds, roster };
    }
    case 'MatchInitialised': {
      const { home, away } = action.data;
      return { type: 'InitialiseMatch', playerIds: [...home, ...away], roster: { home, away } };
    }
    case 'FirstHalfStarted':
      return { type: 'ChangeState', wanted: whistles.firstHalf };
    case 'HalfTimeReached':
      return { type: 'ChangeState', wanted: whistles.halfTime };
    case 'SecondHalfStarted':
      return { type: 'ChangeState', wanted: whistles.secondHalf };
    case 'MatchFinished':
      return { type: 'ChangeState', wanted: whistles.finish };
    case 'MatchCancelled':
      return { type: 'ChangeState', wanted: whistles.abandon };
    case 'GoalScored': {
      const { team, scorer, assist, kind } =
        state.goals.find(({ id }) => id === action.id) ?? action.data;
      return { type: 'RecordGoal', team, scorer, assist: scorer === null ? null : assist, kind };
    }
    case 'GoalAttributed':
      return { type: 'RaisePlayerCounter', playerId: action.data.scorer, counter: 'goals' };
    case 'AssistAttributed':
      return { type: 'RaisePlayerCounter', playerId: action.data.assist, counter: 'assists' };
    case 'PlayerCounterRaised':
      return { type: 'RaisePlayerCounter', ...action.data };
    case 'TeamStatisticSet': {
      const { team, statistic, value, previous } = action.data;
      const by = value > previous ? 1 : -1;
      return value - previous === by ? { type: 'RaiseTeamStatistic', team, statistic, by } : null;
    }
    case 'TimeoutTaken':
      return { type: 'TakeTimeout', team: action.data.team };
    case 'MvpChosen':
      return { type: 'ChooseMvp', playerId: action.data.playerId };
    case 'ActionCorrected': {
      const { actionId, ...correction } = action.data;
      return { type: 'CorrectAction', actionId, correction };
    }
    case 'MatchScheduled':
    case 'MatchRescheduled':
    case 'ResultRecorded':
    case 'ActionVoided':
    case 'MatchDeleted':
    case 'MatchRestored':
      return null;
  }
}

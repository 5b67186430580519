import {
  type ConsoleCommand,
  completedBy,
  type LoggedMatchEvent,
  type MatchEventData,
  minuteLabel,
  rowOf,
  scoreAfterGoal,
  standingAction,
  type TeamSide,
  type TeamStatistic,
  type WantedState,
} from '@kolo/domain';
import { type ConsoleText, entryLabel, type Naming, teamName } from './naming';
import { ruledMatchCommandLabel, ruledMatchLabel } from './ruled-match-label';

/** `gol, Horvat, 14. min`: an action in the words of the undo bar. */
export function actionLabel(naming: Naming, action: LoggedMatchEvent): string {
  const { state } = naming;
  const standing = standingAction(state, action.id) ?? action;
  const about = standingAction(state, completedBy(standing) ?? action.id) ?? standing;
  const label = whatHappened(naming, standing);
  const minute =
    rowOf(action.type).minute === 'none' ? null : minuteLabel(about, state.play?.rules);
  return minute === null ? label : naming.t('action.at', { action: label, minute });
}

/** `gol, Horvat`: the action that a tap requested. */
export function commandLabel(naming: Naming, command: ConsoleCommand): string {
  const { t, players } = naming;
  switch (command.type) {
    case 'ConfirmAttendance':
      return t('action.attendance', { team: teamName(naming, command.team) });
    case 'InitialiseMatch':
      return t('action.initialised');
    case 'AddPlayer':
      return t('action.added', { who: players.label(command.playerId) });
    case 'ReplacePlayer':
      return replacedLabel(naming, command);
    case 'ChangeLineupRole':
      return roleLabel(naming, command);
    case 'ChangeState':
      return stateLabel(t, command.wanted);
    case 'RaisePlayerCounter': {
      const kind = command.counter === 'goals' ? 'goal' : command.counter;
      return t(`action.${kind}`, { who: players.label(command.playerId) });
    }
    case 'RecordGoal':
      return goalLabel(naming, command);
    case 'CorrectAction':
      return correctionLabel(naming, command.actionId);
    case 'ChangeTeamStatistic':
      return statisticLabel(naming, command.team, command.statistic, command.by);
    case 'TakeTimeout':
      return entryLabel(naming, 'timeout', teamName(naming, command.team));
    case 'ChooseMvp':
      return t('action.mvp', { who: players.label(command.playerId) });
    case 'FlagEntry':
      return flagLabel(naming, command);
    case 'AbandonMatch':
      return t('action.abandoned');
    case 'ResumeMatch':
      return t('action.resumed');
    case 'SignResult':
      return t('action.signed', { who: t(`action.signing.${command.role}`) });
    case 'RefuseSignature':
      return t('action.refused', { who: t(`action.signing.${command.role}`) });
    case 'AddRemark':
      return t('action.remark');
    case 'AnnounceProtest':
      return t('action.protest', { who: teamName(naming, command.team) });
    case 'Undo':
      return t('action.undo');
    default:
      return ruledMatchCommandLabel(naming, command);
  }
}

function whatHappened(naming: Naming, action: LoggedMatchEvent): string {
  const { t, players, state } = naming;
  switch (action.type) {
    case 'MatchScheduled':
    case 'MatchPlaced':
    case 'MatchRescheduled':
    case 'TeamsChanged':
    case 'FirstLegCarried':
      return t('action.scheduled');
    case 'AttendanceConfirmed':
      return t('action.attendance', { team: teamName(naming, action.data.team) });
    case 'MatchInitialised':
      return t('action.initialised');
    case 'PlayerAdded':
      return t('action.added', { who: players.label(action.data.playerId) });
    case 'PlayerReplaced':
      return replacedLabel(naming, action.data);
    case 'LineupRoleChanged':
      return roleLabel(naming, action.data);
    case 'SuspensionOverridden':
      return t('action.overridden', { who: players.label(action.data.playerId) });
    case 'FirstHalfStarted':
      return t('action.first-half');
    case 'HalfTimeReached':
      return t('action.half-time');
    case 'SecondHalfStarted':
      return t('action.second-half');
    case 'MatchFinished':
      return t('action.finished');
    case 'MatchCancelled':
      return t('action.cancelled');
    case 'MatchPostponed':
      return t('action.postponed');
    case 'MatchAbandoned':
      return t('action.abandoned');
    case 'MatchResumed':
      return t('action.resumed');
    case 'MatchReplayOrdered':
      return t('action.replay');
    case 'ResultAwarded':
      return t('action.awarded', { home: action.data.homeScore, away: action.data.awayScore });
    case 'MatchAnnulled':
      return t('action.annulled');
    case 'ResultSigned':
      return t('action.signed', { who: t(`action.signing.${action.data.role}`) });
    case 'SignatureRefused':
      return t('action.refused', { who: t(`action.signing.${action.data.role}`) });
    case 'RemarkAdded':
      return t('action.remark');
    case 'ProtestAnnounced':
      return t('action.protest', { who: teamName(naming, action.data.team) });
    case 'ProtestDecided':
      return t('action.protestDecided');
    case 'ResultConfirmed':
      return t('action.confirmed');
    case 'OfficialResultReopened':
      return t('action.reopened');
    case 'ResultRegistered':
      return t('action.registered');
    case 'GoalScored':
      // The scorer may have been named after the goal.
      return goalLabel(naming, state.goals.find(({ id }) => id === action.id) ?? action.data);
    case 'GoalAttributed':
      return t('action.attributed', { who: players.label(action.data.scorer) });
    case 'AssistAttributed': {
      const { home, away } = scoreAfterGoal(state, action.data.goalId);
      const who = players.label(action.data.assist);
      return t('action.assistFor', { score: `${home}:${away}`, who });
    }
    case 'ActionCorrected':
      return correctionLabel(naming, action.data.actionId);
    case 'PlayerCounterRaised':
      return t(`action.${action.data.counter}`, { who: players.label(action.data.playerId) });
    case 'TeamStatisticChanged': {
      const { team, statistic, by } = action.data;
      return statisticLabel(naming, team, statistic, by);
    }
    case 'TimeoutTaken':
      return entryLabel(naming, 'timeout', teamName(naming, action.data.team));
    case 'ResultRecorded':
      return t('action.result', { home: action.data.homeScore, away: action.data.awayScore });
    case 'EntryFlagged':
      return flagLabel(naming, action.data);
    case 'MvpChosen':
      return t('action.mvp', { who: players.label(action.data.playerId) });
    case 'ActionVoided':
    case 'MatchDeleted':
    case 'MatchRestored':
    case 'Withheld':
      return t('action.undo');
    default:
      return ruledMatchLabel(naming, action);
  }
}

const replacedLabel = (
  { t, players }: Naming,
  { playerId, replacedBy }: Pick<MatchEventData['PlayerReplaced'], 'playerId' | 'replacedBy'>,
): string => t('action.replaced', { who: players.label(replacedBy), out: players.label(playerId) });

function roleLabel(
  { t, players }: Naming,
  { playerId, role, given }: Omit<MatchEventData['LineupRoleChanged'], 'listedBy'>,
): string {
  const action = t(`action.role.${role}`, { who: players.label(playerId) });
  return given ? action : t('action.roleTaken', { action });
}

const correctionLabel = (naming: Naming, actionId: string): string =>
  naming.t('action.corrected', { action: subjectLabel(naming, actionId) });

function flagLabel(naming: Naming, flag: MatchEventData['EntryFlagged']): string {
  const action = subjectLabel(naming, flag.actionId);
  return naming.t(flag.flagged ? 'action.flagged' : 'action.checked', { action });
}

function subjectLabel(naming: Naming, actionId: string): string {
  const action = standingAction(naming.state, actionId);
  return action === undefined ? naming.t('action.entry') : whatHappened(naming, action);
}

function goalLabel(naming: Naming, { kind, team, scorer }: MatchEventData['GoalScored']): string {
  if (kind === 'own-goal' && scorer === null)
    return naming.t('action.own-goal-for', { who: teamName(naming, team) });
  const who = scorer === null ? teamName(naming, team) : naming.players.label(scorer);
  return naming.t(`action.${kind === 'open-play' ? 'goal' : kind}`, { who });
}

function statisticLabel(
  naming: Naming,
  team: TeamSide,
  statistic: TeamStatistic,
  by: number,
): string {
  const { t } = naming;
  const action = t(`action.${statistic}`, { who: teamName(naming, team) });
  return by < 0 ? t('action.fewer', { action }) : action;
}

function stateLabel(t: ConsoleText, { status, matchState }: WantedState): string {
  if (status === 'cancelled') return t('action.cancelled');
  switch (matchState) {
    case 'first-half':
    case 'half-time':
    case 'second-half':
      return t(`action.${matchState}`);
    default:
      return t('action.finished');
  }
}

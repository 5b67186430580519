import {
  type ExtraPeriod,
  type LoggedMatchEvent,
  type RuledMatchCommand,
  type RuledMatchEventType,
  standingAction,
} from '@kolo/domain';
import { shownTime } from '@/features/console/context/play-time';
import { entryLabel, milestoneLabel, type Naming, teamName, whoLabel } from './naming';

/** `prekršaj, Horvat`: an event of a match with a rule sheet in the words of the undo bar. */
export function ruledMatchLabel(
  naming: Naming,
  { type, data }: LoggedMatchEvent<Exclude<RuledMatchEventType, 'EntryFlagged'>>,
): string {
  const { t, state } = naming;
  switch (type) {
    case 'MatchRulesFixed':
      return t('action.rules');
    case 'ClockStarted':
      return t('action.clock-start');
    case 'ClockStopped':
      return t('action.clock-stop');
    case 'ClockCorrected':
      return t('action.clock-correct', { time: shownTime(state.play?.rules, data) });
    case 'PeriodStarted':
      return periodLabel(naming, data.period, 'start');
    case 'PeriodEnded':
      return periodLabel(naming, data.period, 'end');
    case 'PeriodExtended':
      return t('action.period-extended');
    case 'TimeoutRequested':
      return t('action.timeout-requested', { who: teamName(naming, data.team) });
    case 'TimeoutEnded':
      return t('action.timeout-ended', { who: teamName(naming, data.team) });
    case 'FoulCommitted':
      return t('action.foul', { who: whoLabel(naming, data.team, data.by) });
    case 'CardShown': {
      const { team, playerId, official, card } = data;
      const who =
        official === null
          ? whoLabel(naming, team, playerId)
          : `${t(`console:official.${official}`)}, ${teamName(naming, team)}`;
      return entryLabel(naming, `${card}-card`, who);
    }
    case 'ExclusionGiven':
      return entryLabel(naming, 'two-minutes', whoLabel(naming, data.team, data.playerId));
    case 'ReentryAllowed': {
      const cause = standingAction(state, data.cause);
      const isCause = cause?.type === 'CardShown' || cause?.type === 'ExclusionGiven';
      const action = isCause ? ruledMatchLabel(naming, cause) : t('action.entry');
      return t('action.reentry', { action });
    }
    case 'KickMissed':
      return entryLabel(naming, 'missed-kick', whoLabel(naming, data.team, data.playerId));
    case 'ShootoutStarted':
      return milestoneLabel(naming, 'shootout');
    case 'ShootoutKickTaken': {
      const who = whoLabel(naming, data.team, data.playerId);
      return t(data.scored ? 'action.kick-scored' : 'action.kick-missed', { who });
    }
    case 'LevelResultAccepted':
      return t('action.level-accepted');
    case 'ScoreQuestioned':
      return t('action.score-questioned');
    case 'ScoreConfirmed':
      return t('action.score-confirmed');
    case 'KickOffGiven':
      return t('action.kick-off', { who: teamName(naming, data.team) });
  }
}

/** The action that a tap requested in a match with a rule sheet. */
export function ruledMatchCommandLabel(
  naming: Naming,
  command: Exclude<RuledMatchCommand, { type: 'FlagEntry' }>,
): string {
  const { t, state } = naming;
  switch (command.type) {
    case 'ControlClock':
      return command.action === 'correct'
        ? t('action.clock-correct', { time: correctedTime(naming, command.playedSeconds) })
        : t(`action.clock-${command.action}`);
    case 'ControlPeriod':
      return periodLabel(naming, command.period, command.action);
    case 'ExtendPeriod':
      return t('action.period-extended');
    case 'RequestTimeout':
      return t('action.timeout-requested', { who: teamName(naming, command.team) });
    case 'EndTimeout':
      return t('action.timeout-ended', { who: teamName(naming, command.team) });
    case 'RecordFoul':
      return t('action.foul', { who: whoLabel(naming, command.team, command.playerId) });
    case 'ShowCard': {
      const who = whoLabel(naming, command.team, command.playerId);
      return entryLabel(naming, `${command.card}-card`, who);
    }
    case 'GiveExclusion':
      return entryLabel(naming, 'two-minutes', whoLabel(naming, command.team, command.playerId));
    case 'AllowReentry': {
      const cause = standingAction(state, command.cause);
      const isCause = cause?.type === 'CardShown' || cause?.type === 'ExclusionGiven';
      const action = isCause ? ruledMatchLabel(naming, cause) : t('action.entry');
      return t('action.reentry', { action });
    }
    case 'RecordMissedKick':
      return entryLabel(naming, 'missed-kick', whoLabel(naming, command.team, command.playerId));
    case 'StartShootout':
      return milestoneLabel(naming, 'shootout');
    case 'QuestionScore':
      return t('action.score-questioned');
    case 'ConfirmScore':
      return t('action.score-confirmed');
    case 'GiveKickOff':
      return t('action.kick-off', { who: teamName(naming, command.team) });
    case 'TakeShootoutKick': {
      const who = whoLabel(naming, command.team, command.playerId);
      return t(command.scored ? 'action.kick-scored' : 'action.kick-missed', { who });
    }
  }
}

function periodLabel(naming: Naming, period: ExtraPeriod, action: 'start' | 'end'): string {
  if (action === 'start')
    return milestoneLabel(naming, period === 3 ? 'extra-time' : 'extra-time-second');
  const isBreak = period === 3 && naming.state.play?.rules.extraTime?.halves === 2;
  return milestoneLabel(naming, isBreak ? 'extra-time-break' : 'extra-time-over');
}

/** As the display showed it in the period that is played now. */
function correctedTime({ state }: Naming, played: number): string {
  const period = state.play?.periods.at(-1)?.period ?? 1;
  return shownTime(state.play?.rules, { period, played });
}

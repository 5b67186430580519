import {
  type LiveSnapshot,
  type LoggedMatchEvent,
  liveMatch,
  type MatchEvent,
  matchAt,
  minuteLabel,
  type TimelineEntry,
  type VisibleEventType,
} from '@kolo/domain';
import type { TFunction } from '@/shared/i18n/text-keys';
import { detailOf, whoDid } from '@/shared/live/news/entry-words';
import { fullName, playerNames } from '@/shared/live/news/player-names';

/** The match right after one of its events. */
export interface Moment {
  snapshot: LiveSnapshot;
  version: number;
  /** `14`, `20+2`; null outside of a half. */
  minute: string | null;
  event: LoggedMatchEvent | undefined;
}

export function momentAt(
  live: LiveSnapshot,
  events: readonly LoggedMatchEvent[],
  version: number,
): Moment {
  const event = events[version - 1];
  const match = liveMatch(matchAt(live.match.matchId, events, version));
  return {
    snapshot: { ...live, match },
    version,
    minute: event === undefined ? null : minuteLabel(event, match.rules),
    event,
  };
}

/** The latest event in a few words: `Gol: Ivan Horvat`. */
export function momentWords({ snapshot, event }: Moment, t: TFunction<['replay', 'live']>): string {
  if (event === undefined) return t('before');
  const entry = snapshot.match.timeline[event.id];
  const name = (id: number) => fullName(playerNames(snapshot), id);
  const team = (side: 'home' | 'away') => snapshot[side === 'home' ? 'homeTeam' : 'awayTeam'].name;
  const said = (what: string, who: string) => t('said', { what, who });
  if (entry !== undefined)
    return entryWords(entry, { t, name, team, said, officials: snapshot.officials });
  switch (event.type) {
    case 'MatchScheduled':
    case 'MatchRescheduled':
    case 'AttendanceConfirmed':
    case 'MatchInitialised':
    case 'MatchRulesFixed':
      return t('before');
    case 'PlayerAdded':
      return said(t('playerAdded'), name(event.data.playerId));
    case 'PlayerReplaced':
      return said(t('playerReplaced'), name(event.data.replacedBy));
    case 'LineupRoleChanged': {
      const { playerId, role, given } = event.data;
      return given ? said(t(`role.${role}`), name(playerId)) : t('changed');
    }
    case 'GoalAttributed':
      return said(t('scorer'), name(event.data.scorer));
    case 'PlayerCounterRaised':
      return said(t('assist'), name(event.data.playerId));
    case 'AssistAttributed':
      return said(t('assist'), name(event.data.assist));
    case 'TeamStatisticChanged':
      return said(t(`live:statistic.${event.data.statistic}`), team(event.data.team));
    case 'ActionVoided':
      return t('undone');
    case 'ClockStarted':
      return t('clockStarted');
    case 'ClockStopped':
      return t('clockStopped');
    case 'ClockCorrected':
      return t('clockCorrected');
    case 'PeriodExtended':
      return t('periodExtended');
    case 'TimeoutRequested':
      return said(t('timeoutRequested'), team(event.data.team));
    case 'TimeoutEnded':
      return said(t('timeoutEnded'), team(event.data.team));
    case 'FoulCommitted':
      return said(t('foul'), team(event.data.team));
    case 'ReentryAllowed':
      return t('reentry');
    case 'LevelResultAccepted':
      return t('levelAccepted');
    case 'ScoreQuestioned':
      return t('scoreQuestioned');
    case 'ScoreConfirmed':
      return t('scoreConfirmed');
    case 'EntryFlagged':
      return t(event.data.flagged ? 'entryFlagged' : 'entryChecked');
    case 'KickOffGiven':
      return said(t('kickOff'), team(event.data.team));
    case 'ActionCorrected':
    case 'MatchPlaced':
    case 'TeamsChanged':
    case 'FirstLegCarried':
    case 'MatchPostponed':
    case 'MatchResumed':
    case 'MatchReplayOrdered':
    case 'ResultAwarded':
    case 'MatchAnnulled':
    case 'ResultSigned':
    case 'SignatureRefused':
    case 'RemarkAdded':
    case 'ProtestAnnounced':
    case 'ProtestDecided':
    case 'ResultConfirmed':
    case 'OfficialResultReopened':
    case 'ResultRegistered':
    case 'SuspensionOverridden':
    case 'MatchDeleted':
    case 'MatchRestored':
    case 'Withheld':
      return t('changed');
    default:
      event satisfies MatchEvent<VisibleEventType>;
      return t('changed');
  }
}

interface Words {
  t: TFunction<['replay', 'live']>;
  name: (id: number) => string;
  team: (side: 'home' | 'away') => string;
  said: (what: string, who: string) => string;
  officials: LiveSnapshot['officials'];
}

function entryWords(entry: TimelineEntry, { t, name, team, said, officials }: Words): string {
  const what = t(`live:entry.${entry.type}`);
  if (entry.type === 'mvp') return said(what, name(entry.playerId));
  if (!('team' in entry)) return what;
  const detail = detailOf(entry, t);
  const who = whoDid(entry, name, t, officials) ?? team(entry.team);
  return said(detail === null ? what : `${what}, ${detail}`, who);
}

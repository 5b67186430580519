import type { DecisionRecord, SuspensionChange, TeamView } from '@kolo/domain';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { ListedDecision } from './decision-list';

interface DecisionTexts {
  /** The decision in one sentence. */
  sentence: (decision: ListedDecision) => string;
  author: (record: DecisionRecord) => { name: string; when: string };
}

export function useDecisionTexts(teams: readonly TeamView[]): DecisionTexts {
  const { t } = useTranslation('decisions');
  const format = useFormat();
  const nameOf = (teamId: number): string =>
    teams.find(({ id }) => id === teamId)?.name ?? t('unknownTeam', { id: teamId });
  const dayOf = (day: string): string => format.date(`${day}T12:00:00Z`);
  const lengthOf = ({ kind, amount, until }: SuspensionChange): string => {
    if (kind === 'until' && until !== undefined)
      return t('suspension.until', { day: dayOf(until) });
    return kind === 'for-ever'
      ? t('suspension.forEver')
      : t('suspension.matches', { count: amount ?? 0 });
  };
  return {
    sentence: ({ event, player: name }) => {
      const player = name ?? t('unknownPlayer');
      switch (event.type) {
        case 'SeasonRulesSet':
          return t('rulesSet', { version: event.data.version });
        case 'PointsAdjusted': {
          const { teamId, points, cause, on } = event.data;
          return t(points < 0 ? 'taken' : 'given', {
            team: nameOf(teamId),
            count: Math.abs(points),
            why: t(`why.${cause}`),
            day: dayOf(on),
          });
        }
        case 'TeamWithdrawn':
          return t('withdrawn', {
            team: nameOf(event.data.teamId),
            mode: t(`mode.${event.data.mode}`),
          });
        case 'LotsDrawn':
          return t('drawn', { order: event.data.order.map(nameOf).join(', ') });
        case 'StageDefined':
          return t('stage.defined', { name: event.data.name });
        case 'StageKickOffsSet':
          return t('stage.kickOffs');
        case 'StageSeeded': {
          const { teamIds, again } = event.data;
          const seeded = teamIds.map(nameOf).join(', ');
          return t(again ? 'stage.seededAgain' : 'stage.seeded', { teams: seeded });
        }
        case 'TieDecided': {
          const { tie, winner } = event.data;
          return t('stage.tie', { tie, team: nameOf(winner) });
        }
        case 'SuspensionImposed':
        case 'OfficialSuspended': {
          const { reason, from } = event.data;
          const length = lengthOf(event.data);
          const why = t(`suspension.reason.${reason}`);
          return t('suspension.imposed', { player, length, why, day: dayOf(from) });
        }
        case 'SuspensionChanged':
          return t('suspension.changed', { player, length: lengthOf(event.data) });
        case 'AppealFiled':
          return t(event.data.suspensive ? 'suspension.suspensive' : 'suspension.appealed', {
            player,
          });
        case 'AppealDecided':
          return t(`suspension.outcome.${event.data.outcome}`, { player });
        case 'DecisionsCleared':
          return t('cleared');
      }
    },
    author: ({ actor, event }) => ({
      name: actor?.username ?? t('operator'),
      when: format.dateTime(event.at),
    }),
  };
}

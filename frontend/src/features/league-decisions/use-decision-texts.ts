import type { DecisionRecord, TeamView } from '@kolo/domain';
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
  return {
    sentence: ({ event }) => {
      switch (event.type) {
        case 'SeasonRulesSet':
          return t('rulesSet', { version: event.data.version });
        case 'PointsAdjusted': {
          const { teamId, points, cause, on } = event.data;
          return t(points < 0 ? 'taken' : 'given', {
            team: nameOf(teamId),
            count: Math.abs(points),
            why: t(`why.${cause}`),
            day: format.date(`${on}T12:00:00Z`),
          });
        }
        case 'TeamWithdrawn':
          return t('withdrawn', {
            team: nameOf(event.data.teamId),
            mode: t(`mode.${event.data.mode}`),
          });
        case 'LotsDrawn':
          return t('drawn', { order: event.data.order.map(nameOf).join(', ') });
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

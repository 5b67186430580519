import type { BlackoutView } from '@kolo/domain';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';

interface BlackoutTexts {
  /** `25. 12. 2026.` or `24. 12. 2026. – 02. 01. 2027.` */
  days: (blackout: Pick<BlackoutView, 'fromDay' | 'toDay'>) => string;
  /** `Cijela liga`, a team or a hall. */
  who: (blackout: Pick<BlackoutView, 'team' | 'venue'>) => string;
}

export function useBlackoutTexts(): BlackoutTexts {
  const { t } = useTranslation('seasonPlan');
  const format = useFormat();
  return {
    days: ({ fromDay, toDay }) =>
      fromDay === toDay ? format.date(fromDay) : `${format.date(fromDay)} – ${format.date(toDay)}`,
    who: ({ team, venue }) =>
      [team?.name, venue].filter((name) => name != null).join(', ') || t('blackouts.league'),
  };
}

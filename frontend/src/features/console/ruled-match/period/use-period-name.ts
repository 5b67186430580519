import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';

/** The current period, or the one that has just ended. */
export function usePeriodName(): string {
  const { t } = useTranslation('ruledConsole');
  const { day } = useRuledMatch();
  if (day.period === 0) return t('period.before');
  if (day.periodRunning || day.period === 5) return t(`period.name.p${day.period}`);
  return t(`period.after.p${day.period}`);
}

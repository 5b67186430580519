import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';

/** The current period, or the one that has just ended. */
export function usePeriodName(): string {
  const { t } = useTranslation('ruledConsole');
  const { match } = useRuledMatch();
  if (match.period === 0) return t('period.before');
  if (match.periodRunning || match.period === 5) return t(`period.name.p${match.period}`);
  return t(`period.after.p${match.period}`);
}

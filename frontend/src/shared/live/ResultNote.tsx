import type { BoardLine } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { isPlayClock } from './match-phase';

/** How a match that was level after two halves was decided; nothing for any other. */
export function ResultNote({
  match,
}: {
  match: Pick<BoardLine, 'status' | 'clock' | 'shootout'>;
}): ReactElement | null {
  const { t } = useTranslation('scoreline');
  const { status, clock, shootout } = match;
  if (shootout != null) {
    const { home, away } = shootout;
    return <>{t(status === 'completed' ? 'afterKicks' : 'kicks', { home, away })}</>;
  }
  if (status !== 'completed' || !isPlayClock(clock) || clock.period < 3) return null;
  return <>{t('afterExtraTime')}</>;
}

import type { BoardLine, MatchOutcome } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { isPlayClock } from './match-phase';
import { OutcomeWord } from './OutcomeWord';

/** The decision about a match, or how one that was level after two halves went on; nothing for any other. */
export function ResultNote({
  match,
}: {
  match: Pick<BoardLine, 'status' | 'clock' | 'shootout' | 'outcome' | 'awardedTo'> &
    Pick<MatchOutcome, 'afterExtraTime'>;
}): ReactElement | null {
  const { t } = useTranslation('scoreline');
  const { status, clock, shootout, afterExtraTime } = match;
  if (match.outcome) return <OutcomeWord match={match} />;
  if (shootout != null) {
    const { home, away } = shootout;
    return <span>{t(status === 'completed' ? 'afterKicks' : 'kicks', { home, away })}</span>;
  }
  const hadExtraTime = afterExtraTime ?? (isPlayClock(clock) && clock.period >= 3);
  return status === 'completed' && hadExtraTime ? <span>{t('afterExtraTime')}</span> : null;
}

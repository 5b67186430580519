import type { LiveClock, MatchStateName, MatchStatus } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { RunningMinute } from '@/shared/live/RunningMinute';
import { useRelativeDay } from '@/shared/live/use-relative-day';

interface Props {
  status: MatchStatus;
  matchState: MatchStateName;
  clock: LiveClock | null;
  matchDate: string;
}

/** In a few words: the day before the match, the half with its minute, the result's label after it. */
export function MatchPhase({ status, matchState, clock, matchDate }: Props): ReactElement {
  const { t } = useTranslation('live');
  const relativeDay = useRelativeDay();
  switch (status) {
    case 'scheduled':
      return <span className="first-letter:uppercase">{relativeDay(matchDate)}</span>;
    case 'cancelled':
      return <span>{t('state.cancelled')}</span>;
    case 'completed':
      return <span>{t('state.completed')}</span>;
    case 'in_progress':
      return (
        <>
          <span>{t(`state.${matchState}`)}</span>
          <RunningMinute clock={clock} />
        </>
      );
  }
}

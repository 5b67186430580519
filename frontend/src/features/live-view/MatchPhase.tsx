import type { LiveMatch } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { isPlayClock, phaseOf } from '@/shared/live/match-phase';
import { OutcomeWord } from '@/shared/live/OutcomeWord';
import { RunningMinute } from '@/shared/live/RunningMinute';
import { useRelativeDay } from '@/shared/live/use-relative-day';

interface Props {
  match: LiveMatch;
  /** Being played, as far as is known. */
  running: boolean;
}

/** In a few words: what was decided, the day before the match, the period with its minute, the result's label after it. */
export function MatchPhase({ match, running }: Props): ReactElement {
  const { t } = useTranslation('live');
  const relativeDay = useRelativeDay();
  const { status, clock, matchDate } = match;
  if (match.outcome) return <OutcomeWord match={match} />;
  switch (status) {
    case 'scheduled':
      return <span className="first-letter:uppercase">{relativeDay(matchDate)}</span>;
    case 'cancelled':
    case 'completed':
      return <span>{t(`state.${status}`)}</span>;
    case 'in_progress':
      return (
        <>
          <span>{t(`state.${phaseOf(match)}`)}</span>
          {running && !isPlayClock(clock) && <RunningMinute clock={clock} />}
        </>
      );
  }
}

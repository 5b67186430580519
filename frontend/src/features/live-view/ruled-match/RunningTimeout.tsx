import type { LiveSnapshot } from '@kolo/domain';
import { type ReactElement, use } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ClockTimeContext } from '@/shared/live/clock-time';
import { secondsLeft } from '@/shared/live/seconds-left';
import { shownTimeout } from '@/shared/live/shown-timeout';
import { useServerNow } from '@/shared/live/use-server-now';
import { TimeLeft } from './TimeLeft';

/** Nothing once it is over by the time, also where no tap has ended it. */
export function RunningTimeout({ snapshot }: { snapshot: LiveSnapshot }): ReactElement | null {
  const { t } = useTranslation('ruledMatch');
  const { match } = snapshot;
  const present = useServerNow(1_000, Date.parse(match.timeout?.startedAt ?? ''));
  const now = use(ClockTimeContext) ?? present;
  const timeout = shownTimeout(match, now);
  if (timeout === null) return null;
  const team = timeout.team === 'home' ? snapshot.homeTeam : snapshot.awayTeam;
  return (
    <TimeLeft seconds={secondsLeft(timeout, now)}>
      {t('timeout')} · <bdi translate="no">{team.name}</bdi>
    </TimeLeft>
  );
}

import type { LiveSnapshot, RunningTimeout as Timeout } from '@kolo/domain';
import { type ReactElement, use } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ClockTimeContext } from '@/shared/live/clock-time';
import { secondsLeft } from '@/shared/live/seconds-left';
import { useServerNow } from '@/shared/live/use-server-now';
import { TimeLeft } from './TimeLeft';

interface Props {
  timeout: Timeout;
  snapshot: LiveSnapshot;
}

export function RunningTimeout({ timeout, snapshot }: Props): ReactElement {
  const { t } = useTranslation('matchDay');
  const present = useServerNow(1_000, Date.parse(timeout.startedAt));
  const left = secondsLeft(timeout, use(ClockTimeContext) ?? present);
  const team = timeout.team === 'home' ? snapshot.homeTeam : snapshot.awayTeam;
  return (
    <TimeLeft seconds={left}>
      {t('timeout')} · <bdi>{team.name}</bdi>
    </TimeLeft>
  );
}

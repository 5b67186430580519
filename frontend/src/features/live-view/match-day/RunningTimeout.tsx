import { type LiveSnapshot, minutesAndSeconds, type RunningTimeout as Timeout } from '@kolo/domain';
import { Timer } from 'lucide-react';
import { type ReactElement, use } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ClockTimeContext } from '@/shared/live/clock-time';
import { timeoutSecondsLeft } from '@/shared/live/timeout-left';
import { useServerNow } from '@/shared/live/use-server-now';

interface Props {
  timeout: Timeout;
  snapshot: LiveSnapshot;
}

export function RunningTimeout({ timeout, snapshot }: Props): ReactElement {
  const { t } = useTranslation('matchDay');
  const present = useServerNow(1_000, Date.parse(timeout.startedAt));
  const secondsLeft = timeoutSecondsLeft(timeout, use(ClockTimeContext) ?? present);
  const team = timeout.team === 'home' ? snapshot.homeTeam : snapshot.awayTeam;
  return (
    <p className="flex items-center justify-center gap-2 font-semibold">
      <Timer aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      <span className="min-w-0 wrap-anywhere">
        {t('timeout')} · <bdi>{team.name}</bdi>
      </span>
      <span className="numerals shrink-0 rounded-md bg-raised px-1.5 py-0.5 font-extrabold">
        {minutesAndSeconds(secondsLeft)}
      </span>
    </p>
  );
}

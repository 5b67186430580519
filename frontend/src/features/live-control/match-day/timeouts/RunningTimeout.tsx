import { AlarmClock } from 'lucide-react';
import type { ReactElement } from 'react';
import { useMatchDay } from '@/features/live-control/match-day/match-day-context';
import { useTableTaps } from '@/features/live-control/match-day/use-table-taps';
import { useControlled } from '@/features/live-control/screen/control-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { secondsLeft } from '@/shared/live/seconds-left';
import { Button } from '@/shared/ui';

/** Sixty seconds from the whistle, then the horn; the scorekeeper ends it, as play decides. */
export function RunningTimeout(): ReactElement | null {
  const { t } = useTranslation('console');
  const { view } = useControlled();
  const { day, now } = useMatchDay();
  const { endTimeout } = useTableTaps();
  if (day.timeout === null) return null;
  const { team } = day.timeout;
  const left = secondsLeft(day.timeout, now);
  return (
    <div
      role="status"
      className="flex min-h-18 items-center gap-3 rounded-card border-2 border-warn bg-warn-soft px-3 py-1 text-warn"
    >
      <AlarmClock aria-hidden="true" className="size-7 shrink-0 @max-[40rem]:hidden" />
      <strong className="min-w-0 flex-1 leading-tight font-extrabold">
        {t(left > 0 ? 'timeout.running' : 'timeout.over', {
          team: team === 'home' ? view.homeTeamName : view.awayTeamName,
        })}
      </strong>
      <span
        role="timer"
        aria-label={t('timeout.left')}
        className="numerals text-4xl font-extrabold"
      >
        {left}
      </span>
      <Button
        size="touch"
        className="px-3! text-base! @[40rem]:px-5! @[40rem]:text-lg!"
        onClick={() => endTimeout(team)}
      >
        {t('timeout.end')}
      </Button>
    </div>
  );
}

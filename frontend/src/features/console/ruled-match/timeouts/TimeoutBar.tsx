import type { TeamSide } from '@kolo/domain';
import { AlarmClock } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { countsOnce } from '@/features/console/context/use-one-tap';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';

interface Props {
  team: TeamSide;
  secondsLeft: number;
}

/** A team's minute as it runs, with the way to end it before its time. */
export function TimeoutBar({ team, secondsLeft }: Props): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { view, tap } = useConsole();
  return (
    <div
      role="status"
      className="flex min-h-18 items-center @max-[16rem]:flex-wrap gap-3 rounded-card border-2 border-warn bg-warn-soft px-3 py-1 text-warn short:min-h-0 short:py-0"
    >
      <AlarmClock aria-hidden="true" className="size-7 shrink-0 @max-[40rem]:hidden" />
      <strong className="min-w-0 flex-1 @max-[16rem]:basis-full leading-tight font-extrabold">
        {t(secondsLeft > 0 ? 'timeout.running' : 'timeout.over', {
          team: team === 'home' ? view.homeTeamName : view.awayTeamName,
        })}
      </strong>
      <span
        role="timer"
        aria-label={t('timeout.left')}
        className="numerals text-4xl font-extrabold short:text-3xl"
      >
        {secondsLeft}
      </span>
      <Button
        {...countsOnce}
        size="touch"
        className="px-3! text-base! @[40rem]:px-5! @[40rem]:text-lg!"
        onClick={() => tap({ type: 'EndTimeout', team })}
      >
        {t('timeout.end')}
      </Button>
    </div>
  );
}

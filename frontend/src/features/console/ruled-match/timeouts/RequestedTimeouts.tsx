import { AlarmClock } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useConsoleTaps } from '@/features/console/ruled-match/use-console-taps';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';

/** A request waits for the ball to be out; the chip lights up as soon as the clock stops. */
export function RequestedTimeouts(): ReactElement | null {
  const { t } = useTranslation('ruledConsole');
  const { view } = useConsole();
  const { match } = useRuledMatch();
  const { grantTimeout } = useConsoleTaps();
  const waiting = match.assistant.flatMap(({ code, team }) =>
    code === 'timeout-requested' && team !== undefined ? [team] : [],
  );
  if (waiting.length === 0) return null;
  const ready = match.clock.runningSince === null || match.rules.clockMode === 'running';
  return (
    <ul className="flex flex-col gap-1.5">
      {waiting.map((team) => (
        <li
          key={team}
          className={`flex min-h-18 items-center @max-[16rem]:flex-wrap gap-3 rounded-card border-2 px-3 py-1 ${ready ? 'border-accent-ink bg-surface' : 'border-line-strong/45 bg-raised'}`}
        >
          <AlarmClock aria-hidden="true" className="size-6 shrink-0" />
          <p className="min-w-0 flex-1 leading-tight @max-[16rem]:basis-full">
            <strong className="block font-extrabold">
              {t('timeout.requested', {
                team: team === 'home' ? view.homeTeamName : view.awayTeamName,
              })}
            </strong>
            <span className="text-sm text-ink-muted">
              {t(ready ? 'timeout.mayBegin' : 'timeout.waits')}
            </span>
          </p>
          <Button
            size="touch"
            variant={ready ? 'primary' : 'secondary'}
            onClick={() => grantTimeout(team)}
          >
            {t('timeout.grant')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

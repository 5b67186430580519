import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { KeyHint } from '@/features/console/ruled-match/keyboard/KeyHint';
import { keyOf } from '@/features/console/ruled-match/keyboard/keys';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useClockTaps } from './use-clock-taps';

/** Two places that never change: a toggle would do the opposite of what a hurried finger wants. */
export function StartStop(): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { match } = useRuledMatch();
  const { start, stop } = useClockTaps();
  const running = match.clock.runningSince !== null;
  return (
    <div className="grid grid-cols-2 gap-2">
      <button
        type="button"
        onClick={start}
        className={clsx(
          place,
          running
            ? 'border-ok bg-surface text-ok'
            : 'border-transparent bg-start-fill text-on-start',
        )}
      >
        <Play aria-hidden="true" className="size-7 shrink-0 fill-current @max-[16rem]:hidden" />
        {t('clock.start')}
        <KeyHint name={keyOf.start} />
      </button>
      <button
        type="button"
        onClick={stop}
        className={clsx(
          place,
          running
            ? 'border-transparent bg-danger-fill text-on-danger'
            : 'border-danger bg-surface text-danger',
        )}
      >
        <Pause aria-hidden="true" className="size-7 shrink-0 fill-current @max-[16rem]:hidden" />
        {t('clock.stop')}
        <KeyHint name={keyOf.stop} />
      </button>
    </div>
  );
}

const place =
  'flex min-h-[72px] items-center justify-center gap-2 rounded-card border-3 px-1 text-xl font-extrabold @[40rem]:gap-3 @[40rem]:px-3 @[40rem]:text-2xl ' +
  '@max-[16rem]:text-base! short:min-h-touch! short:gap-1.5! short:px-1! short:text-lg! short:[&>svg]:size-5 select-none touch-manipulation transition-transform duration-100 active:scale-[0.98]';

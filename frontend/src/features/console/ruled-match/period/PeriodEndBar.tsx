import { type SetKick, setKicks } from '@kolo/domain';
import { BellRing } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { extensionOf } from './extension';
import { nextPhase } from './phase';
import { usePhaseName } from './use-phase-name';

/**
 * The horn writes nothing: the scorekeeper says whether the period is over. It covers the clock, which
 * has run out, because no button may move when the time runs out, nor be covered.
 */
export function PeriodEndBar(): ReactElement | null {
  const { t } = useTranslation('ruledConsole');
  const { state, tap } = useConsole();
  const { match, face, advance } = useRuledMatch();
  const phaseName = usePhaseName();
  const phase = nextPhase(match, state);
  if (
    !face.expired ||
    !match.periodRunning ||
    match.rules.periodEndsBy !== 'horn' ||
    phase === null
  )
    return null;
  const extended = extensionOf(state, match.period);
  const metres = match.rules.foulKickMetres;
  const extend = (kick: SetKick) => {
    if (match.period !== 0) tap({ type: 'ExtendPeriod', period: match.period, for: kick });
  };
  return (
    <section
      role="alert"
      className="absolute inset-0 flex flex-col justify-between bg-canvas text-danger @[40rem]:flex-row @[40rem]:items-center @[40rem]:gap-3"
    >
      <p className="flex min-w-0 items-center justify-center gap-2 text-sm leading-tight font-extrabold text-pretty @[40rem]:flex-1 @[40rem]:justify-start @[40rem]:text-lg @[40rem]:leading-tight">
        <BellRing aria-hidden="true" className="size-6 shrink-0 @max-[40rem]:hidden" />
        {extended === null
          ? t(match.period > 2 ? 'end.overExtra' : 'end.over')
          : t(`end.extended.${extended}`, { metres })}
      </p>
      <div className="flex gap-1.5">
        <Button
          size="touch"
          variant="danger"
          className={`${answer} @max-[40rem]:hidden`}
          onClick={advance}
        >
          {phaseName(phase)}
        </Button>
        {extended === null &&
          setKicks.map((kick) => (
            <Button
              key={kick}
              size="touch"
              variant="secondary"
              className={answer}
              onClick={() => extend(kick)}
            >
              {t(`end.still.${kick}`, { metres })}
            </Button>
          ))}
      </div>
    </section>
  );
}

/** On a phone there is room for two: that the period is over is also a button below. */
const answer =
  'min-h-12! min-w-0! flex-1 px-1! text-xs! leading-tight @[40rem]:max-w-40 @[40rem]:flex-none @[40rem]:px-3! @[40rem]:text-sm!';

import { type SetKick, setKicks } from '@kolo/domain';
import { BellRing } from 'lucide-react';
import type { ReactElement } from 'react';
import { useMatchDay } from '@/features/live-control/match-day/match-day-context';
import { useControlled } from '@/features/live-control/screen/control-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { extensionOf } from './extension';
import { nextPhase } from './phase';
import { usePhaseName } from './use-phase-name';

/** The horn has sounded and nothing is written: the table says whether the period is over. */
export function PeriodEndBar(): ReactElement | null {
  const { t } = useTranslation('console');
  const { state, tap } = useControlled();
  const { day, face, advance } = useMatchDay();
  const phaseName = usePhaseName();
  const phase = nextPhase(day, state);
  if (!face.expired || !day.periodRunning || day.rules.periodEndsBy !== 'horn' || phase === null)
    return null;
  const extended = extensionOf(state, day.period);
  const metres = day.rules.foulKickMetres;
  const extend = (kick: SetKick) => {
    if (day.period !== 0) tap({ type: 'ExtendPeriod', period: day.period, for: kick });
  };
  return (
    <section
      role="alert"
      className="flex flex-col gap-2 rounded-card border-3 border-danger bg-danger-soft p-2 text-danger"
    >
      <p className="flex items-center gap-3 px-1 leading-tight font-extrabold @[40rem]:text-lg">
        <BellRing aria-hidden="true" className="size-6 shrink-0" />
        {extended === null ? t('end.over') : t(`end.extended.${extended}`, { metres })}
      </p>
      <div className="flex gap-1.5">
        <Button size="touch" variant="danger" className={answer} onClick={advance}>
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

/** Three in a row also on a phone, where the teams' buttons leave no more room. */
const answer = 'min-w-0! flex-1 px-1! text-xs! leading-tight @[40rem]:text-base!';

import { type Correction, type LoggedMatchEvent, type Period, rowOf } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { Choice } from '@/features/console/context/PlayerChoice';
import { lastSecondOf } from '@/features/console/context/play-time';
import { useTranslation } from '@/shared/i18n/use-translation';

interface Props {
  action: LoggedMatchEvent;
  /** As the entry was when it was opened. */
  opened: Correction;
  wanted: Correction;
  onChange: (wanted: Correction) => void;
}

/** An entry of the wrong period moves to another one that has begun. */
export function PeriodField({ action, opened, wanted, onChange }: Props): ReactElement | null {
  const { t } = useTranslation('ruledConsole');
  const { state } = useConsole();
  const name = useId();
  const { play } = state;
  const begun = (play?.periods ?? [])
    .map(({ period }) => period)
    .filter(
      (period) =>
        period < 5 &&
        (action.type !== 'TimeoutTaken' || period < 3 || play?.rules.timeoutInExtraTime),
    );
  if (!play || begun.length < 2 || !mayChangePeriod(action)) return null;
  const choose = (period: Period) => {
    if (period === opened.period) onChange({ ...wanted, ...timeOf(opened) });
    else {
      const last = lastSecondOf(play.rules, period);
      onChange({ ...wanted, period, played: Math.min(opened.played ?? last, last) });
    }
  };
  return (
    <fieldset>
      <legend className="eyebrow mb-1 text-ink-muted">{t('retime.period')}</legend>
      <div className="grid grid-cols-2 gap-1 sm:grid-cols-4">
        {begun.map((period) => (
          <Choice
            key={period}
            name={name}
            checked={wanted.period === period}
            onChoose={() => choose(period)}
          >
            {t(`period.name.p${period}`)}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

/** A kick of the shoot-out belongs to it. */
const mayChangePeriod = ({ type, period }: LoggedMatchEvent): boolean =>
  period !== undefined && rowOf(type).correct !== 'minute' && type !== 'ShootoutKickTaken';

const timeOf = ({ period, played }: Correction): Correction => ({ period, played });

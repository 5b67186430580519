import { Minus, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { lastSecondOf, type PlayTime, shownTime } from '@/features/console/context/play-time';
import { useTranslation } from '@/shared/i18n/use-translation';
import { IconButton } from '@/shared/ui';

interface Props {
  time: PlayTime;
  onChange: (time: PlayTime) => void;
}

const steps = [-60, -1, 1, 60] as const;

/** When it happened, by the playing time of its period. */
export function PlayedStepper({ time, onChange }: Props): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { state } = useConsole();
  const { period, played } = time;
  const rules = state.play?.rules;
  const max = lastSecondOf(rules, period);
  const step = (by: number) =>
    onChange({ period, played: Math.min(Math.max(0, played + by), max) });
  const nameOf = (by: number): string =>
    t(by > 0 ? 'retime.later' : 'retime.earlier', { by: Math.abs(by) === 60 ? '1 min' : '1 s' });
  const button = (by: (typeof steps)[number]) => (
    <IconButton
      key={by}
      size="touch"
      variant="secondary"
      className="numerals text-base font-bold max-sm:size-13!"
      label={nameOf(by)}
      disabled={by > 0 ? played >= max : played === 0}
      onClick={() => step(by)}
    >
      {Math.abs(by) === 60 ? (
        <>
          {by > 0 ? (
            <Plus aria-hidden="true" className="size-5" />
          ) : (
            <Minus aria-hidden="true" className="size-5" />
          )}
          {'1′'}
        </>
      ) : by > 0 ? (
        '+1″'
      ) : (
        '−1″'
      )}
    </IconButton>
  );
  return (
    <div className="flex items-center gap-1.5 max-sm:w-full max-sm:justify-between max-sm:gap-1">
      {steps.slice(0, 2).map(button)}
      <output
        aria-label={t('retime.time')}
        className="min-w-20 text-center leading-tight sm:min-w-24"
      >
        <span className="numerals block text-xl font-extrabold">{shownTime(rules, time)}</span>
        <span className="block text-xs text-ink-muted">{t(`period.name.p${period}`)}</span>
      </output>
      {steps.slice(2).map(button)}
    </div>
  );
}

import { type ReactElement, useId, useState } from 'react';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Input } from '@/shared/ui';
import { type ClockEntry, enteredPlayed, textOf } from './clock-entry';
import { useClockTaps } from './use-clock-taps';

const steps = [-10, -1, 1, 10] as const;
const untouched: ClockEntry = { type: 'steps', seconds: 0 };

/** Nothing moves before it is applied, and Enter applies nothing: a key too many must not set the clock. */
export function CorrectClock({ onApplied }: { onApplied: () => void }): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { match } = useRuledMatch();
  const taps = useClockTaps();
  const field = useId();
  const [entry, setEntry] = useState(untouched);
  const played = taps.playedSeconds();
  const entered = enteredPlayed(match.clock, entry, played);
  const step = (by: number) => {
    const before = entry.type === 'steps' ? entry.seconds : 0;
    setEntry({ type: 'steps', seconds: before + by });
  };
  const apply = () => {
    const seconds = enteredPlayed(match.clock, entry, taps.playedSeconds());
    if (seconds !== null && taps.correct(seconds) === null) onApplied();
  };
  return (
    <section className="flex flex-col gap-3">
      <p className="text-sm text-ink-muted">{t('correct.lead')}</p>
      <div className="grid grid-cols-4 gap-2">
        {steps.map((by) => (
          <Button
            key={by}
            size="touch"
            variant="secondary"
            className="numerals px-1!"
            aria-label={t(by > 0 ? 'correct.more' : 'correct.less', { seconds: Math.abs(by) })}
            onClick={() => step(by)}
          >
            {by > 0 ? `+${by}` : `−${-by}`} s
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <label
          htmlFor={field}
          className="flex min-w-40 flex-1 items-center gap-3 text-base font-semibold"
        >
          {t('correct.shown')}
          <Input
            id={field}
            className="numerals min-h-touch! w-44! text-center text-2xl! font-extrabold"
            inputMode="decimal"
            autoComplete="off"
            value={textOf(match.clock, entry, played)}
            onChange={({ target }) => setEntry({ type: 'typed', text: target.value })}
          />
        </label>
        <Button
          size="touch"
          className="max-sm:w-full"
          disabled={entered === null || entry === untouched}
          onClick={apply}
        >
          {t('correct.apply')}
        </Button>
      </div>
      {entered === null && (
        <p role="alert" className="text-base font-bold text-danger">
          {t('correct.invalid')}
        </p>
      )}
    </section>
  );
}

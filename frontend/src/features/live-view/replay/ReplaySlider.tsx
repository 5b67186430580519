import type { LiveMatch, TimelineEntry } from '@kolo/domain';
import { clsx } from 'clsx';
import type { KeyboardEvent, ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

type Goal = Extract<TimelineEntry, { type: 'goal' }>;

interface Props {
  first: number;
  last: number;
  version: number;
  /** The minute, the score and what happened, for screen readers. */
  words: string;
  /** The match as it is now: its goals are marked along the slider. */
  match: LiveMatch;
  onSeek: (version: number) => void;
  onToggle: () => void;
}

/** The browser's own slider works with keys, fingers and screen readers. */
export function ReplaySlider(props: Props): ReactElement {
  const { first, last, version, words, match, onSeek, onToggle } = props;
  const { t } = useTranslation('replay');
  const shareOf = (at: number): number => (at - first) / Math.max(1, last - first);
  const goals = Object.values(match.timeline).filter(
    (entry): entry is Goal => entry.type === 'goal' && entry.version >= first,
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onToggle();
  };
  return (
    <div className="relative h-11">
      {/* Inset by half the thumb, whose middle marks the position. */}
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-[11px] left-[11px]"
      >
        <span className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-sunken" />
        <span
          className="absolute top-1/2 left-0 h-1.5 -translate-y-1/2 rounded-full bg-accent-ink"
          style={{ width: `${shareOf(version) * 100}%` }}
        />
        {goals.map(({ id, team, version: at }) => (
          <span
            key={id}
            className={clsx(
              'absolute h-2.5 w-[3px] -translate-x-1/2 rounded-full',
              at <= version ? 'bg-accent-ink' : 'bg-line-strong',
              team === 'home' ? 'top-[7px]' : 'bottom-[7px]',
            )}
            style={{ left: `${shareOf(at) * 100}%` }}
          />
        ))}
      </div>
      <input
        type="range"
        aria-label={t('slider')}
        aria-valuetext={words}
        min={first}
        max={last}
        step={1}
        value={version}
        onChange={({ target }) => onSeek(target.valueAsNumber)}
        onKeyDown={onKeyDown}
        className="slider-thumb absolute inset-0 h-11 w-full touch-pan-y"
      />
    </div>
  );
}

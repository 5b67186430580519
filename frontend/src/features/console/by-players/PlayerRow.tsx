import {
  emptyPlayerLine,
  type MatchPlayer,
  type PlayerLine,
  type RaisedCounter,
  raisedCounters,
} from '@kolo/domain';
import { clsx } from 'clsx';
import { memo, type ReactElement } from 'react';
import type { OpenConsole } from '@/features/console/context/console-context';
import { countsOnce } from '@/features/console/context/use-one-tap';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Numeral } from '@/shared/ui';

interface Props {
  player: MatchPlayer;
  label: string;
  line: PlayerLine | undefined;
  tap: OpenConsole['tap'];
}

const press =
  'select-none touch-manipulation transition-transform duration-100 active:scale-[0.97] ' +
  'focus-visible:-outline-offset-2';

/** The whole name is the goal button; the counters are beside it or, on a phone, below. */
export const PlayerRow = memo(function PlayerRow({
  player,
  label,
  line = emptyPlayerLine(),
  tap,
}: Props): ReactElement {
  const { t } = useTranslation('console');
  const { id, jerseyNumber } = player;
  const sentOff = line.redCards > 0;
  return (
    <li className="grid grid-cols-4 gap-1 @md:grid-cols-[minmax(0,1fr)_repeat(4,var(--spacing-touch))] @2xl:grid-cols-[minmax(0,1fr)_repeat(4,5.5rem)]">
      <button
        {...countsOnce}
        type="button"
        aria-label={t('goalOf', { number: jerseyNumber, player: label, count: line.goals })}
        onClick={() => tap({ type: 'RaisePlayerCounter', playerId: id, counter: 'goals' })}
        className={clsx(
          press,
          'col-span-4 flex min-h-touch items-center gap-2 overflow-hidden rounded-control border-2 border-line-strong/45 bg-surface pl-2 text-left hover:border-line-strong @md:col-span-1',
        )}
      >
        <span className="numerals w-6.5 shrink-0 text-right text-lg font-extrabold @xl:text-xl">
          {jerseyNumber}
        </span>{' '}
        <span
          className={clsx(
            'line-clamp-2 min-w-0 flex-1 text-base leading-tight font-bold break-words hyphens-auto @xl:text-lg @max-[16rem]:line-clamp-none',
            sentOff && 'text-ink-muted line-through',
          )}
        >
          {label}
        </span>{' '}
        <span
          className={clsx(
            'flex w-[min(3.5rem,18vw)] shrink-0 flex-col items-center justify-center self-stretch @xl:w-16',
            line.goals > 0 ? 'bg-accent text-on-accent' : 'bg-sunken',
          )}
        >
          <span className="eyebrow">{t('goal.short')}</span>{' '}
          <span className="numerals text-2xl leading-7 font-extrabold short:leading-6">
            <Numeral value={line.goals} />
          </span>
        </span>
      </button>
      {raisedCounters.map((counter) => (
        <CounterButton
          key={counter}
          counter={counter}
          player={label}
          count={line[counter]}
          onTap={() => tap({ type: 'RaisePlayerCounter', playerId: id, counter })}
        />
      ))}
    </li>
  );
});

interface CounterProps {
  counter: RaisedCounter;
  player: string;
  count: number;
  onTap: () => void;
}

/** Drawn like an icon: the letter is not a word for voice control to press the button by. */
const marks: Record<RaisedCounter, string> = {
  assists: 'rounded-md border-2 border-line-strong px-1.5',
  yellowCards: 'rounded-sm bg-card-yellow px-1.5 text-on-accent',
  redCards: 'rounded-sm bg-card-red px-1.5 text-on-live',
  twoMinPenalties: 'rounded-md bg-ink px-1 text-surface',
};

function CounterButton({ counter, player, count, onTap }: CounterProps): ReactElement {
  const { t } = useTranslation('console');
  return (
    <button
      {...countsOnce}
      type="button"
      aria-label={t('counterOf', { counter: t(`counter.${counter}`), player, count })}
      title={t(`counter.${counter}`)}
      onClick={onTap}
      className={clsx(
        press,
        'flex min-h-touch flex-col items-center justify-center gap-1 short:gap-0 rounded-control border-2 border-line-strong/45 bg-surface hover:border-line-strong',
      )}
    >
      <span
        aria-hidden="true"
        data-mark={t(`mark.${counter}`)}
        className={clsx(
          'numerals text-sm leading-5 font-extrabold before:content-[attr(data-mark)]',
          marks[counter],
        )}
      />
      <span
        className={clsx(
          'numerals text-lg leading-5 font-extrabold',
          count === 0 && 'text-ink-muted',
        )}
      >
        <Numeral value={count} />
      </span>
    </button>
  );
}

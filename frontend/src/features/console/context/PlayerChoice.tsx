import type { MatchPlayer } from '@kolo/domain';
import { clsx } from 'clsx';
import { type ReactElement, type ReactNode, useId } from 'react';

interface Props {
  legend: ReactNode;
  players: readonly MatchPlayer[];
  /** Null means `nobody`, where that can be chosen. */
  value: number | null | undefined;
  nobody?: string;
  dense?: boolean;
  disabled?: boolean;
  /** Shown after the first name, e.g. the goals. */
  note?: (player: MatchPlayer) => string;
  onChange: (playerId: number | null) => void;
}

/** Radio buttons that are large enough for a hurried finger. */
export function PlayerChoice({
  legend,
  players,
  value,
  nobody,
  dense = false,
  disabled = false,
  note,
  onChange,
}: Props): ReactElement {
  const name = useId();
  return (
    <fieldset disabled={disabled} className="min-w-0 disabled:opacity-50">
      <legend className={clsx('eyebrow text-ink-muted', dense ? 'mb-1' : 'mb-2')}>{legend}</legend>
      <div
        className={clsx(
          'grid',
          dense
            ? 'grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-1'
            : 'grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]',
        )}
      >
        {nobody !== undefined && (
          <Choice name={name} checked={value === null} onChoose={() => onChange(null)}>
            {nobody}
          </Choice>
        )}
        {players.map((player) => (
          <Choice
            key={player.id}
            name={name}
            checked={value === player.id}
            onChoose={() => onChange(player.id)}
          >
            <span className="numerals w-7 shrink-0 text-right text-lg font-extrabold">
              {player.jerseyNumber}
            </span>
            <span className="min-w-0 leading-tight">
              <span className="line-clamp-2 break-words">{player.lastName}</span>
              <span className="line-clamp-2 text-xs font-medium opacity-75">
                {player.firstName}
                {note?.(player)}
              </span>
            </span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceProps {
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

export function Choice({ name, checked, onChoose, children }: ChoiceProps): ReactElement {
  return (
    <label
      className={clsx(
        'flex min-h-touch min-w-0 cursor-pointer items-center gap-3 rounded-control border-2 px-3 text-base font-bold select-none touch-manipulation has-disabled:cursor-default',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        checked
          ? 'border-accent-ink bg-accent text-on-accent'
          : 'border-line-strong/45 bg-surface hover:bg-raised',
      )}
    >
      <input type="radio" name={name} checked={checked} onChange={onChoose} className="sr-only" />
      {children}
    </label>
  );
}

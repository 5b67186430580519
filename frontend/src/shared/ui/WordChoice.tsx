import { clsx } from 'clsx';
import type { ReactElement } from 'react';

interface Props<Value extends string> {
  legend: string;
  options: readonly Value[];
  value: Value | null;
  label: (option: Value) => string;
  onChoose: (option: Value) => void;
}

/** One of several words under a question, where there is time to read them. */
export function WordChoice<Value extends string>({
  legend,
  options,
  value,
  label,
  onChoose,
}: Props<Value>): ReactElement {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-base font-bold">{legend}</legend>
      <div className={clsx('grid grid-cols-2 gap-2', options.length % 3 === 0 && 'sm:grid-cols-3')}>
        {options.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === value}
            onClick={() => onChoose(option)}
            className={clsx(
              'min-h-touch min-w-0 touch-manipulation rounded-control border-2 px-2 text-base leading-tight font-bold text-balance select-none',
              option === value
                ? 'border-accent-ink bg-accent text-on-accent'
                : 'border-line-strong/45 bg-surface hover:border-line-strong',
            )}
          >
            {label(option)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

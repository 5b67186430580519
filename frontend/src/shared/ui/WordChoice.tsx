import { clsx } from 'clsx';
import type { ReactElement } from 'react';

interface Props<Value extends string> {
  legend: string;
  options: readonly Value[];
  value: Value | null;
  label: (option: Value) => string;
  onChoose: (option: Value) => void;
  /** In one row that a finger cannot miss, for a console in a match; else where there is time to read. */
  inRow?: boolean;
}

/** One of several words under a question. */
export function WordChoice<Value extends string>({
  legend,
  options,
  value,
  label,
  onChoose,
  inRow = false,
}: Props<Value>): ReactElement {
  const columns = clsx('grid-cols-2 gap-2', options.length % 3 === 0 && 'sm:grid-cols-3');
  return (
    <fieldset className="min-w-0">
      <legend className={inRow ? 'sr-only' : 'mb-1.5 text-base font-bold'}>{legend}</legend>
      <div className={clsx('grid', inRow ? 'auto-cols-fr grid-flow-col gap-1.5' : columns)}>
        {options.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === value}
            onClick={() => onChoose(option)}
            className={clsx(
              'min-w-0 touch-manipulation rounded-control border-2 leading-tight font-bold text-balance select-none',
              inRow
                ? 'min-h-12 px-0.5 text-xs active:scale-[0.98] @[24rem]:text-sm @[44rem]:text-base'
                : 'min-h-touch px-2 text-base',
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

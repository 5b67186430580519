import { clsx } from 'clsx';
import type { ReactElement } from 'react';

interface Props<Value extends string> {
  legend: string;
  options: readonly Value[];
  value: Value | null;
  label: (option: Value) => string;
  onChoose: (option: Value) => void;
}

/** One of a few words, in a row that a finger cannot miss. */
export function Chips<Value extends string>({
  legend,
  options,
  value,
  label,
  onChoose,
}: Props<Value>): ReactElement {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1.5">
        {options.map((option) => (
          <button
            key={option}
            type="button"
            aria-pressed={option === value}
            onClick={() => onChoose(option)}
            className={clsx(
              'min-h-12 min-w-0 touch-manipulation rounded-control border-2 px-0.5 text-xs leading-tight text-balance font-bold select-none active:scale-[0.98] @[24rem]:text-sm @[44rem]:text-base',
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

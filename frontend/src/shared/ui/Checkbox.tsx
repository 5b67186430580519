import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
  /** `touch` is a row of 64 px. */
  size?: 'md' | 'touch';
}

export function Checkbox({ label, hint, size = 'md', className, ...rest }: Props): ReactElement {
  const touch = size === 'touch';
  const hintId = useId();
  const box = (
    <label
      className={clsx(
        'flex items-center gap-3 rounded-control has-disabled:text-ink-muted',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        touch ? 'min-h-touch px-[min(0.75rem,3.5vw)] text-base' : 'min-h-11 text-sm',
        hint === undefined && className,
      )}
    >
      <span
        className={clsx(
          'relative grid shrink-0 place-items-center',
          touch ? 'size-[min(2rem,9vw)]' : 'size-5',
        )}
      >
        <input
          aria-describedby={hint === undefined ? undefined : hintId}
          {...rest}
          type="checkbox"
          className="peer size-full appearance-none rounded-md border-2 border-line-strong bg-surface outline-none checked:border-accent-ink checked:bg-accent disabled:border-line-strong/45 disabled:checked:border-transparent disabled:checked:bg-sunken"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3.5}
          className="pointer-events-none absolute size-3/4 text-on-accent opacity-0 peer-checked:opacity-100 peer-disabled:text-ink"
        />
      </span>
      <span className="min-w-0 flex-1 font-medium">{label}</span>
    </label>
  );
  if (hint === undefined) return box;
  return (
    <div className={className}>
      {box}
      <p id={hintId} className="-mt-1.5 ml-8 text-xs text-ink-muted">
        {hint}
      </p>
    </div>
  );
}

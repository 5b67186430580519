import { clsx } from 'clsx';
import type { ReactElement } from 'react';

interface Props {
  count: number;
  /** The foul from which on a kick without a wall is taken. */
  kickFrom: number;
  /** Size and border of a dot. */
  className: string;
}

/** A ring for each foul before the kick without a wall, so that the count is seen without reading it. */
export function FoulDots({ count, kickFrom, className }: Props): ReactElement {
  const free = kickFrom - 1;
  return (
    <span aria-hidden="true" className="flex justify-center gap-[0.3em]">
      {Array.from({ length: free }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
          key={place}
          className={clsx(
            'rounded-full',
            place >= count
              ? 'border-ink-muted'
              : count >= free
                ? 'border-accent-ink bg-accent-ink'
                : 'border-ink bg-ink',
            className,
          )}
        />
      ))}
    </span>
  );
}

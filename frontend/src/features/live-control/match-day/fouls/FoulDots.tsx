import { clsx } from 'clsx';
import type { ReactElement } from 'react';

/** One dot for each foul before the kick without a wall. */
export function FoulDots({ count, kickFrom }: { count: number; kickFrom: number }): ReactElement {
  const free = kickFrom - 1;
  return (
    <span aria-hidden="true" className="flex justify-center gap-1.5">
      {Array.from({ length: free }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
          key={place}
          className={clsx(
            'size-3.5 rounded-full border-2',
            place >= count
              ? 'border-line-strong'
              : count >= free
                ? 'border-danger bg-danger'
                : 'border-ink bg-ink',
          )}
        />
      ))}
    </span>
  );
}

import { clsx } from 'clsx';
import type { ReactElement } from 'react';

interface Props {
  count: number;
  /** The foul from which on a kick without a wall is taken. */
  kickFrom: number;
  /** The label from the limit on: `10 m`. */
  distance: string;
}

/** A segment for each foul before the kick without a wall, to be read from two metres; the button has the number. */
export function FoulSegments({ count, kickFrom, distance }: Props): ReactElement {
  const free = kickFrom - 1;
  return (
    <span aria-hidden="true" className="flex h-6 items-stretch gap-1 short:h-4">
      {Array.from({ length: free }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place.
          key={place}
          className={clsx(
            'min-w-0 flex-1 rounded-sm border-2',
            place >= count
              ? 'border-line-strong/45'
              : place === free - 1
                ? 'border-card-red bg-card-red'
                : place === free - 2
                  ? 'border-warn bg-card-yellow'
                  : 'border-ink bg-ink',
          )}
        />
      ))}
      {count >= kickFrom && (
        <span className="grid shrink-0 place-items-center rounded-sm bg-danger-fill px-1.5 text-base leading-none font-extrabold text-on-danger short:text-sm">
          {distance}
        </span>
      )}
    </span>
  );
}

import type { ShootoutKick } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { KickMark } from './KickMark';
import type { ShootoutRow } from './shootout-rows';

interface Props {
  row: ShootoutRow;
  /** Size and border of a mark. */
  size: string;
  /** A kick in the words of a screen reader. */
  label: (kick: ShootoutKick) => string;
  className?: string;
}

/** A team's kicks in a row; the one that is about to be taken has a ring of its own colour. */
export function KickMarks({ row, size, label, className }: Props): ReactElement {
  const next = row.isNext ? row.kicks.indexOf(null) : -1;
  return (
    <ol className={clsx('flex flex-wrap', className)}>
      {row.kicks.map((kick, place) =>
        kick === null ? (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a kick is its place.
            key={place}
            aria-hidden="true"
            className={clsx(
              'rounded-full',
              place === next ? 'border-accent-ink' : 'border-line-strong',
              size,
            )}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a kick is its place.
          <li key={place}>
            <KickMark scored={kick.scored} className={size} />
            <span className="sr-only">{label(kick)}</span>
          </li>
        ),
      )}
    </ol>
  );
}

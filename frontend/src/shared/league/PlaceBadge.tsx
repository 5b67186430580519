import { clsx } from 'clsx';
import type { ReactElement } from 'react';

const medals = ['bg-rank-gold', 'bg-rank-silver', 'bg-rank-bronze'];

interface Props {
  place: number;
  size?: 'sm' | 'md';
}

export function PlaceBadge({ place, size = 'sm' }: Props): ReactElement {
  const medal = medals[place - 1];
  return (
    <span
      className={clsx(
        'numerals grid shrink-0 place-items-center rounded-full font-extrabold',
        size === 'sm' ? 'size-6 text-xs' : 'size-8 text-sm',
        medal === undefined ? 'text-ink-muted' : [medal, 'text-black'],
      )}
    >
      {place}
    </span>
  );
}

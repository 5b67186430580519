import { clsx } from 'clsx';
import type { ReactElement } from 'react';

interface Props {
  scored: boolean;
  className: string;
}

/** A tick for a goal, a cross for a miss; drawn here, because icons come in a file of the whole site. */
export function KickMark({ scored, className }: Props): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid shrink-0 place-items-center rounded-full',
        scored ? 'border-ink bg-ink text-canvas' : 'border-ink-muted text-ink-muted',
        className,
      )}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-[70%]">
        <path
          d={scored ? 'm3 8.5 3.5 3.5L13 4.5' : 'm4 4 8 8m0-8-8 8'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </span>
  );
}

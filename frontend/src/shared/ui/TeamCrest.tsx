import { clsx } from 'clsx';
import { type ReactElement, useId } from 'react';
import { type CrestPattern, crestOf } from './team-crest';

const shield = 'M20 1.5 36.5 5v14.5c0 9.6-6.6 16-16.5 19.2C10.1 35.5 3.5 29.1 3.5 19.5V5Z';

const marks: Record<CrestPattern, string | null> = {
  plain: null,
  half: 'M20 0h20v40H20Z',
  sash: 'M-2 28 32-6h14L4 46Z',
  hoop: 'M0 13h40v14H0Z',
};

interface Props {
  name: string;
  /** Size utility, e.g. `size-10`. */
  className?: string;
}

/** Decorative: the team's name stands beside it. */
export function TeamCrest({ name, className = 'size-8' }: Props): ReactElement {
  const clip = useId();
  const { letter, field, mark, pattern } = crestOf(name);
  const shape = marks[pattern];
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={clsx('shrink-0', className)}>
      <clipPath id={clip}>
        <path d={shield} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d={shield} fill={field} />
        {shape !== null && <path d={shape} fill={mark} opacity="0.7" />}
      </g>
      <path d={shield} fill="none" stroke="#fff" strokeOpacity="0.28" strokeWidth="1.5" />
      <text
        x="20"
        y="26.4"
        textAnchor="middle"
        fontSize="18"
        fontWeight="800"
        fill="#fff"
        style={{ fontFamily: 'inherit' }}
      >
        {letter}
      </text>
    </svg>
  );
}

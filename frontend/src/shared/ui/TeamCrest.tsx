import { crestOf, crestShapes } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';

interface Props {
  name: string;
  className?: string;
}

/** Decorative: the name is beside it. */
export function TeamCrest({ name, className = 'size-8' }: Props): ReactElement {
  const { letter, field, mark, pattern } = crestOf(name);
  const { shield, marks } = crestShapes;
  const shape = marks[pattern];
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={clsx('shrink-0', className)}>
      <path d={shield} fill={field} />
      {shape !== null && <path d={shape} fill={mark} opacity="0.7" />}
      <path d={shield} fill="none" stroke="#fff" strokeOpacity="0.28" strokeWidth="1.5" />
      <text x="20" y="26.4" textAnchor="middle" fontSize="18" fontWeight="800" fill="#fff">
        {letter}
      </text>
    </svg>
  );
}

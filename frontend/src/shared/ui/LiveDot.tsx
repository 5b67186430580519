import { clsx } from 'clsx';
import type { ReactElement } from 'react';

export function LiveDot({ className = 'bg-live' }: { className?: string }): ReactElement {
  return (
    <span
      aria-hidden="true"
      className={clsx('inline-block size-1.5 shrink-0 animate-live rounded-full', className)}
    />
  );
}

import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'warn' | 'ok' | 'danger' | 'live' | 'accent';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-muted',
  warn: 'bg-warn-soft text-warn',
  ok: 'bg-ok-soft text-ok',
  danger: 'bg-danger-soft text-danger',
  live: 'bg-live-fill text-on-live',
  accent: 'bg-accent text-on-accent',
};

interface Props {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', className, children }: Props): ReactElement {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-md px-2 py-0.5 text-xs font-bold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}

import { minutesAndSeconds } from '@kolo/domain';
import { Timer } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  seconds: number;
  children: ReactNode;
}

/** A countdown with what it counts. */
export function TimeLeft({ seconds, children }: Props): ReactElement {
  return (
    <p className="flex items-center justify-center gap-2 font-semibold">
      <Timer aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <span className="numerals shrink-0 rounded-md bg-raised px-1.5 py-0.5 font-extrabold">
        {minutesAndSeconds(seconds)}
      </span>
    </p>
  );
}

import type { ReactElement, ReactNode } from 'react';

interface Props {
  note: string;
  value: ReactNode;
  children: ReactNode;
}

/** Who or what, a note below, and the number at the end. */
export function RecordRow({ note, value, children }: Props): ReactElement {
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2.5">
      <span className="grid min-w-0 flex-1 gap-0.5 leading-tight wrap-anywhere">
        {children}
        <span className="text-xs text-ink-muted">{note}</span>
      </span>
      <span className="shrink-0">{value}</span>
    </li>
  );
}

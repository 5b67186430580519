import type { ReactElement, ReactNode } from 'react';

interface Props {
  facts: readonly string[];
  value: ReactNode;
  children: ReactNode;
}

/** Who or what, facts below, and the number at the end. */
export function RecordRow({ facts, value, children }: Props): ReactElement {
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-2.5">
      <span className="grid min-w-0 flex-1 gap-0.5 leading-tight wrap-anywhere">
        {children}
        <span className="dotted text-xs text-ink-muted">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
      <span className="shrink-0">{value}</span>
    </li>
  );
}

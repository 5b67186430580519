import type { ReactElement, ReactNode } from 'react';

/** Read aloud, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }): ReactElement {
  return <span className="sr-only">{children}</span>;
}

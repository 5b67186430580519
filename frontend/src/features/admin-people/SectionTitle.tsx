import type { ReactElement } from 'react';

export function SectionTitle({ children }: { children: string }): ReactElement {
  return (
    <div className="mb-4 flex min-h-11 items-center">
      <h2 className="headline text-2xl">{children}</h2>
    </div>
  );
}

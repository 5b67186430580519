import type { ReactElement, ReactNode } from 'react';

interface Props {
  title: ReactNode;
  children?: ReactNode;
}

export function SectionHead({ title, children }: Props): ReactElement {
  return (
    <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
      <h2 className="headline text-2xl">{title}</h2>
      {children !== undefined && (
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-auto">{children}</div>
      )}
    </div>
  );
}

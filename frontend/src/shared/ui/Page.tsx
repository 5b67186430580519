import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { useTabTitle } from './use-tab-title';

interface Props {
  /** The title of the tab; null while it is unknown. */
  title: string | null;
  width?: 'narrow' | 'normal' | 'full';
  className?: string;
  children: ReactNode;
}

const widths: Record<NonNullable<Props['width']>, string> = {
  narrow: 'mx-auto max-w-2xl px-4 py-6 sm:py-8',
  normal: 'mx-auto max-w-6xl px-4 py-6 sm:px-6 sm:py-8',
  full: '',
};

export function Page({ title, width = 'normal', className, children }: Props): ReactElement {
  useTabTitle(title);
  return <div className={clsx('w-full', widths[width], className)}>{children}</div>;
}

interface HeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
}

export function PageHeader({ title, lead, aside }: HeaderProps): ReactElement {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 max-sm:mb-4">
      <div className="wrap-anywhere">
        <h1 className="headline text-3xl sm:text-4xl">{title}</h1>
        {lead !== undefined && <p className="mt-2 text-ink-muted">{lead}</p>}
      </div>
      {aside}
    </header>
  );
}

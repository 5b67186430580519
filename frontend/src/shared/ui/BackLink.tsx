import { ChevronLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from './Link';
import type { LinkProps } from './navigation';

/** Leads to the page above this one, from its first line. */
export function BackLink({ children, ...rest }: Omit<LinkProps, 'className'>): ReactElement {
  return (
    <Link
      {...rest}
      className="-ml-1 inline-flex min-h-11 items-center gap-1 rounded-control pr-2 text-sm font-semibold text-ink-muted hover:text-ink"
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  );
}

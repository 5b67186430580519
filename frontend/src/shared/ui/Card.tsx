import { clsx } from 'clsx';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

export function Card({ className, ...rest }: ComponentProps<'div'>): ReactElement {
  return (
    <div
      {...rest}
      className={clsx('overflow-hidden rounded-card border bg-surface shadow-card', className)}
    />
  );
}

interface HeaderProps {
  title: ReactNode;
  level?: 2 | 3;
  aside?: ReactNode;
}

export function CardHeader({ title, level = 2, aside }: HeaderProps): ReactElement {
  const Heading = `h${level}` as const;
  return (
    <div className="flex min-h-[calc(2.75rem+1px)] flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b bg-raised px-4 py-2">
      <Heading className="text-sm font-bold tracking-tight">{title}</Heading>
      {aside !== undefined && (
        // A button uses the header's own padding, so that headers side by side are equally high.
        <div className="text-xs font-medium text-ink-muted has-[button]:-my-2">{aside}</div>
      )}
    </div>
  );
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>): ReactElement {
  return <div {...rest} className={clsx('p-4', className)} />;
}

import { clsx } from 'clsx';
import type { ComponentProps, ReactElement } from 'react';

interface TableProps extends ComponentProps<'table'> {
  /** The table's name for screen readers. */
  caption: string;
}

/** Scrolls sideways in its own frame, so that the page never does. */
export function Table({ caption, className, children, ...rest }: TableProps): ReactElement {
  return (
    <section aria-label={caption} className="scroll-x">
      <table {...rest} className={clsx('w-full border-collapse text-sm', className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

export function TableHead({ className, ...rest }: ComponentProps<'thead'>): ReactElement {
  return <thead {...rest} className={clsx('border-b bg-raised text-ink-muted', className)} />;
}

export function TableBody({ className, ...rest }: ComponentProps<'tbody'>): ReactElement {
  return <tbody {...rest} className={clsx('divide-y', className)} />;
}

export function TableRow({ className, ...rest }: ComponentProps<'tr'>): ReactElement {
  return <tr {...rest} className={clsx('[tbody_&]:hover:bg-raised', className)} />;
}

interface CellLook {
  numeric?: boolean;
}

interface HeaderLook extends CellLook {
  /** What the short text of the column stands for. */
  full?: string;
}

export function TableHeader({
  numeric = false,
  full,
  className,
  scope = 'col',
  children,
  ...rest
}: ComponentProps<'th'> & HeaderLook): ReactElement {
  return (
    <th
      {...rest}
      scope={scope}
      className={clsx('eyebrow px-3 py-2', numeric ? 'text-right' : 'text-left', className)}
    >
      {full === undefined ? (
        children
      ) : (
        <abbr title={full} className="no-underline">
          {children}
        </abbr>
      )}
    </th>
  );
}

export function TableCell({
  numeric = false,
  className,
  ...rest
}: ComponentProps<'td'> & CellLook): ReactElement {
  return (
    <td {...rest} className={clsx('px-3 py-2.5', numeric && 'numerals text-right', className)} />
  );
}

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactElement } from 'react';
import { controlStyle } from './control-style';
import { useFieldAttributes } from './form-field-context';

/** The system's own list suits phones best. */
export function Select({
  className,
  id,
  children,
  ...rest
}: ComponentProps<'select'>): ReactElement {
  const field = useFieldAttributes({ id });
  return (
    <span className="relative block">
      <select
        {...rest}
        {...field}
        className={clsx(controlStyle, 'appearance-none pr-10', className)}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute print:hidden top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted"
      />
    </span>
  );
}

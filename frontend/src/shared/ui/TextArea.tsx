import { clsx } from 'clsx';
import type { ComponentProps, ReactElement } from 'react';
import { controlStyle } from './control-style';
import { useFieldAttributes } from './form-field-context';

export function TextArea({ className, id, ...rest }: ComponentProps<'textarea'>): ReactElement {
  const field = useFieldAttributes({ id });
  return (
    <textarea rows={3} {...rest} {...field} className={clsx(controlStyle, 'py-2', className)} />
  );
}

import { clsx } from 'clsx';
import type { ComponentProps, ReactElement } from 'react';
import { controlStyle } from './control-style';
import { useFieldAttributes } from './form-field-context';

export function Input({ className, id, ...rest }: ComponentProps<'input'>): ReactElement {
  const field = useFieldAttributes({ id });
  return <input {...rest} {...field} className={clsx(controlStyle, className)} />;
}

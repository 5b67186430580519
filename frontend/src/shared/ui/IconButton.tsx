import type { ComponentProps, ReactElement } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';

interface Props extends ComponentProps<'button'> {
  /** For screen readers and the tooltip. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function IconButton({
  label,
  variant = 'ghost',
  size = 'md',
  className,
  type = 'button',
  ...rest
}: Props): ReactElement {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={buttonStyle({ variant, size, square: true, className })}
    />
  );
}

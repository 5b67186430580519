import type { ComponentProps, ReactElement } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';
import { Spinner } from './Spinner';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows that the answer is awaited and takes no further clicks; the focus stays. */
  pending?: boolean;
}

export function Button({
  variant,
  size,
  pending = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button
      {...rest}
      type={pending ? 'button' : type}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={pending ? undefined : onClick}
      className={buttonStyle({ ...(variant && { variant }), ...(size && { size }), className })}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}

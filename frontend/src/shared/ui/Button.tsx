import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';
import { Spinner } from './Spinner';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** For a button that writes: shows progress and ignores clicks but keeps the focus. */
  pending?: boolean;
}

export function Button({
  variant,
  size,
  pending,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps): ReactElement {
  const click = (event: MouseEvent<HTMLButtonElement>): void => {
    // The second click of a double click may come before `pending` is rendered.
    if (pending !== undefined && event.detail > 1) event.preventDefault();
    else if (!pending) onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={pending ? 'button' : type}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
      onClick={click}
      className={buttonStyle({ ...(variant && { variant }), ...(size && { size }), className })}
    >
      <span className="contents">{pending && <Spinner />}</span>
      {children}
    </button>
  );
}

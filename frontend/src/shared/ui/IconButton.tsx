import { clsx } from 'clsx';
import type { ComponentProps, ReactElement } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';

interface Props extends ComponentProps<'button'> {
  /** For screen readers and the tooltip. */
  label: string;
  /** Words of the label, seen beside the icon except on a phone. */
  text?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function IconButton({
  label,
  text,
  variant = 'ghost',
  size = 'md',
  className,
  type = 'button',
  children,
  ...rest
}: Props): ReactElement {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={buttonStyle({
        variant,
        size,
        square: text === undefined,
        className: clsx(text !== undefined && 'max-sm:w-11 max-sm:px-0', className),
      })}
    >
      {children}
      {text !== undefined && <span className="max-sm:hidden">{text}</span>}
    </button>
  );
}

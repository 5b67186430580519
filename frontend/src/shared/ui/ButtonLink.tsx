import type { ReactElement } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';
import { Link } from './Link';
import type { LinkProps } from './navigation';

interface Props extends LinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function ButtonLink({ variant, size, className, ...rest }: Props): ReactElement {
  return (
    <Link
      {...rest}
      className={buttonStyle({ ...(variant && { variant }), ...(size && { size }), className })}
    />
  );
}

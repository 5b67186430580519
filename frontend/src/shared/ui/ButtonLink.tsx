import type { ReactElement } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';

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

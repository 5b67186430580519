import { clsx } from 'clsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
/** `touch` is 64 px, for the scorekeeper. */
export type ButtonSize = 'sm' | 'md' | 'lg' | 'touch';

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent forced-colors:border enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover',
  secondary:
    'bg-surface text-ink border border-line-strong/45 enabled:hover:bg-raised enabled:hover:border-line-strong [a&]:hover:bg-raised [a&]:hover:border-line-strong',
  ghost: 'text-ink enabled:hover:bg-ink/8 [a&]:hover:bg-ink/8',
  danger: 'bg-danger-fill text-on-danger forced-colors:border enabled:hover:bg-danger-fill-hover',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 text-sm gap-1.5',
  md: 'min-h-11 px-4 text-sm gap-2',
  lg: 'min-h-13 px-6 text-base gap-2.5',
  touch: 'min-h-touch min-w-touch px-5 text-lg gap-3',
};

const squares: Record<ButtonSize, string> = {
  sm: 'size-9',
  md: 'size-11',
  lg: 'size-13',
  touch: 'size-touch',
};

const base =
  'inline-flex items-center justify-center rounded-control font-semibold select-none ' +
  'transition-[background-color,border-color,transform] duration-150 ' +
  'enabled:active:scale-[0.97] disabled:cursor-not-allowed disabled:opacity-45 ' +
  '[&_svg]:shrink-0 touch-manipulation print:hidden!';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  square?: boolean;
  className?: string | undefined;
}

export const buttonStyle = ({
  variant = 'primary',
  size = 'md',
  square = false,
  className,
}: ButtonLook = {}): string =>
  clsx(base, variants[variant], square ? squares[size] : sizes[size], className);

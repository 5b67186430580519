import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

export type ScoreSize = 'sm' | 'md' | 'lg' | 'xl';

const sizes: Record<ScoreSize, string> = {
  sm: 'text-lg gap-1',
  md: 'text-2xl gap-1.5',
  lg: 'text-5xl gap-2.5',
  xl: 'text-7xl gap-4 sm:text-8xl',
};

interface Props {
  home: number | null;
  away: number | null;
  size?: ScoreSize;
  live?: boolean;
  className?: string;
}

/** A changed number rises into its place. A dash before kick-off. */
export function Score({ home, away, size = 'md', live = false, className }: Props): ReactElement {
  const { t } = useTranslation();
  if (home === null || away === null)
    return (
      <span className={clsx('inline-flex font-medium text-ink-muted', sizes[size], className)}>
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('noScore')}</span>
      </span>
    );
  return (
    <span
      className={clsx(
        'numerals inline-flex items-baseline leading-none font-extrabold tracking-[-0.04em]',
        sizes[size],
        live && 'text-live',
        className,
      )}
    >
      <span className="sr-only">{t('scoreLine', { home, away })}</span>
      <Numeral value={home} />
      <span aria-hidden="true" className="font-bold opacity-40">
        :
      </span>
      <Numeral value={away} />
    </span>
  );
}

/** The key creates a new element for a new number, which starts the animation. */
export function Numeral({ value }: { value: number }): ReactElement {
  return (
    <span key={value} aria-hidden="true" className="inline-block animate-score">
      {value}
    </span>
  );
}

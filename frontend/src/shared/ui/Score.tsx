import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

type ScoreSize = 'sm' | 'md' | 'lg' | 'xl';

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
  /** Each side's kicks from the mark, shown as `2 (3) : 2 (0)`. */
  kicks?: { home: number; away: number } | null;
  /** The side whose number is grey. */
  lost?: 'home' | 'away' | null;
  className?: string;
}

/** A changed number rises into its place. A dash before kick-off. */
export function Score({
  home,
  away,
  size = 'md',
  live = false,
  kicks = null,
  lost = null,
  className,
}: Props): ReactElement {
  const { t } = useTranslation();
  if (home === null || away === null)
    return (
      <span
        translate="no"
        className={clsx('inline-flex font-medium text-ink-muted', sizes[size], className)}
      >
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('noScore')}</span>
      </span>
    );
  return (
    <span
      translate="no"
      className={clsx(
        'numerals inline-flex items-baseline leading-none font-extrabold tracking-[-0.04em]',
        sizes[size],
        live && 'text-live',
        className,
      )}
    >
      <span className="sr-only">{t('scoreLine', { home, away })}</span>
      <Side side="home" size={size} goals={home} kicks={kicks?.home} lost={lost === 'home'} />
      <span aria-hidden="true" className="font-bold opacity-40 print:opacity-100">
        :
      </span>
      <Side side="away" size={size} goals={away} kicks={kicks?.away} lost={lost === 'away'} />
    </span>
  );
}

interface SideProps {
  side: 'home' | 'away';
  size: ScoreSize;
  goals: number;
  kicks: number | undefined;
  lost: boolean;
}

function Side({ side, size, goals, kicks, lost }: SideProps): ReactElement {
  return (
    <span aria-hidden="true" data-goals={side} className={clsx(lost && 'text-ink-muted')}>
      <Numeral value={goals} motion={size === 'xl' ? 'board-digit' : 'animate-score'} />
      {kicks !== undefined && (
        <span className="ml-[0.3em] align-[0.2em] text-[0.4em] tracking-normal">
          (<span>{kicks}</span>)
        </span>
      )}
    </span>
  );
}

interface NumeralProps {
  value: number | string;
  motion?: 'animate-score' | 'board-digit';
}

/** The key creates a new element for a new number, which starts the animation. */
export function Numeral({ value, motion = 'animate-score' }: NumeralProps): ReactElement {
  return (
    <span key={value} aria-hidden="true" className={clsx('inline-block', motion)}>
      {value}
    </span>
  );
}

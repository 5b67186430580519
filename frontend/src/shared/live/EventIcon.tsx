import type { TimelineEntry } from '@kolo/domain';
import { clsx } from 'clsx';
import { Star, Timer } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { KickMark } from './KickMark';

export function BallIcon({ className = 'size-4' }: { className?: string }): ReactElement {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={clsx('shrink-0', className)}>
      <circle cx="10" cy="10" r="8.6" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="m10 5.9 3.9 2.85-1.5 4.6H7.6l-1.5-4.6Z" fill="currentColor" />
      <path
        d="M10 1.5v4.4M17.6 7.4l-3.7 1.35M15 16.6l-2.6-3.25M5 16.6l2.6-3.25M2.4 7.4l3.7 1.35"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}

type CardKind = 'yellow' | 'red';
const cardStyles: Record<CardKind, string> = {
  yellow: 'bg-card-yellow text-on-accent',
  red: 'bg-card-red text-on-live',
};

/** The letter says what the colour says. */
export function CardMark({ kind }: { kind: CardKind }): ReactElement {
  const { t } = useTranslation('live');
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid h-[18px] w-[14px] shrink-0 place-items-center rounded-[3px] text-[10px] leading-none font-extrabold',
        cardStyles[kind],
      )}
    >
      {t(`mark.${kind}`)}
    </span>
  );
}

export function TwoMinutesMark(): ReactElement {
  const { t } = useTranslation('live');
  return (
    <span
      aria-hidden="true"
      className="numerals grid h-[18px] shrink-0 place-items-center rounded-[4px] border border-line-strong px-1 text-[11px] leading-none font-extrabold"
    >
      {t('mark.twoMinutes')}
    </span>
  );
}

export function EventIcon({ entry }: { entry: TimelineEntry }): ReactElement | null {
  switch (entry.type) {
    case 'goal':
      return <BallIcon className="size-5 max-sm:hidden" />;
    case 'yellow-card':
      return <CardMark kind="yellow" />;
    case 'second-yellow-card':
      return (
        <span className="relative shrink-0">
          <span
            aria-hidden="true"
            className="absolute -top-0.5 -left-[3px] h-[18px] w-[14px] -rotate-12 rounded-[3px] bg-card-yellow"
          />
          <span className="relative block rounded-[3px] ring-1 ring-surface">
            <CardMark kind="red" />
          </span>
        </span>
      );
    case 'red-card':
      return <CardMark kind="red" />;
    case 'two-minutes':
      return <TwoMinutesMark />;
    case 'missed-kick':
      return <KickMark scored={false} className="size-[18px] border-2" />;
    case 'shootout-kick':
      return <KickMark scored={entry.scored} className="size-[18px] border-2" />;
    case 'foul':
      return <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-line-strong" />;
    case 'timeout':
      return <Timer aria-hidden="true" className="size-[18px] shrink-0 text-ink-muted" />;
    case 'mvp':
      return <Star aria-hidden="true" className="size-4 shrink-0 fill-rank-gold text-rank-gold" />;
    case 'first-half':
    case 'half-time':
    case 'second-half':
    case 'extra-time':
    case 'extra-time-break':
    case 'extra-time-second':
    case 'extra-time-over':
    case 'shootout':
    case 'finished':
    case 'cancelled':
    case 'result-recorded':
      return null;
  }
}

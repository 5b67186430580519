import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** The cards a player has; the label of the tile says nothing about them, so they speak for themselves. */
export function CardMarks({ yellow, red }: { yellow: number; red: number }): ReactElement | null {
  const { t } = useTranslation('console');
  if (yellow + red === 0) return null;
  return (
    <span className="flex shrink-0 flex-col gap-0.5">
      {yellow > 0 && <Mark label={t('card.yellow')} className="bg-card-yellow" />}
      {red > 0 && <Mark label={t('card.red')} className="bg-card-red" />}
    </span>
  );
}

function Mark({ label, className }: { label: string; className: string }): ReactElement {
  return (
    <span
      role="img"
      aria-label={label}
      className={`h-4 w-3 rounded-[2px] border border-black/30 ${className}`}
    />
  );
}

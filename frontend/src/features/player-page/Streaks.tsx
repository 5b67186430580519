import type { PlayerStreaks } from '@kolo/domain';
import { Flame } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** A single match is no streak. */
const isStreak = (matches: number): boolean => matches > 1;

export function Streaks({ streaks }: { streaks: PlayerStreaks }): ReactElement | null {
  const { t } = useTranslation('playerPage');
  const { current, longest } = streaks.scoring;
  if (!isStreak(longest)) return null;
  return (
    <p className="flex items-center gap-3 rounded-card border bg-surface p-4 text-sm shadow-card">
      <Flame aria-hidden="true" className="size-5 shrink-0 text-accent-ink" />
      <span className="grid">
        {isStreak(current) && (
          <strong className="text-base">{t('scoringNow', { count: current })}</strong>
        )}
        <span className="text-ink-muted">{t('scoringLongest', { count: longest })}</span>
      </span>
    </p>
  );
}

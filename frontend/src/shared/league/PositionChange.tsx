import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

/** Places gained or lost against the official table. */
export function PositionChange({ by }: { by: number }): ReactElement | null {
  const { t } = useTranslation('leagueTable');
  if (by === 0) return null;
  const Arrow = by > 0 ? ArrowUp : ArrowDown;
  return (
    <span
      className={`numerals inline-flex items-center text-xs font-bold ${by > 0 ? 'text-ok' : 'text-danger'}`}
    >
      <Arrow aria-hidden="true" className="size-3.5" />
      <span aria-hidden="true">{Math.abs(by)}</span>
      <span className="sr-only">{t(by > 0 ? 'up' : 'down', { count: Math.abs(by) })}</span>
    </span>
  );
}

import { aggregateScore } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useConsole } from './console-context';

/** In a second leg the goals of both legs, which decide the tie. */
export function AggregateLine({ className = '' }: { className?: string }): ReactElement | null {
  const { t } = useTranslation('console');
  const { view, state } = useConsole();
  const total = aggregateScore(state);
  if (total === null) return null;
  return (
    <span className={`block font-bold text-ink wrap-anywhere ${className}`}>
      {t('aggregate')} <bdi>{view.homeTeamName}</bdi>{' '}
      <span className="numerals whitespace-nowrap">
        {total.home} : {total.away}
      </span>{' '}
      <bdi>{view.awayTeamName}</bdi>
    </span>
  );
}

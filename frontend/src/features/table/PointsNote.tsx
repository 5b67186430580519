import type { LiveTable } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { matchRulesPath } from '@/shared/match-rules/match-rules-path';
import { Link } from '@/shared/ui';

/** Points for each result in this league, and a link to its other rules. */
export function PointsNote({
  table: { league, points },
}: {
  table: LiveTable;
}): ReactElement | null {
  const { t } = useTranslation('leagueTable');
  if (league === null || points === undefined) return null;
  return (
    <p className="text-sm text-ink-muted">
      <span>{t('pointsOf', points)}</span>{' '}
      <Link to={matchRulesPath(league.id)} className="font-semibold text-accent-ink underline">
        {t('rules')}
      </Link>
    </p>
  );
}

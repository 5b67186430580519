import type { LeagueTableRow } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { PlaceBadge } from './PlaceBadge';

/** The place of a team in a table; a team that has withdrawn is last and has none. */
export function RowPlace({
  row,
}: {
  row: Pick<LeagueTableRow, 'position' | 'unranked'>;
}): ReactElement {
  const { t } = useTranslation('leagueTable');
  if (row.unranked !== true) return <PlaceBadge place={row.position} />;
  return (
    <span className="grid size-6 shrink-0 place-items-center text-xs text-ink-muted">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('withdrawn.noPlace')}</span>
    </span>
  );
}

/** Below the name of a team that has withdrawn. */
export function WithdrawnWord({
  row,
}: {
  row: Pick<LeagueTableRow, 'unranked'>;
}): ReactElement | null {
  const { t } = useTranslation('leagueTable');
  if (row.unranked !== true) return null;
  return (
    <span className="block text-xs leading-tight font-medium text-ink-muted">
      {t('withdrawn.word')}
    </span>
  );
}

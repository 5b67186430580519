import { formatWhole, type LiveTableRow } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { AdjustedMark } from '@/shared/league/PointsAdjustments';
import { LiveDot, Numeral } from '@/shared/ui';

/** While the team plays, the points are marked as provisional. */
export function Points({ row }: { row: LiveTableRow }): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <span
      className={`numerals inline-flex items-center gap-1.5 text-base font-extrabold ${row.provisional ? 'text-live' : ''}`}
    >
      {row.provisional && (
        <>
          <LiveDot />
          <span className="sr-only">{t('playingNow')}</span>
        </>
      )}
      <Numeral value={formatWhole(row.points)} />
      <span className="sr-only">{formatWhole(row.points)}</span>
      <AdjustedMark row={row} />
    </span>
  );
}

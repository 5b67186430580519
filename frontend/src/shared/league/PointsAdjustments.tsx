import type { LeagueTableRow, RowAdjustment } from '@kolo/domain';
import { clsx } from 'clsx';
import { Fragment, type ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';

type AdjustedRow = Pick<LeagueTableRow, 'teamId' | 'teamName' | 'adjustments'>;

/** Beside the points that a decision of the league changed. */
export function AdjustedMark({ row }: { row: AdjustedRow }): ReactElement | null {
  const { t } = useTranslation('leagueTable');
  if (row.adjustments === undefined) return null;
  return (
    <span className="text-sm font-bold text-accent-ink">
      <span aria-hidden="true">*</span>
      <span className="sr-only"> {t('adjusted.mark')}</span>
    </span>
  );
}

/** Below a table: the points that the league took or gave, with cause and day. */
export function AdjustmentNotes({
  rows,
  className,
}: {
  rows: readonly AdjustedRow[];
  className?: string;
}): ReactElement | null {
  const { t } = useTranslation('leagueTable');
  const adjusted = rows.filter(({ adjustments }) => adjustments !== undefined);
  if (adjusted.length === 0) return null;
  return (
    <ul
      aria-label={t('adjusted.title')}
      className={clsx('grid gap-1 text-sm text-ink-muted', className)}
    >
      {adjusted.map(({ teamId, teamName, adjustments = [] }) => (
        <li key={teamId} className="flex gap-1.5">
          <span aria-hidden="true" className="font-bold text-accent-ink">
            *
          </span>
          <span className="min-w-0 wrap-anywhere">
            <bdi translate="no" className="font-semibold text-ink">
              {teamName}
            </bdi>
            {': '}
            <AdjustmentList adjustments={adjustments} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function AdjustmentList({ adjustments }: { adjustments: readonly RowAdjustment[] }): ReactElement {
  const { t } = useTranslation('leagueTable');
  const { date } = useFormat();
  return (
    <span>
      {[...adjustments.entries()].map(([place, { points, cause, on }]) => {
        const count = Math.abs(points);
        const change = t(points < 0 ? 'adjusted.taken' : 'adjusted.given', { count });
        return (
          <Fragment key={place}>
            <span>{`${place > 0 ? '; ' : ''}${change}, ${t(`adjusted.cause.${cause}`)}, `}</span>
            <span className="whitespace-nowrap">{date(`${on}T12:00:00Z`)}</span>
          </Fragment>
        );
      })}
    </span>
  );
}

import type { LiveTableRow, TableCut } from '@kolo/domain';
import { clsx } from 'clsx';
import { Fragment, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/shared/i18n/use-translation';
import { CutLine, isCutBelow } from '@/shared/league/CutLine';
import { FormBadge } from '@/shared/league/FormBadge';
import { PositionChange } from '@/shared/league/PositionChange';
import { RowPlace, WithdrawnWord } from '@/shared/league/Withdrawn';
import { TeamCrest } from '@/shared/ui';
import { MarkWord } from './MarkWord';
import { Points } from './Points';
import { Reasons } from './RankExplanation';
import { columns, valuesOf } from './row-values';

interface CardsProps {
  rows: readonly LiveTableRow[];
  cut: TableCut | undefined;
}

export function TableCards({ rows, cut }: CardsProps): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <ol aria-label={t('caption')} className="grid gap-1">
      {rows.map((row, index) => (
        <Fragment key={row.teamId}>
          <TeamCard rows={rows} row={row} index={index} />
          {isCutBelow(cut, index, rows) && (
            <li className="py-1">
              <CutLine cut={cut} />
            </li>
          )}
        </Fragment>
      ))}
    </ol>
  );
}

interface Props {
  rows: readonly LiveTableRow[];
  row: LiveTableRow;
  index: number;
}

/** Place, team, matches, difference and points in one row; what else there is opens at a touch. */
function TeamCard({ rows, row, index }: Props): ReactElement {
  const { t } = useTranslation('leagueTable');
  const values = valuesOf(row);
  return (
    <li
      className={clsx(
        // Texts for screen readers alone must not make the page wider than the row.
        'relative overflow-hidden rounded-control border bg-surface',
        row.provisional && 'border-live/60 shadow-[inset_3px_0_0_var(--live-fill)]',
      )}
    >
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-end gap-2 py-1 pr-3 pl-2 focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
          <RowPlace row={row} />
          <PositionChange by={row.moved} />
          <TeamCrest name={row.teamName} className="size-6" />
          <span className="min-w-0 grow basis-20 max-[20rem]:basis-14">
            <span dir="auto" className="line-clamp-2 text-sm leading-tight font-bold wrap-anywhere">
              {row.teamName}
            </span>
            <WithdrawnWord row={row} />
            <MarkWord row={row} />
          </span>
          <Short column="played" value={values.played} className="w-6" />
          <Short column="difference" value={values.difference} className="w-8" />
          <span className="flex w-9 flex-col items-end leading-none">
            <Points row={row} />
            <span className="sr-only">{t('pointsLabel', { count: row.points })}</span>
            <span aria-hidden="true" className="text-[0.625rem] font-semibold text-ink-muted">
              {t('short.points')}
            </span>
          </span>
        </summary>
        <div className="grid gap-3 border-t bg-raised px-3.5 py-3">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Counts row={row} />
            <span className="flex gap-0.5">
              {row.form.map((letter, match) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a result has no name but its place
                <FormBadge key={match} letter={letter} size="sm" />
              ))}
            </span>
          </div>
          <Reasons rows={rows} index={index} />
          <Link
            to={`/team/${row.teamId}`}
            className="-my-2 inline-flex min-h-11 items-center text-sm font-semibold text-accent-ink underline"
          >
            {t('teamPage')}
          </Link>
        </div>
      </details>
    </li>
  );
}

interface ShortProps {
  column: 'played' | 'difference';
  value: string;
  className: string;
}

/** A number above the short name of its column. */
function Short({ column, value, className }: ShortProps): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <span className={clsx('numerals flex flex-col items-end text-sm leading-none', className)}>
      <span className="sr-only">{`${t(`column.${column}`)}: `}</span>
      <span className="font-semibold">{value}</span>
      <span aria-hidden="true" className="mt-1 text-[0.625rem] font-semibold text-ink-muted">
        {t(`short.${column}`)}
      </span>
    </span>
  );
}

function Counts({ row }: { row: LiveTableRow }): ReactElement {
  const { t } = useTranslation('leagueTable');
  const values = valuesOf(row);
  return (
    <dl className="numerals flex gap-2.5 py-1.5 text-xs">
      {columns.map((column) => (
        <div key={column} className="flex flex-col">
          <dt className="text-[0.625rem] font-semibold text-ink-muted">
            <abbr title={t(`column.${column}`)} className="no-underline">
              {t(`short.${column}`)}
            </abbr>
          </dt>
          <dd className="font-bold">{values[column]}</dd>
        </div>
      ))}
    </dl>
  );
}

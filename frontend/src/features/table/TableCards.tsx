import type { LiveTableRow } from '@kolo/domain';
import { clsx } from 'clsx';
import { type ReactElement, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormBadge } from '@/shared/league/FormBadge';
import { PlaceBadge } from '@/shared/league/PlaceBadge';
import { TeamCrest } from '@/shared/ui';
import { Moved } from './Moved';
import { Points } from './Points';
import { columns, valuesOf } from './row-values';
import { Reasons, WhyButton } from './WhyHere';

export function TableCards({ rows }: { rows: readonly LiveTableRow[] }): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <ol aria-label={t('caption')} className="grid gap-2">
      {rows.map((row, index) => (
        <TeamCard key={row.teamId} rows={rows} row={row} index={index} />
      ))}
    </ol>
  );
}

interface Props {
  rows: readonly LiveTableRow[];
  row: LiveTableRow;
  index: number;
}

function TeamCard({ rows, row, index }: Props): ReactElement {
  const { t } = useTranslation('leagueTable');
  const [open, setOpen] = useState(false);
  const reasons = useId();
  return (
    <li
      className={clsx(
        'overflow-hidden rounded-card border bg-surface shadow-card',
        row.provisional && 'border-live/60 shadow-[inset_3px_0_0_var(--live-fill)]',
      )}
    >
      <div className="flex items-center gap-2 pr-3.5 pl-3">
        <PlaceBadge place={row.position} />
        <Moved by={row.moved} />
        <Link
          to={`/team/${row.teamId}`}
          className="flex min-h-12 min-w-0 flex-1 items-center gap-2.5 font-bold focus-visible:-outline-offset-3"
        >
          <TeamCrest name={row.teamName} className="size-7" />
          <span className="min-w-0 leading-tight wrap-anywhere">{row.teamName}</span>
        </Link>
        <span className="flex flex-col items-end leading-none">
          <span className="text-lg">
            <Points row={row} />
          </span>
          <span className="mt-0.5 text-[0.6875rem] font-semibold text-ink-muted">
            {t('pointsLabel', { count: row.points })}
          </span>
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 border-t bg-raised pl-3">
        <Counts row={row} />
        <span className="ml-auto flex items-center noscript:pr-3">
          <span className="hidden gap-0.5 min-[340px]:flex">
            {row.form.map((letter, match) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a result has no name but its place
              <FormBadge key={match} letter={letter} size="sm" />
            ))}
          </span>
          <WhyButton row={row} open={open} controls={reasons} onToggle={() => setOpen(!open)} />
        </span>
      </div>
      {open && (
        <div className="border-t px-3.5 py-3">
          <Reasons rows={rows} index={index} id={reasons} />
        </div>
      )}
    </li>
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

import type { LiveTableRow, TableCut } from '@kolo/domain';
import { Fragment, type ReactElement, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/shared/i18n/use-translation';
import { CutLine, isCutBelow } from '@/shared/league/CutLine';
import { FormBadge } from '@/shared/league/FormBadge';
import { PositionChange } from '@/shared/league/PositionChange';
import { RowPlace, WithdrawnWord } from '@/shared/league/Withdrawn';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TeamCrest,
} from '@/shared/ui';
import { MarkWord } from './MarkWord';
import { Points } from './Points';
import { Reasons, WhyButton } from './RankExplanation';
import { columns, valuesOf } from './row-values';

/** A narrow window has the table until the page's scripts put cards in its place. */
const roomFor = (column: (typeof columns)[number]): string =>
  column === 'played' || column === 'difference' ? 'max-md:px-1.5' : 'max-md:not-print:hidden';

const allColumns = columns.length + 5;

interface TableProps {
  rows: readonly LiveTableRow[];
  cut: TableCut | undefined;
}

export function WideTable({ rows, cut }: TableProps): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <Table caption={t('caption')}>
      <TableHead>
        <tr>
          <TableHeader className="w-16 max-md:w-12" full={t('position')}>
            #
          </TableHeader>
          <TableHeader className="max-md:w-full">{t('team')}</TableHeader>
          {columns.map((column) => (
            <TableHeader
              key={column}
              numeric
              className={roomFor(column)}
              full={t(`column.${column}`)}
            >
              {t(`short.${column}`)}
            </TableHeader>
          ))}
          <TableHeader numeric full={t('column.points')}>
            {t('short.points')}
          </TableHeader>
          <TableHeader className="pl-6! max-lg:hidden">{t('form')}</TableHeader>
          <TableHeader className="w-12 p-0! max-md:hidden">
            <span className="sr-only">{t('why.column')}</span>
          </TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <Fragment key={row.teamId}>
            <Row rows={rows} row={row} index={index} />
            {isCutBelow(cut, index, rows) && (
              <tr className="border-0!">
                <TableCell colSpan={allColumns} className="px-3! py-1.5!">
                  <CutLine cut={cut} />
                </TableCell>
              </tr>
            )}
          </Fragment>
        ))}
      </TableBody>
    </Table>
  );
}

interface RowProps {
  rows: readonly LiveTableRow[];
  row: LiveTableRow;
  index: number;
}

function Row({ rows, row, index }: RowProps): ReactElement {
  const [open, setOpen] = useState(false);
  const reasons = useId();
  const values = valuesOf(row);
  return (
    <>
      <TableRow className={row.provisional ? 'shadow-[inset_3px_0_0_var(--live-fill)]' : ''}>
        <TableCell className="py-1!">
          <span className="flex items-center gap-1.5">
            <RowPlace row={row} />
            <PositionChange by={row.moved} />
          </span>
        </TableCell>
        <TableCell className="p-0!">
          <Link
            to={`/team/${row.teamId}`}
            className="flex min-h-11 items-center gap-2.5 px-3 font-semibold hover:underline focus-visible:-outline-offset-3"
          >
            <TeamCrest name={row.teamName} className="size-6" />
            <span>
              <span className="wrap-anywhere">{row.teamName}</span>
              <WithdrawnWord row={row} />
              <MarkWord row={row} />
            </span>
          </Link>
        </TableCell>
        {columns.map((column) => (
          <TableCell key={column} numeric className={roomFor(column)}>
            {values[column]}
          </TableCell>
        ))}
        <TableCell numeric>
          <Points row={row} />
        </TableCell>
        <TableCell className="py-1! pl-6! max-lg:hidden">
          <span className="flex gap-1">
            {row.form.map((letter, match) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a result has no name but its place
              <FormBadge key={match} letter={letter} size="sm" />
            ))}
          </span>
        </TableCell>
        <TableCell className="p-0! max-md:hidden">
          <WhyButton row={row} open={open} controls={reasons} onToggle={() => setOpen(!open)} />
        </TableCell>
      </TableRow>
      {open && (
        <tr className="bg-raised">
          <TableCell colSpan={allColumns} className="px-4! py-3!">
            <Reasons rows={rows} index={index} id={reasons} />
          </TableCell>
        </tr>
      )}
    </>
  );
}

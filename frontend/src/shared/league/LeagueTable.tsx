import { formatWhole, type LeagueTableRow } from '@kolo/domain';
import { clsx } from 'clsx';
import { ListOrdered } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '@/shared/api/Loaded';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card } from '@/shared/ui/Card';
import { EmptyState } from '@/shared/ui/EmptyState';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/shared/ui/Table';
import { TeamCrest } from '@/shared/ui/TeamCrest';
import { AdjustedMark, AdjustmentNotes } from './PointsAdjustments';
import { useLeagueTable } from './queries';
import { RowPlace, WithdrawnWord } from './Withdrawn';

const columns = ['played', 'won', 'drawn', 'lost', 'goals', 'yellow', 'red', 'points'] as const;

/**
 * The points stay visible while the rest scrolls and fades: a result cut by an edge would look
 * whole.
 */
const pinnedStyle = clsx(
  'sticky right-0 max-sm:pr-3 max-sm:before:pointer-events-none max-sm:before:absolute max-sm:before:inset-y-0',
  'max-sm:before:-left-6 max-sm:before:w-6 max-sm:before:bg-linear-to-r max-sm:before:from-transparent',
);
const last = 'max-sm:pr-6!';

export function LeagueTable({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('leagueTable');
  const table = useLeagueTable(leagueId);
  return (
    <Loaded query={table} errorTitle={t('failed')}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState
            icon={<ListOrdered aria-hidden="true" className="size-7" />}
            title={t('empty')}
            description={t('emptyHint')}
          />
        ) : (
          <>
            <Card>
              <Rows rows={rows} />
            </Card>
            <AdjustmentNotes rows={rows} className="mt-3" />
          </>
        )
      }
    </Loaded>
  );
}

function Rows({ rows }: { rows: readonly LeagueTableRow[] }): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <Table caption={t('caption')}>
      <TableHead>
        <tr>
          <TableHeader className="w-10 sm:w-12" full={t('position')}>
            #
          </TableHeader>
          <TableHeader className="sticky left-0 bg-raised max-sm:px-2">{t('team')}</TableHeader>
          {columns.map((column) => (
            <TableHeader
              key={column}
              numeric
              className={clsx(
                'bg-raised max-sm:px-1.5',
                column === 'points' && [pinnedStyle, 'max-sm:before:to-raised'],
                column === 'red' && last,
              )}
              full={t(`column.${column}`)}
            >
              {t(`short.${column}`)}
            </TableHeader>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <Row key={row.teamId} row={row} />
        ))}
      </TableBody>
    </Table>
  );
}

function Row({ row }: { row: LeagueTableRow }): ReactElement {
  const cells = [
    row.played,
    row.won,
    row.drawn,
    row.lost,
    row.goalsFor === null ? '–' : `${row.goalsFor}:${row.goalsAgainst}`,
    row.yellowCards,
    row.redCards,
  ];
  return (
    <TableRow className="group">
      <TableCell className="py-1! max-sm:px-2!">
        <RowPlace row={row} />
      </TableCell>
      <TableCell className="sticky left-0 bg-surface p-0! group-hover:bg-raised">
        <Link
          to={`/team/${row.teamId}`}
          className="flex min-h-11 items-center gap-2 px-3 font-semibold max-sm:px-2 hover:underline focus-visible:-outline-offset-3"
        >
          <TeamCrest name={row.teamName} className="size-6 max-sm:hidden" />
          {/* Names may break anywhere: without a width they would be two letters wide. */}
          <span className="w-26 sm:w-auto sm:max-w-56">
            <span dir="auto" translate="no" className="line-clamp-2 leading-tight wrap-anywhere">
              {row.teamName}
            </span>
            <WithdrawnWord row={row} />
          </span>
        </Link>
      </TableCell>
      {cells.map((value, index) => (
        <TableCell
          key={columns[index]}
          numeric
          className={clsx('max-sm:px-1.5', columns[index] === 'red' && last)}
        >
          {value}
        </TableCell>
      ))}
      <TableCell
        numeric
        className={clsx(
          pinnedStyle,
          'bg-surface text-base font-extrabold group-hover:bg-raised',
          'max-sm:before:to-surface max-sm:group-hover:before:to-raised',
        )}
      >
        <span>{formatWhole(row.points)}</span>
        <AdjustedMark row={row} />
      </TableCell>
    </TableRow>
  );
}

import { formatSigned, formatWhole, type LiveTableRow } from '@kolo/domain';
import { type ReactElement, use } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { PositionChange } from '@/shared/league/PositionChange';
import { ProvisionalNote } from '@/shared/league/ProvisionalNote';
import { RowPlace, WithdrawnWord } from '@/shared/league/Withdrawn';
import {
  Card,
  CardHeader,
  Link,
  SkeletonRows,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  TeamCrest,
} from '@/shared/ui';
import { LinkedContext } from './linked';
import { useStageTables } from './use-bracket';

interface Props {
  leagueId: number;
  stageId: number;
  stageName: string;
  level: 2 | 3;
}

/** The tables of a stage's groups, or the one of a split. */
export function StageTables({ leagueId, stageId, stageName, level }: Props): ReactElement {
  const { t } = useTranslation('bracket');
  const query = useStageTables(leagueId, stageId);
  return (
    <Loaded
      query={query}
      errorTitle={t('failed')}
      loading={<SkeletonRows rows={4} rowClassName="h-11" />}
    >
      {({ tables }) =>
        tables.every(({ rows }) => rows.length === 0) ? (
          <p className="text-ink-muted">{t('noTables')}</p>
        ) : (
          <div className="grid gap-4 md:grid-cols-2 print:grid-cols-2">
            {tables.some(({ rows }) => rows.some(({ provisional }) => provisional)) && (
              <div className="md:col-span-2 print:col-span-2">
                <ProvisionalNote />
              </div>
            )}
            {tables.map(({ group, rows }) => {
              const title = group === null ? stageName : t('group', { group });
              return (
                <Card key={group ?? ''} className={group === null ? 'md:col-span-2' : ''}>
                  {group !== null && <CardHeader title={title} level={level} />}
                  <GroupTable caption={title} rows={rows} />
                </Card>
              );
            })}
          </div>
        )
      }
    </Loaded>
  );
}

const columns = ['played', 'difference', 'points'] as const;

interface TableProps {
  caption: string;
  rows: readonly LiveTableRow[];
}

function GroupTable({ caption, rows }: TableProps): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <Table caption={caption}>
      <TableHead>
        <tr>
          <TableHeader className="w-10" full={t('position')}>
            #
          </TableHeader>
          <TableHeader>{t('team')}</TableHeader>
          {columns.map((column) => (
            <TableHeader key={column} numeric className="px-2" full={t(`column.${column}`)}>
              {t(`short.${column}`)}
            </TableHeader>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow
            key={row.teamId}
            className={row.provisional ? 'shadow-[inset_3px_0_0_var(--live-fill)]' : ''}
          >
            <TableCell className="py-1!">
              <RowPlace row={row} />
              <PositionChange by={row.moved} />
            </TableCell>
            <TableCell className="p-0!">
              <TeamName row={row} />
            </TableCell>
            <TableCell numeric className="px-2">
              {row.played}
            </TableCell>
            <TableCell numeric className="px-2">
              {formatSigned(row.goalDifference)}
            </TableCell>
            <TableCell
              numeric
              className={`px-2 font-extrabold ${row.provisional ? 'text-live' : ''}`}
            >
              {row.provisional && <span className="sr-only">{t('playingNow')}</span>}
              <span>{formatWhole(row.points)}</span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function TeamName({ row }: { row: LiveTableRow }): ReactElement {
  const linked = use(LinkedContext);
  const look = 'flex min-h-11 items-center gap-2 px-3 font-semibold';
  const name = (
    <>
      <TeamCrest name={row.teamName} className="size-6" />
      <span>
        <span dir="auto" translate="no" className="line-clamp-2 wrap-anywhere">
          {row.teamName}
        </span>
        <WithdrawnWord row={row} />
      </span>
    </>
  );
  if (!linked) return <span className={look}>{name}</span>;
  return (
    <Link
      to={`/team/${row.teamId}`}
      className={`${look} hover:underline focus-visible:-outline-offset-3`}
    >
      {name}
    </Link>
  );
}

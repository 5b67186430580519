import type { FairPlayRow } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import {
  Card,
  EmptyState,
  Link,
  SkeletonRows,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/shared/ui';
import { useFairPlay } from './use-discipline';

const columns = ['yellowCards', 'secondYellowCards', 'redCards'] as const;

/** The team with the fewest points for cards comes first. */
export function FairPlay({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('discipline');
  const query = useFairPlay(leagueId);
  return (
    <Loaded
      query={query}
      errorTitle={t('failed')}
      loading={<SkeletonRows rows={6} rowClassName="h-11" />}
    >
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title={t('fairPlay.empty')} />
        ) : (
          <Card>
            <Table caption={t('fairPlay.title')}>
              <TableHead>
                <tr>
                  <TableHeader className="w-10">
                    <span className="sr-only">{t('fairPlay.position')}</span>
                    <span aria-hidden="true">#</span>
                  </TableHeader>
                  <TableHeader>{t('fairPlay.team')}</TableHeader>
                  {columns.map((column) => (
                    <TableHeader key={column} numeric>
                      <CardColumn column={column} />
                    </TableHeader>
                  ))}
                  <TableHeader numeric>{t('fairPlay.points')}</TableHeader>
                </tr>
              </TableHead>
              <TableBody>
                {rows.map((row) => (
                  <Row key={row.teamId} row={row} />
                ))}
              </TableBody>
            </Table>
          </Card>
        )
      }
    </Loaded>
  );
}

const looks = {
  yellowCards: 'bg-card-yellow',
  secondYellowCards: 'bg-linear-to-br from-card-yellow from-50% to-card-red to-50%',
  redCards: 'bg-card-red',
};

/** A card instead of its long name, which screen readers read. */
function CardColumn({ column }: { column: (typeof columns)[number] }): ReactElement {
  const { t } = useTranslation('discipline');
  return (
    <span title={t(`fairPlay.${column}`)} className="inline-flex justify-end">
      <span className="sr-only">{t(`fairPlay.${column}`)}</span>
      <span
        aria-hidden="true"
        className={clsx('h-4 w-3 rounded-xs border border-line-strong/45', looks[column])}
      />
    </span>
  );
}

function Row({ row }: { row: FairPlayRow }): ReactElement {
  return (
    <TableRow>
      <TableCell className="numerals font-bold">{row.position}</TableCell>
      <TableCell>
        <Link to={`/team/${row.teamId}`} className="font-semibold wrap-anywhere hover:underline">
          {row.teamName}
        </Link>
      </TableCell>
      {columns.map((column) => (
        <TableCell key={column} numeric>
          {row[column]}
        </TableCell>
      ))}
      <TableCell numeric className="font-extrabold">
        {row.points}
      </TableCell>
    </TableRow>
  );
}

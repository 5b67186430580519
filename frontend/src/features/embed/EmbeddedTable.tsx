import {
  formatSigned,
  formatWhole,
  type LiveTable,
  type LiveTableRow,
  type TableCut,
} from '@kolo/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, type ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { CutLine, isCutBelow } from '@/shared/league/CutLine';
import { AdjustedMark, AdjustmentNotes } from '@/shared/league/PointsAdjustments';
import { RowPlace, WithdrawnWord } from '@/shared/league/Withdrawn';
import { useScoreNews } from '@/shared/live/use-score-news';
import { Badge, LiveDot, SkeletonRows, TeamCrest } from '@/shared/ui';
import { EmbedFrame } from './EmbedFrame';

export function EmbeddedTable({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('embed');
  const client = useQueryClient();
  const queryKey = ['/api/league-table', leagueId, 'live', 'top'];
  const table = useQuery<LiveTable>({ queryKey, refetchOnMount: 'always' });
  useScoreNews(leagueId, () => void client.invalidateQueries({ queryKey }));
  const league = table.data?.league ?? null;
  return (
    <EmbedFrame
      tab={t('frame.table')}
      title={league?.name ?? t('frame.table')}
      // Two seasons of a league differ only here.
      titleEnd={league === null ? '' : ` · ${league.season}`}
      aside={
        table.data?.provisional === true && (
          <Badge tone="live">
            <LiveDot className="bg-on-live" />
            {t('frame.provisional')}
          </Badge>
        )
      }
      path={`/league-table?league=${leagueId}`}
      more={t('frame.wholeTable')}
    >
      <Loaded query={table} loading={<SkeletonRows rows={5} rowClassName="h-11" />}>
        {({ rows, cut }) =>
          rows.length === 0 ? (
            <p className="py-6 text-sm text-ink-muted">{t('frame.empty')}</p>
          ) : (
            <>
              <Rows rows={rows} cut={cut} />
              <AdjustmentNotes rows={rows} className="border-t py-2 text-xs" />
            </>
          )
        }
      </Loaded>
    </EmbedFrame>
  );
}

const columns = ['played', 'difference', 'points'] as const;

interface RowsProps {
  rows: readonly LiveTableRow[];
  cut: TableCut | undefined;
}

function Rows({ rows, cut }: RowsProps): ReactElement {
  const { t } = useTranslation('embed');
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('frame.table')}</caption>
      <thead className="eyebrow text-ink-muted">
        <tr>
          <th scope="col" className="w-[min(2rem,9vw)] py-2 text-left">
            <span className="sr-only">{t('frame.place')}</span>
          </th>
          <th scope="col" className="py-2 text-left">
            {t('frame.team')}
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="w-[min(3rem,13vw)] py-2 text-right">
              <abbr title={t(`frame.${column}`)} className="no-underline">
                {t(`frame.${column}Short`)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Fragment key={row.teamId}>
            <tr className="border-t">
              <td className="py-2">
                <RowPlace row={row} />
              </td>
              <th scope="row" className="py-2 text-left font-semibold">
                <span className="flex items-center gap-2">
                  <TeamCrest name={row.teamName} className="size-6" />
                  <span>
                    <span dir="auto" translate="no" className="line-clamp-2 wrap-anywhere">
                      {row.teamName}
                    </span>
                    <WithdrawnWord row={row} />
                  </span>
                  {row.provisional && <LiveDot />}
                </span>
              </th>
              <td className="numerals py-2 text-right">{row.played}</td>
              <td className="numerals py-2 text-right">{formatSigned(row.goalDifference)}</td>
              <td className="numerals py-2 text-right text-base font-extrabold">
                <span>{formatWhole(row.points)}</span>
                <AdjustedMark row={row} />
              </td>
            </tr>
            {isCutBelow(cut, index, rows) && (
              <tr>
                <td colSpan={5} className="py-1">
                  <CutLine cut={cut} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

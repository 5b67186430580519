import type { LeagueTableRow, LiveTableRow, TablePart } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueNews } from '@/shared/live/use-league-news';
import { useScoreNews } from '@/shared/live/use-score-news';
import { LoadingRows, NoRows, TableRows } from './TableRows';

interface Props {
  leagueId: number;
  part: TablePart;
}

/** Counts no running match, so nothing in it is provisional. */
const official = (row: LeagueTableRow): LiveTableRow => ({ ...row, provisional: false, moved: 0 });

export function PartialTable({ leagueId, part }: Props): ReactElement {
  const { t } = useTranslation(['tableParts', 'leagueTable']);
  const table = useQuery<LeagueTableRow[]>({
    queryKey: ['/api/league-table', leagueId, `partial?by=${part}`],
    refetchOnMount: 'always',
  });
  useLeagueNews();
  useScoreNews(leagueId, () => void table.refetch(), { onlyFinished: true });
  return (
    <Loaded query={table} errorTitle={t('leagueTable:failed')} loading={<LoadingRows />}>
      {(rows) =>
        rows.length === 0 ? (
          <NoRows inLeague />
        ) : (
          <div className="grid gap-4 max-md:gap-2.5">
            <p className="text-sm text-ink-muted">{t(`note.${part}`)}</p>
            <TableRows rows={rows.map(official)} />
          </div>
        )
      }
    </Loaded>
  );
}

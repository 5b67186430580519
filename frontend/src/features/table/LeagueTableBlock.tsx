import type { LiveTable } from '@kolo/domain';
import type { ReactElement } from 'react';
import { Loaded, useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { CutNote } from '@/shared/league/CutLine';
import { leagueLabel } from '@/shared/league/league-label';
import { AdjustmentNotes } from '@/shared/league/PointsAdjustments';
import { ProvisionalNote } from '@/shared/league/ProvisionalNote';
import { useLeagueChoice } from '@/shared/league/use-league-choice';
import { SignInPrompt, useWide } from '@/shared/ui';
import { PointsNote } from './PointsNote';
import { LoadingRows, NoRows, TableRows } from './TableRows';
import { TableSums } from './TableSums';
import { useLiveTable } from './use-live-table';

interface Props {
  /** Defaults to the league that visitors see. */
  leagueId?: number | null;
  /** Shows the league's totals: above the table, below the cards. */
  sums?: boolean;
}

/** The table with the running matches. Visitors see its top. */
export function LeagueTableBlock({ leagueId = null, sums = false }: Props): ReactElement {
  const { t } = useTranslation('leagueTable');
  const table = useLiveTable(leagueId);
  return (
    <Loaded query={table} errorTitle={t('failed')} loading={<LoadingRows />}>
      {(known) => <KnownTable table={known} sums={sums} />}
    </Loaded>
  );
}

function KnownTable({ table, sums }: { table: LiveTable; sums: boolean }): ReactElement {
  const { t } = useTranslation('leagueTable');
  const user = useUser();
  const wide = useWide('md');
  // The league switch already names the league.
  const chosenAbove = useLeagueChoice().leagues.length > 1;
  if (table.rows.length === 0) return <NoRows inLeague={table.league !== null} />;
  return (
    <div className="grid gap-4 max-md:gap-2.5">
      {table.league !== null && !chosenAbove && (
        <p
          dir="auto"
          translate="no"
          className="-mt-1 text-sm font-semibold text-ink-muted wrap-anywhere"
        >
          {leagueLabel(table.league)}
        </p>
      )}
      {sums && wide && <TableSums summary={table.summary} />}
      {table.provisional && <ProvisionalNote />}
      <TableRows rows={table.rows} cut={table.cut} />
      <CutNote cut={table.cut} rows={table.rows} />
      <AdjustmentNotes rows={table.rows} />
      {sums && !wide && <TableSums summary={table.summary} />}
      <PointsNote table={table} />
      {user === null && table.rows.length < table.teams && (
        <SignInPrompt below text={t('visitorsSee', { count: table.teams })} />
      )}
    </div>
  );
}

import type { ReactElement } from 'react';
import { FinalsToday } from '@/features/bracket/FinalsToday';
import { useLeagueParam } from '@/shared/league/use-league-choice';
import { useTable } from '@/shared/league/use-table';

/** The finals of the league that the page shows, first of all on the day when they are played. */
export function HomeFinals(): ReactElement | null {
  const table = useTable(useLeagueParam());
  const leagueId = table.data?.league?.id;
  return leagueId === undefined ? null : <FinalsToday leagueId={leagueId} />;
}

import type { ReactElement } from 'react';
import { useLeagueOf } from './league-names';
import { useLeagueChoice } from './use-league-choice';
import { useTable } from './use-table';

/** Says of which league a visitor's lists are, where there is more than one and no switch that says it. */
export function ShownLeague({ className }: { className: string }): ReactElement | null {
  const leagueOf = useLeagueOf();
  const { asked, leagues } = useLeagueChoice();
  const { data } = useTable(asked);
  const league = leagueOf({ leagueId: data?.league?.id ?? null });
  if (league === null || leagues.length > 1) return null;
  return (
    <p dir="auto" className={`text-sm font-semibold text-ink-muted wrap-anywhere ${className}`}>
      {league}
    </p>
  );
}

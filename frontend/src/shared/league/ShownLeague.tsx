import type { ReactElement } from 'react';
import { useLeagueOf } from './league-names';
import { useLeagueChoice } from './use-league-choice';
import { useTable } from './use-table';

/** Names the league of a visitor's lists where there are several and no switch. */
export function ShownLeague({ className }: { className: string }): ReactElement | null {
  const leagueOf = useLeagueOf();
  const { requested, leagues } = useLeagueChoice();
  const { data } = useTable(requested);
  const league = leagueOf({ leagueId: data?.league?.id ?? null });
  if (league === null || leagues.length > 1) return null;
  return (
    <p
      dir="auto"
      translate="no"
      className={`text-sm font-semibold text-ink-muted wrap-anywhere ${className}`}
    >
      {league}
    </p>
  );
}

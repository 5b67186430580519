import type { ReactElement } from 'react';
import { useLeagueOf } from './league-names';
import { useTable } from './use-table';

/** Says of which league lists are for which nobody chose one, where there is more than one. */
export function ShownLeague({ className }: { className: string }): ReactElement | null {
  const leagueOf = useLeagueOf();
  const { data } = useTable(null);
  const league = leagueOf({ leagueId: data?.league?.id ?? null });
  if (league === null) return null;
  return (
    <p dir="auto" className={`text-sm font-semibold text-ink-muted wrap-anywhere ${className}`}>
      {league}
    </p>
  );
}

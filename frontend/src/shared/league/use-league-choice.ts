import type { ListedLeague } from '@kolo/domain';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '@/shared/api/session';
import { useEveryLeague } from './league-names';
import { readId } from './read-id';
import { useTable } from './use-table';

interface LeagueChoice {
  /** Newest season first. Visitors see the active leagues and the one in the link. */
  leagues: readonly ListedLeague[];
  /** The leagues to choose from where the address names an unknown one. */
  others: readonly ListedLeague[];
  /** The league in the address. */
  requested: number | null;
  /**
   * The league of the address, else the server's default; null while unknown or without a choice.
   */
  shown: number | null;
  missing: boolean;
  pending: boolean;
  choose: (leagueId: number) => void;
}

export function useLeagueParam(): number | null {
  return readId(useSearchParams()[0], 'league');
}

/** The league of a page. The address keeps it, so that a link leads to the same one. */
export function useLeagueChoice(): LeagueChoice {
  const [search, setSearch] = useSearchParams();
  const signedIn = useUser() !== null;
  const requested = readId(search, 'league');
  const names = useEveryLeague(true);
  const others = names.data ?? [];
  const leagues = others.filter(({ id, isActive }) => signedIn || isActive || id === requested);
  const several = leagues.length > 1;
  // The switch must agree with the table, whatever the device's clock says.
  const table = useTable(null, { enabled: several && requested === null });
  const active = several ? leagues.find(({ id }) => id === table.data?.league?.id) : undefined;
  const choose = (leagueId: number): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('league', String(leagueId));
        // These belong to the league that was left.
        for (const key of ['round', 'team', 'match']) after.delete(key);
        return after;
      },
      { replace: true },
    );
  // A league created a moment ago is missing in a list read before.
  const isKnown = names.isSuccess && names.isFetchedAfterMount;
  const missing = requested !== null && isKnown && others.every(({ id }) => id !== requested);
  const pending = requested === null && (names.isPending || (several && table.isPending));
  return {
    leagues,
    others,
    requested,
    missing,
    shown: requested ?? active?.id ?? null,
    pending,
    choose,
  };
}

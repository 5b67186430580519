import type { ListedLeague } from '@kolo/domain';
import { useSearchParams } from 'react-router-dom';
import { useUser } from '@/shared/api/session';
import { idIn } from './id-in';
import { useEveryLeague } from './league-names';
import { useTable } from './use-table';

interface LeagueChoice {
  /** Newest season first: all for who is signed in, for a visitor the active ones and that of a link. */
  leagues: readonly ListedLeague[];
  /** Where the address names none that there is: those that there are. */
  others: readonly ListedLeague[];
  /** The league that the address names. */
  asked: number | null;
  /** The league of the address, else the one that the server shows; null where it is not known or there is no choice. */
  shown: number | null;
  /** The address names a league that there is not. */
  missing: boolean;
  /** Which one is shown is not known yet. */
  pending: boolean;
  choose: (leagueId: number) => void;
}

/** The league that the address names. */
export function useAskedLeague(): number | null {
  return idIn(useSearchParams()[0], 'league');
}

/** Which league a page shows. The address keeps it, so that a link leads to the same one. */
export function useLeagueChoice(): LeagueChoice {
  const [search, setSearch] = useSearchParams();
  const signedIn = useUser() !== null;
  const asked = idIn(search, 'league');
  const names = useEveryLeague(true);
  const others = names.data ?? [];
  const leagues = others.filter(({ id, isActive }) => signedIn || isActive || id === asked);
  const several = leagues.length > 1;
  // What the table shows is what the switch says: a reader's own clock may name another league.
  const table = useTable(null, { enabled: several && asked === null });
  const active = several ? leagues.find(({ id }) => id === table.data?.league?.id) : undefined;
  const choose = (leagueId: number): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('league', String(leagueId));
        // A round and a team are of the league that was left.
        for (const key of ['round', 'team', 'match']) after.delete(key);
        return after;
      },
      { replace: true },
    );
  // One that was made a moment ago is missing in a list that was read before.
  const isKnown = names.isSuccess && names.isFetchedAfterMount;
  const missing = asked !== null && isKnown && others.every(({ id }) => id !== asked);
  const pending = asked === null && (names.isPending || (several && table.isPending));
  return { leagues, others, asked, missing, shown: asked ?? active?.id ?? null, pending, choose };
}

import type { LeagueName, ListedLeague } from '@kolo/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '@/shared/api/api-error';
import { useUser } from '@/shared/api/session';
import { isWholePage, useEveryLeague, useNewestLeagues } from './league-names';
import { numberInQuery } from './number-in-query';
import { useTable } from './use-table';

interface LeagueChoice {
  /** Newest season first. Visitors see the active leagues and the one in the link. */
  leagues: readonly LeagueName[];
  /** The leagues to choose from where the address names an unknown one. */
  others: readonly LeagueName[];
  /** The league in the address. */
  requested: number | null;
  /**
   * The league of the address, else the server's default; null while unknown or without a choice.
   */
  shown: number | null;
  missing: boolean;
  pending: boolean;
  choose: (leagueId: number) => void;
  /** Reads the leagues that are older than the newest, for somebody who is about to choose. */
  readAll: () => void;
}

export function useLeagueParam(): number | null {
  return numberInQuery(useSearchParams()[0], 'league');
}

/** The league of a page. The address keeps it, so that a link leads to the same one. */
export function useLeagueChoice(): LeagueChoice {
  const [search, setSearch] = useSearchParams();
  const signedIn = useUser() !== null;
  const requested = numberInQuery(search, 'league');
  const names = useNewestLeagues(true);
  const newest = names.data ?? [];
  const hasOlder = isWholePage(newest);
  const [wanted, setWanted] = useState(false);
  const others = useEveryLeague(wanted && hasOlder) ?? newest;
  const isOlder = hasOlder && requested !== null && newest.every(({ id }) => id !== requested);
  // An older league is known by its table, so that a link to it does not read all of them.
  const older = useTable(requested, { enabled: isOlder });
  const offered = others.filter(({ id, isActive }) => signedIn || isActive || id === requested);
  const several = offered.length > 1;
  // The switch must agree with the table, whatever the device's clock says.
  const table = useTable(null, { enabled: several && requested === null });
  const known = (isOlder ? older : table).data?.league ?? null;
  const leagues = hasOlder ? withOlder(offered, known) : offered;
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
  const isKnown = names.isSuccess && (names.isFetchedAfterMount || !names.isFetching);
  const isUnknown = isOlder
    ? older.error instanceof ApiError && older.error.status === 404
    : isKnown && newest.every(({ id }) => id !== requested);
  const pending = requested === null && (names.isPending || (several && table.isPending));
  return {
    leagues,
    others,
    requested,
    missing: requested !== null && isUnknown,
    shown: requested ?? active?.id ?? null,
    pending,
    choose,
    readAll: () => setWanted(true),
  };
}

const withOlder = (
  leagues: readonly ListedLeague[],
  older: LeagueName | null,
): readonly LeagueName[] =>
  older === null || leagues.some(({ id }) => id === older.id) ? leagues : [...leagues, older];

import type { LeagueView } from '@kolo/domain';
import { useState } from 'react';
import { useTable } from '@/shared/league/use-table';

interface ChosenLeague {
  /** Null for what belongs to no league; undefined where there is no choice. */
  shown: LeagueView | null | undefined;
  /** Which league is shown is not known yet. */
  pending: boolean;
  choose: (leagueId: number | null) => void;
}

const storageKey = 'admin-league';
const noLeague = 'none';

/**
 * The league last chosen in this tab, so that it survives a match on the tablet; else the one that the server
 * shows.
 * @param withoutLeague whether something belongs to no league
 */
export function useChosenLeague(
  leagues: readonly LeagueView[],
  withoutLeague = false,
): ChosenLeague {
  const [chosen, setChosen] = useState(savedLeague);
  const choose = (leagueId: number | null): void => {
    const choice = String(leagueId ?? noLeague);
    keep(choice);
    setChosen(choice);
  };
  const named =
    withoutLeague && chosen === noLeague ? null : leagues.find(({ id }) => String(id) === chosen);
  const needsAccess = named === undefined && leagues.length > 1;
  const table = useTable(null, { enabled: needsAccess });
  const atFirst = leagues.find(({ id }) => id === table.data?.league?.id) ?? leagues[0];
  const shown = named === undefined ? (atFirst ?? (withoutLeague ? null : undefined)) : named;
  return { shown, pending: needsAccess && table.isPending, choose };
}

function savedLeague(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function keep(choice: string): void {
  try {
    sessionStorage.setItem(storageKey, choice);
  } catch {
    // Without storage the choice lasts until the section is left.
  }
}

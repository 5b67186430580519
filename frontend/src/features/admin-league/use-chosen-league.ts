import { type LeagueView, shownLeague } from '@kolo/domain';
import { useState } from 'react';

interface ChosenLeague {
  /** Null for what is of no league; undefined where there is nothing to choose from. */
  shown: LeagueView | null | undefined;
  choose: (leagueId: number | null) => void;
}

const storageKey = 'admin-league';
const noLeague = 'none';

/**
 * The league that the sections show: what was chosen last in this tab, so that it is still there after a
 * match on the tablet; else the active one.
 * @param withoutLeague there is something of no league
 */
export function useChosenLeague(
  leagues: readonly LeagueView[],
  withoutLeague = false,
): ChosenLeague {
  const [chosen, setChosen] = useState(kept);
  const choose = (leagueId: number | null): void => {
    const choice = String(leagueId ?? noLeague);
    keep(choice);
    setChosen(choice);
  };
  const atFirst = shownLeague(leagues, Date.now()) ?? leagues[0];
  const shown =
    withoutLeague && chosen === noLeague
      ? null
      : (leagues.find(({ id }) => String(id) === chosen) ??
        atFirst ??
        (withoutLeague ? null : undefined));
  return { shown, choose };
}

function kept(): string | null {
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
    // Without storage the choice holds until the section is left.
  }
}

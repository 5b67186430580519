import type { TopAssistant, TopListPlayer, TopMvp, TopScorer } from '../contract/tables.js';
import { compareNames } from '../croatia/croatian-order.js';

export interface PlayerTotals {
  player: TopListPlayer;
  team: { name: string };
  matchesPlayed: number;
  goals: number;
  assists: number;
  mvpCount: number;
}

type Counted = 'goals' | 'assists' | 'mvpCount';

/** Scorers, best first; players without a goal are not in the list. */
export const topScorers = (totals: readonly PlayerTotals[]): TopScorer[] =>
  ranked(totals, 'goals').map(({ player, team, goals }) => ({ player, team, goals }));

/** Players with an assist, most first (docs/product.md#statistics). */
export const topAssists = (totals: readonly PlayerTotals[]): TopAssistant[] =>
  ranked(totals, 'assists').map(({ player, team, assists }) => ({ player, team, assists }));

/** Players with an official MVP, most first (docs/product.md#statistics). */
export const topMvp = (totals: readonly PlayerTotals[]): TopMvp[] =>
  ranked(totals, 'mvpCount').map(({ player, team, mvpCount }) => ({ player, team, mvpCount }));

function ranked(totals: readonly PlayerTotals[], counted: Counted): PlayerTotals[] {
  return totals
    .filter((line) => line[counted] > 0)
    .sort(
      (a, b) =>
        b[counted] - a[counted] ||
        a.matchesPlayed - b.matchesPlayed ||
        compareNames(a.player.lastName, b.player.lastName) ||
        compareNames(a.player.firstName, b.player.firstName) ||
        a.player.id - b.player.id,
    );
}

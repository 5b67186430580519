import type { ManageView, MatchPlayer, TeamSide } from '@kolo/domain';

/** The players of a match by id, and how the tablet calls them. */
export interface PlayerBook {
  /** All approved players of a team, by jersey number. */
  squad: Record<TeamSide, readonly MatchPlayer[]>;
  player(playerId: number): MatchPlayer | undefined;
  /** The last name, with an initial where two share it; the id of somebody unknown. */
  label(playerId: number): string;
}

export function playerBook({ homePlayers, awayPlayers }: ManageView): PlayerBook {
  const all = [...homePlayers, ...awayPlayers];
  const byId = new Map(all.map((player) => [player.id, player]));
  const bearers = new Map<string, number>();
  for (const { lastName } of all) bearers.set(lastName, (bearers.get(lastName) ?? 0) + 1);
  return {
    squad: { home: homePlayers, away: awayPlayers },
    player: (playerId) => byId.get(playerId),
    label: (playerId) => {
      const player = byId.get(playerId);
      if (player === undefined) return `#${playerId}`;
      const { firstName, lastName } = player;
      return (bearers.get(lastName) ?? 0) > 1 ? `${firstName.charAt(0)}. ${lastName}` : lastName;
    },
  };
}

/** The players who take part, by jersey number; nobody before the match is initialised. */
export function lineupOf(
  book: PlayerBook,
  lineup: Record<TeamSide, readonly number[]> | null,
  team: TeamSide,
): MatchPlayer[] {
  const present = new Set(lineup?.[team] ?? []);
  return book.squad[team].filter(({ id }) => present.has(id));
}

import type { ManageView, MatchPlayer, TeamSide } from '@kolo/domain';

/** The players of a match by id, and their labels on the tablet. */
export interface PlayerBook {
  /** All approved players of a team, by jersey number. */
  squad: Record<TeamSide, readonly MatchPlayer[]>;
  player(playerId: number): MatchPlayer | undefined;
  /** The last name, with as much more as distinguishes namesakes; the id of an unknown player. */
  label(playerId: number): string;
}

export function playerBook({ homePlayers, awayPlayers }: ManageView): PlayerBook {
  const all = [...homePlayers, ...awayPlayers];
  const byId = new Map(all.map((player) => [player.id, player]));
  const bearers = new Map<string, number>();
  for (const name of all.flatMap(namesOf)) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  const labels = new Map(
    all.map((player) => {
      const names = namesOf(player);
      return [player.id, names.find((name) => bearers.get(name) === 1) ?? names.at(-1)];
    }),
  );
  return {
    squad: { home: homePlayers, away: awayPlayers },
    player: (playerId) => byId.get(playerId),
    label: (playerId) => labels.get(playerId) ?? `#${playerId}`,
  };
}

/** Labels from the shortest to the most exact. */
function namesOf({ firstName, lastName, jerseyNumber }: MatchPlayer): string[] {
  // Destructuring takes a whole character, also one of two UTF-16 units.
  const [initial] = firstName;
  const whole = `${firstName} ${lastName}`;
  return [lastName, `${initial}. ${lastName}`, whole, `${whole} (${jerseyNumber})`];
}

/** The players who take part, by jersey number; empty before the match is initialised. */
export function lineupOf(
  book: PlayerBook,
  lineup: Record<TeamSide, readonly number[]> | null,
  team: TeamSide,
): MatchPlayer[] {
  const present = new Set(lineup?.[team] ?? []);
  return book.squad[team].filter(({ id }) => present.has(id));
}

import type { ManageView, MatchPlayer, TeamSide } from '@kolo/domain';

/** The players of a match by id, and how the tablet calls them. */
export interface PlayerBook {
  /** All approved players of a team, by jersey number. */
  squad: Record<TeamSide, readonly MatchPlayer[]>;
  player(playerId: number): MatchPlayer | undefined;
  /** The last name, with as much more as tells namesakes apart; the id of somebody unknown. */
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

/** What somebody can be called, from the shortest to the most exact. */
function namesOf({ firstName, lastName, jerseyNumber }: MatchPlayer): string[] {
  // Not half of a letter that takes two units of the text.
  const [initial] = firstName;
  const whole = `${firstName} ${lastName}`;
  return [lastName, `${initial}. ${lastName}`, whole, `${whole} (${jerseyNumber})`];
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

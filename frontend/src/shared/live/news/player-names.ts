import type { LivePlayerName, LiveSnapshot, TeamSide } from '@kolo/domain';

interface NamedPlayer extends LivePlayerName {
  label: string;
  inTeam: string;
}

export type PlayerNames = ReadonlyMap<number, NamedPlayer>;

export function playerNames({ names, homeTeam, awayTeam }: LiveSnapshot): PlayerNames {
  const teams = { home: homeTeam.name, away: awayTeam.name };
  /** From the shortest to the most exact: numbers are unique in a team. */
  const nameVariants = (player: LivePlayerName): string[] => {
    const { jerseyNumber, team } = player;
    const name = nameOf(player);
    return [name, `${name} (${jerseyNumber})`, `${name} (${jerseyNumber}, ${teams[team]})`];
  };
  const labelsOf = (others: readonly LivePlayerName[]) => {
    const counts = new Map<string, number>();
    for (const called of others.flatMap(nameVariants))
      counts.set(called, (counts.get(called) ?? 0) + 1);
    return (player: LivePlayerName): string =>
      nameVariants(player).find((called) => counts.get(called) === 1) ?? nameOf(player);
  };
  const amongAll = labelsOf(names);
  const ofTeam = (team: TeamSide) => labelsOf(names.filter((player) => player.team === team));
  const inTeam = { home: ofTeam('home'), away: ofTeam('away') };
  return new Map(
    names.map((player) => [
      player.id,
      { ...player, label: amongAll(player), inTeam: inTeam[player.team](player) },
    ]),
  );
}

const nameOf = ({ firstName, lastName }: LivePlayerName): string => `${firstName} ${lastName}`;

/** `Ivan Horvat`, or `Ivan Horvat (7)` for namesakes; the id while the name is unknown. */
export const fullName = (names: PlayerNames, playerId: number): string =>
  names.get(playerId)?.label ?? `#${playerId}`;

/** Where the team is known: `Ivan Horvat (7)` only for two in that team. */
export const nameInTeam = (names: PlayerNames, playerId: number): string =>
  names.get(playerId)?.inTeam ?? `#${playerId}`;

/** For lists that show the team and the number beside the name. */
export function listedName(names: PlayerNames, playerId: number): string {
  const player = names.get(playerId);
  return player === undefined ? `#${playerId}` : nameOf(player);
}

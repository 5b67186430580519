import type { LivePlayerName, LiveSnapshot, TeamSide } from '@kolo/domain';

interface NamedPlayer extends LivePlayerName {
  /** First and last name, with as much more as tells namesakes apart. */
  label: string;
  /** The same where the team is known already. */
  inTeam: string;
}

export type PlayerNames = ReadonlyMap<number, NamedPlayer>;

export function playerNames({ names, homeTeam, awayTeam }: LiveSnapshot): PlayerNames {
  const teams = { home: homeTeam.name, away: awayTeam.name };
  /** What somebody can be called, from the shortest to the most exact: numbers are unique in a team. */
  const calledAs = (player: LivePlayerName): string[] => {
    const { jerseyNumber, team } = player;
    const name = nameOf(player);
    return [name, `${name} (${jerseyNumber})`, `${name} (${jerseyNumber}, ${teams[team]})`];
  };
  const labelAmong = (others: readonly LivePlayerName[]) => {
    const bearers = new Map<string, number>();
    for (const called of others.flatMap(calledAs))
      bearers.set(called, (bearers.get(called) ?? 0) + 1);
    return (player: LivePlayerName): string =>
      calledAs(player).find((called) => bearers.get(called) === 1) ?? nameOf(player);
  };
  const amongAll = labelAmong(names);
  const ofTeam = (team: TeamSide) => labelAmong(names.filter((player) => player.team === team));
  const inTeam = { home: ofTeam('home'), away: ofTeam('away') };
  return new Map(
    names.map((player) => [
      player.id,
      { ...player, label: amongAll(player), inTeam: inTeam[player.team](player) },
    ]),
  );
}

const nameOf = ({ firstName, lastName }: LivePlayerName): string => `${firstName} ${lastName}`;

/** `Ivan Horvat`, and `Ivan Horvat (7)` where there are two; the id where nobody knows the name yet. */
export const fullName = (names: PlayerNames, playerId: number): string =>
  names.get(playerId)?.label ?? `#${playerId}`;

/** For where something else says the team: `Ivan Horvat (7)` where it has two. */
export const nameInTeam = (names: PlayerNames, playerId: number): string =>
  names.get(playerId)?.inTeam ?? `#${playerId}`;

/** For a list that says team and number beside the name. */
export function listedName(names: PlayerNames, playerId: number): string {
  const player = names.get(playerId);
  return player === undefined ? `#${playerId}` : nameOf(player);
}

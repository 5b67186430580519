import type { LivePlayerName, LiveSnapshot } from '@kolo/domain';

interface NamedPlayer extends LivePlayerName {
  /** First and last name, with as much more as tells namesakes apart. */
  label: string;
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
  const bearers = new Map<string, number>();
  for (const called of names.flatMap(calledAs)) bearers.set(called, (bearers.get(called) ?? 0) + 1);
  return new Map(
    names.map((player) => {
      const label = calledAs(player).find((called) => bearers.get(called) === 1);
      return [player.id, { ...player, label: label ?? nameOf(player) }];
    }),
  );
}

const nameOf = ({ firstName, lastName }: LivePlayerName): string => `${firstName} ${lastName}`;

/** `Ivan Horvat`, and `Ivan Horvat (7)` where there are two; the id where nobody knows the name yet. */
export const fullName = (names: PlayerNames, playerId: number): string =>
  names.get(playerId)?.label ?? `#${playerId}`;

/** For a list that says team and number beside the name. */
export function listedName(names: PlayerNames, playerId: number): string {
  const player = names.get(playerId);
  return player === undefined ? `#${playerId}` : nameOf(player);
}

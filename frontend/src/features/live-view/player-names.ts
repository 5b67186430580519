import type { LivePlayerName, LiveSnapshot } from '@kolo/domain';

export type PlayerNames = ReadonlyMap<number, LivePlayerName>;

export const playerNames = ({ names }: LiveSnapshot): PlayerNames =>
  new Map(names.map((name) => [name.id, name]));

/** `Ivan Horvat`; the number where nobody knows the name yet. */
export function fullName(names: PlayerNames, playerId: number): string {
  const player = names.get(playerId);
  return player === undefined ? `#${playerId}` : `${player.firstName} ${player.lastName}`;
}

import { foldedName, limits, type PlayerStatus } from '@kolo/domain';

interface Member {
  status: PlayerStatus;
  withdrawnAt: string | null;
}

interface Numbered extends Member {
  jerseyNumber: number;
}

export const isWithdrawn = ({ withdrawnAt }: Member): boolean => withdrawnAt !== null;

/** Rejected and withdrawn players free their place and number. */
export const inTeam = <Player extends Member>(players: readonly Player[]): Player[] =>
  players.filter((player) => player.status !== 'rejected' && !isWithdrawn(player));

export const placesTaken = (players: readonly Numbered[]): number => inTeam(players).length;

export const isFull = (players: readonly Numbered[]): boolean =>
  placesTaken(players) >= limits.playersPerTeam;

export function nextFreeNumber(players: readonly Numbered[]): number {
  const worn = new Set(inTeam(players).map(({ jerseyNumber }) => jerseyNumber));
  const { min, max } = limits.jerseyNumber;
  for (let number = min; number <= max; number++) if (!worn.has(number)) return number;
  return min;
}

/** A namesake may be a second entry by mistake or another person: only the company knows. */
export const namesakeOf = <Player extends { name: string }>(
  name: string,
  players: readonly Player[],
): Player | undefined => players.find((player) => foldedName(player.name) === foldedName(name));

export const byNumber = <Player extends Numbered>(players: readonly Player[]): Player[] =>
  [...players].sort((a, b) => a.jerseyNumber - b.jerseyNumber);

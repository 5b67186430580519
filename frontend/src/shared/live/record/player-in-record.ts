/** A player as a list of a team names him: `7` and `Ivan Horvat`. */
export type PlayerInRecord = (playerId: number) => { number: number | null; name: string };

const isActive = (player: string): string =>
  `${player}.status <> 'rejected' AND ${player}.withdrawn_at IS NULL`;

/** SQL for whether two players of one name are two people: nobody is in a team twice at a time. */
export const areNamesakes = (one: string, other: string): string =>
  `(${one}.id <> ${other}.id AND ${one}.team_id = ${other}.team_id
    AND ${isActive(one)} AND ${isActive(other)})`;

const isActive = (player: string): string =>
  `${player}.status <> 'rejected' AND ${player}.withdrawn_at IS NULL`;

/** SQL for whether somebody else of the same name is in the same team at the time: a row of another season may be of either. */
export const hasNamesake = (player: string): string =>
  `EXISTS (
     SELECT FROM players namesake
     WHERE namesake.team_id = ${player}.team_id AND namesake.id <> ${player}.id
       AND folded_name(namesake.first_name || ' ' || namesake.last_name)
           = folded_name(${player}.first_name || ' ' || ${player}.last_name)
       AND ${isActive(player)} AND ${isActive('namesake')})`;

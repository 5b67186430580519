/**
 * SQL for the times that these players were on a list and another one took their place before the match. Statistics do
 * not have them; indexes find the matches of their teams, also those that were deleted.
 */
export const replacementsOf = (playerIds: string): string => `
  WITH own AS (
    SELECT team_id AS id FROM players WHERE id = ANY (${playerIds})
    UNION SELECT from_team_id FROM player_moves WHERE player_id = ANY (${playerIds})
  ), played AS (
    SELECT m.id FROM own JOIN matches m ON m.home_team_id = own.id
    UNION SELECT m.id FROM own JOIN matches m ON m.away_team_id = own.id
    UNION SELECT s.stream FROM own JOIN events s
      ON s.type = 'MatchScheduled' AND (s.fact ->> 'homeTeamId')::integer = own.id
    UNION SELECT s.stream FROM own JOIN events s
      ON s.type = 'MatchScheduled' AND (s.fact ->> 'awayTeamId')::integer = own.id
  )
  SELECT e.stream AS match, e.data ->> 'reason' AS reason, e.occurred_at
  FROM played CROSS JOIN LATERAL (
    -- By the index of the stream, however many matches there are.
    SELECT stream, data, occurred_at FROM events
    WHERE stream = played.id AND type = 'PlayerReplaced' OFFSET 0
  ) e
  WHERE (e.data ->> 'playerId')::integer = ANY (${playerIds})`;

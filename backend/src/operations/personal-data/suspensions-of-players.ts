import type { EntityManager } from 'typeorm';

/** Suspensions of these players, with their changes and the appeals against them; those who decide are people. */
export const suspensionsOfPlayers = `
  WITH RECURSIVE about AS (
    SELECT position, stream, command_id, command_seq, type, fact, occurred_at FROM events
    WHERE stream < 0 AND type = 'SuspensionImposed' AND metadata #>> '{actor,id}' IS NOT NULL
      AND (data ->> 'playerId')::integer = ANY ($1)
    UNION ALL
    SELECT e.position, e.stream, e.command_id, e.command_seq, e.type, e.fact, e.occurred_at
    FROM about a JOIN events e ON e.stream = a.stream
     AND coalesce(e.data ->> 'decisionId', e.data ->> 'appealId') = a.command_id || '.' || a.command_seq
  )`;

/** Words about a suspension are about the player, also where they name nobody. */
export async function forgetSuspensionTexts(
  manager: EntityManager,
  playerId: number,
): Promise<void> {
  await manager.query(
    `${suspensionsOfPlayers}
     DELETE FROM log_texts t USING about a
     WHERE (t.command_id, t.command_seq, t.stream) = (a.command_id, a.command_seq, a.stream)`,
    [[playerId]],
  );
}

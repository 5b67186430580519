import type { EntityManager } from 'typeorm';
import type { Subject } from './subject.js';

/** Suspensions of these people, with their changes and the appeals against them; those who decide are people. */
const suspensionsOf = (type: string, field: string): string => `
  WITH RECURSIVE about AS (
    SELECT position, stream, command_id, command_seq, type, fact, occurred_at FROM events
    WHERE stream < 0 AND type = '${type}' AND metadata #>> '{actor,id}' IS NOT NULL
      AND (data ->> '${field}')::integer = ANY ($1)
    UNION ALL
    SELECT e.position, e.stream, e.command_id, e.command_seq, e.type, e.fact, e.occurred_at
    FROM about a JOIN events e ON e.stream = a.stream
     AND coalesce(e.data ->> 'decisionId', e.data ->> 'appealId') = a.command_id || '.' || a.command_seq
  )`;

const suspensionsOfPeople = {
  player: suspensionsOf('SuspensionImposed', 'playerId'),
  official: suspensionsOf('OfficialSuspended', 'officialId'),
} as const;

/** What a person gets of them: `$1` are ids of one kind. */
export const exportedSuspensions = (kind: keyof typeof suspensionsOfPeople): string =>
  `${suspensionsOfPeople[kind]}
   SELECT -a.stream AS league, a.type, a.fact, a.occurred_at, t.text FROM about a
   LEFT JOIN log_texts t ON t.kind = 'reason'
    AND (t.command_id, t.command_seq, t.stream) = (a.command_id, a.command_seq, a.stream)
   ORDER BY a.position`;

/** Words about a suspension are about whom it suspends, also where they name nobody. */
export async function forgetSuspensionTexts(
  manager: EntityManager,
  { kind, id }: Subject,
): Promise<void> {
  if (kind === 'account') return;
  await manager.query(
    `${suspensionsOfPeople[kind]}
     DELETE FROM log_texts t USING about a
     WHERE (t.command_id, t.command_seq, t.stream) = (a.command_id, a.command_seq, a.stream)`,
    [[id]],
  );
}

import type { EntityManager } from 'typeorm';

type About = 'assigned' | 'moved' | 'reopened' | 'cancelled-late' | 'lost';

/** The accounts `u` that are notified about `referee_assignments a`. */
const recipients: Record<About, string> = {
  assigned: 'u.id = a.user_id',
  moved: 'u.id = a.user_id',
  reopened: 'u.id = a.user_id',
  'cancelled-late': "u.role = 'admin' AND u.id <> a.user_id",
  lost: `u.id <> a.user_id AND EXISTS (SELECT FROM referee_claims c
    WHERE c.match_id = a.match_id AND c.role = a.role AND c.user_id = u.id)`,
};

/** Written in the transaction of what they are about, so each is sent once. */
export async function noticeReferees(
  manager: EntityManager,
  about: About,
  assignmentIds: readonly number[],
): Promise<void> {
  if (assignmentIds.length === 0) return;
  await manager.query(
    `INSERT INTO notices (user_id, kind, data)
     SELECT u.id, 'refereeing', jsonb_build_object('about', $2::text, 'assignmentId', a.id)
     FROM referee_assignments a JOIN users u ON ${recipients[about]}
     WHERE a.id = ANY ($1) AND u.email_confirmed_at IS NOT NULL AND u.deactivated_at IS NULL
     ORDER BY a.id, u.id`,
    [assignmentIds, about],
  );
}

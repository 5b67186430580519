import { erased } from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import type { PersonName, PersonWords } from '../../people/erasures/index.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import type { Forgotten } from './forget-account.js';

/**
 * Matches lose the name; a card keeps the role.
 * @returns null when they were erased before
 */
export async function forgetOfficial(
  manager: EntityManager,
  id: number,
): Promise<Forgotten | null> {
  const [official] = await manager.query<{ erased_at: Date | null }[]>(
    'SELECT erased_at FROM officials WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (official === undefined) throw RefusalError.of('person.not-found');
  if (official.erased_at !== null) return null;
  const words = await officialWords(manager, id);
  // An event that changed only the town has no name.
  await manager.query(
    `DELETE FROM audit_details d USING audit_log l, officials o
     WHERE o.id = $1 AND l.id = d.entry_id AND (l.subject_type, l.subject_id) = ('account', o.user_id)
       AND l.action IN ('account.referee-name', 'official.town')`,
    [id],
  );
  await manager.query('DELETE FROM match_officials WHERE official_id = $1', [id]);
  await manager.query(
    `UPDATE officials SET first_name = $2, last_name = $3, town = NULL, user_id = NULL, erased_at = now()
     WHERE id = $1`,
    [id, erased.firstName, erased.lastName],
  );
  return { words, files: [] };
}

export async function officialWords(manager: EntityManager, id: number): Promise<PersonWords> {
  const names = await manager.query<PersonName[]>(
    'SELECT first_name AS "firstName", last_name AS "lastName" FROM officials WHERE id = $1',
    [id],
  );
  return { names, contacts: [], labels: [] };
}

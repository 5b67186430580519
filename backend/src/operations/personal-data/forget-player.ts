import { erased } from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import type { PersonName, PersonWords } from '../../people/erasures/index.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import type { Forgotten } from './forget-account.js';

interface PlayerRow extends PersonName {
  document: string | null;
  erased_at: Date | null;
}

/**
 * The player's entries in matches stay.
 * @returns null when they were erased before
 */
export async function forgetPlayer(manager: EntityManager, id: number): Promise<Forgotten | null> {
  const [player] = await manager.query<PlayerRow[]>(
    `SELECT first_name AS "firstName", last_name AS "lastName", employment_document AS document, erased_at
     FROM players WHERE id = $1 FOR UPDATE`,
    [id],
  );
  if (player === undefined) throw RefusalError.of('person.not-found');
  if (player.erased_at !== null) return null;
  const { firstName, lastName, document } = player;
  await manager.query(
    `UPDATE players SET first_name = $2, last_name = $3, employment_document = NULL,
            status = 'rejected', name_policy = NULL, erased_at = now(), names_changed_at = now()
     WHERE id = $1`,
    [id, erased.firstName, erased.lastName],
  );
  return {
    words: { names: [{ firstName, lastName }], contacts: [], labels: [] },
    files: document === null ? [] : [document],
  };
}

export async function playerWords(manager: EntityManager, id: number): Promise<PersonWords> {
  const names = await manager.query<PersonName[]>(
    'SELECT first_name AS "firstName", last_name AS "lastName" FROM players WHERE id = $1',
    [id],
  );
  return { names, contacts: [], labels: [] };
}

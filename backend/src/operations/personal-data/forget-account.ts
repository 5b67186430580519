import { erased } from '@kolo/domain';
import type { EntityManager } from 'typeorm';
import type { PersonName, PersonWords } from '../../people/erasures/index.js';
import { ensureAnotherAdmin } from '../../people/users/index.js';
import { RefusalError } from '../../platform/api/refusal.error.js';

interface AccountRow {
  username: string;
  email: string;
  role: string;
  isActive: boolean;
  erased_at: Date | null;
}

export interface Forgotten {
  words: PersonWords;
  files: string[];
}

const retained = ['id', 'role', 'created_at', 'deactivated_at', 'erased_at'];

/**
 * Its row stays, as the log refers to it.
 * @returns null when it was erased before
 */
export async function forgetAccount(
  manager: EntityManager,
  id: number,
  { teamNames, anyAdministrator }: { teamNames: boolean; anyAdministrator: boolean },
): Promise<Forgotten | null> {
  const [account] = await manager.query<AccountRow[]>(
    `SELECT username, email, role, erased_at,
            approved AND deactivated_at IS NULL AS "isActive"
     FROM users WHERE id = $1 FOR UPDATE`,
    [id],
  );
  if (account === undefined) throw RefusalError.of('person.not-found');
  if (account.erased_at !== null) return null;
  if (account.role === 'admin' && account.isActive && !anyAdministrator)
    await ensureAnotherAdmin(manager, id);
  const files = await picturesOf(manager, id);
  const words = await accountWords(manager, id, teamNames);
  await manager.query('DELETE FROM mvp_votes WHERE user_id = $1', [id]);
  await deleteRowsOfAccount(manager, id);
  await manager.query('DELETE FROM league_digests WHERE lower(address) = lower($1)', [
    account.email,
  ]);
  await manager.query('DELETE FROM notices WHERE lower(address) = lower($1)', [account.email]);
  // What was paid stays, without the words beside it.
  await manager.query(
    'UPDATE referee_statement_lines SET note = NULL WHERE user_id = $1 AND note IS NOT NULL',
    [id],
  );
  await manager.query(
    `DELETE FROM sign_in_failures WHERE strpos(lower(subject), lower($1)) > 0 OR split_part(lower(subject), ':', 2) = lower($2)`,
    [account.email, account.username],
  );
  await manager.query(
    `UPDATE teams SET name = $2 || ' ' || id
     WHERE user_id = $1 AND ($3 OR folded_name(name) = folded_name($4))`,
    [id, erased.team, teamNames, account.username],
  );
  await emptyRow(manager, id);
  return { words, files };
}

/** Where a team keeps its name, that name stays in texts about matches. */
export async function accountWords(
  manager: EntityManager,
  id: number,
  teamNames: boolean,
): Promise<PersonWords> {
  const [row] = await manager.query<{ contacts: string[]; labels: string[] }[]>(
    `SELECT array_remove(ARRAY[email, nullif(company_oib, ''), nullif(phone, '')], NULL) || ARRAY(
              SELECT DISTINCT name FROM teams
              WHERE user_id = users.id AND ($2 OR folded_name(name) = folded_name(username))
            ) AS contacts,
            array_remove(ARRAY[username, nullif(btrim(company_name), '')], NULL) AS labels
     FROM users WHERE id = $1`,
    [id, teamNames],
  );
  const names = await manager.query<PersonName[]>(
    'SELECT first_name AS "firstName", last_name AS "lastName" FROM officials WHERE user_id = $1',
    [id],
  );
  return { names, contacts: row?.contacts ?? [], labels: row?.labels ?? [] };
}

/** Names of files: its logos, and the photos of matches that it added. */
export async function picturesOf(manager: EntityManager, id: number): Promise<string[]> {
  const rows = await manager.query<{ name: string }[]>(
    `SELECT regexp_replace(logo_url, '^.*/', '') AS name FROM sponsorships
     WHERE user_id = $1 AND logo_url IS NOT NULL
     UNION ALL SELECT file FROM match_photos WHERE user_id = $1`,
    [id],
  );
  return rows.map(({ name }) => name);
}

/** Found by the foreign keys: every table whose rows would be deleted with the account. */
async function deleteRowsOfAccount(manager: EntityManager, id: number): Promise<void> {
  const tables = await manager.query<{ name: string; field: string }[]>(
    `SELECT k.conrelid::regclass::text AS name, quote_ident(a.attname) AS field
     FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
     WHERE k.contype = 'f' AND k.confrelid = 'users'::regclass AND k.confdeltype = 'c'`,
  );
  for (const { name, field } of tables)
    await manager.query(`DELETE FROM ${name} WHERE ${field} = $1`, [id]);
}

/** Empties whatever may be null, so that later columns are included. */
async function emptyRow(manager: EntityManager, id: number): Promise<void> {
  const columns = await manager.query<{ name: string }[]>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = 'users'::regclass AND attnum > 0 AND NOT attisdropped AND NOT attnotnull
       AND attgenerated = '' AND attname <> ALL ($1)`,
    [retained],
  );
  await manager.query(
    `UPDATE users SET ${columns.map(({ name }) => `${name} = NULL, `).join('')}
       username = $2 || ' ' || id || CASE WHEN EXISTS (
         SELECT FROM users other WHERE lower(other.username) = lower($2 || ' ' || $1::integer)
       ) THEN '-' || gen_random_uuid() ELSE '' END,
       email = 'erased-' || gen_random_uuid() || '@kolo.invalid', password = '-',
       approved = false, deactivated_at = coalesce(deactivated_at, now()), erased_at = now()
     WHERE id = $1`,
    [id, erased.account],
  );
}

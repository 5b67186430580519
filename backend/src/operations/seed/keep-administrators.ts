import type pg from 'pg';
import { previousSchema } from '../../platform/db/interrupted-restore.js';

/** Each after those it refers to. */
const tables = ['users', 'second_factors', 'recovery_codes'] as const;

const owner = { users: 'id', second_factors: 'user_id', recovery_codes: 'user_id' } as const;

/** Takes the administrators' accounts over from the tables that were set aside. Both have the same schema. */
export async function keepAdministrators(client: pg.ClientBase): Promise<number> {
  let copied = 0;
  for (const table of tables) {
    const columns = await columnsOf(client, table);
    const { rowCount } = await client.query(
      `INSERT INTO public.${table} (${columns}) SELECT ${columns} FROM ${previousSchema}.${table}
       WHERE ${owner[table]} IN (SELECT id FROM ${previousSchema}.users WHERE role = 'admin')`,
    );
    if (table === 'users') copied = rowCount ?? 0;
  }
  // Ids were taken over with the rows, so the sequence must go on behind them.
  await client.query(
    `SELECT setval(pg_get_serial_sequence('public.users', 'id'), max(id)) FROM public.users
     HAVING max(id) IS NOT NULL`,
  );
  return copied;
}

async function columnsOf(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [`public.${table}`],
  );
  return rows[0]?.columns ?? '';
}

import type pg from 'pg';

export interface BackupTable {
  name: string;
  columns: string[];
}

/** Rows that migrations write, and rows that must stay dead: ended sessions, used links, sent messages. */
const leftOut = [
  ...['migrations', 'change_marks', 'push_cursor'],
  ...['push_messages', 'push_deliveries'],
  ...['sessions', 'password_resets', 'setup_links', 'sign_in_failures', 'account_writes'],
  'match_presence',
];

/** Each table after those it refers to. Transaction ids mean nothing on another server: rows get a new one. */
export async function productTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable & { refers_to: string[] }>(
    `SELECT c.relname AS name,
       ARRAY(SELECT a.attname::text FROM pg_attribute a
             WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
               AND a.atttypid <> 'xid8'::regtype ORDER BY a.attnum) AS columns,
       ARRAY(SELECT DISTINCT f.relname::text FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
             WHERE k.conrelid = c.oid AND k.contype = 'f' AND f.oid <> c.oid) AS refers_to
     FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL ($1)
     ORDER BY c.relname`,
    [leftOut],
  );
  return inOrder(new Map(rows.map((row) => [row.name, row])));
}

function inOrder(
  tables: ReadonlyMap<string, BackupTable & { refers_to: string[] }>,
): BackupTable[] {
  const placed = new Map<string, BackupTable>();
  const place = (name: string, path: readonly string[]): void => {
    const table = tables.get(name);
    if (table === undefined || placed.has(name)) return;
    if (path.includes(name)) throw new Error(`Tables refer to each other: ${path.join(', ')}`);
    for (const other of table.refers_to) place(other, [...path, name]);
    placed.set(name, { name, columns: table.columns });
  };
  for (const name of tables.keys()) place(name, []);
  return [...placed.values()];
}

/** `"public"."players" ("id", "team_id")`, as COPY wants it. */
export const copyTarget = (client: pg.Client, { name, columns }: BackupTable): string =>
  `${qualified(client, name)} (${columns.map((one) => client.escapeIdentifier(one)).join(', ')})`;

export const qualified = (client: pg.Client, name: string): string =>
  `public.${client.escapeIdentifier(name)}`;

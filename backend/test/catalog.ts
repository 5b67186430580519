import { ownClient } from '../src/platform/db/own-client.js';
import type { TestDatabase } from './database.js';

/** Everything that a migration can make, one line for each. */
const everything = `
  WITH ours AS (SELECT oid, nspname FROM pg_namespace WHERE nspname !~ '^pg_' AND nspname <> 'information_schema')
  SELECT 'schema ' || nspname AS thing FROM ours
  UNION ALL SELECT format('extension %s in %s', extname, nspname)
    FROM pg_extension JOIN pg_namespace n ON n.oid = extnamespace
  UNION ALL SELECT format('%s %s.%s of %s %s', relkind, nspname, relname, relowner::regrole, relacl)
    FROM pg_class JOIN ours ON ours.oid = relnamespace
    -- The queue makes one for each kind of job when the first comes.
    WHERE relname NOT LIKE 'bullmq_jid_%'
  UNION ALL SELECT format('column %s.%s %s %s null=%s %s', attrelid::regclass, attname, attnum,
      format_type(atttypid, atttypmod), NOT attnotnull, pg_get_expr(adbin, adrelid))
    FROM pg_attribute JOIN pg_class c ON c.oid = attrelid JOIN ours ON ours.oid = relnamespace
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
    WHERE attnum > 0 AND NOT attisdropped AND relkind = 'r'
  UNION ALL SELECT format('index %s valid=%s', pg_get_indexdef(indexrelid), indisvalid)
    FROM pg_index JOIN pg_class c ON c.oid = indexrelid JOIN ours ON ours.oid = relnamespace
  UNION ALL SELECT format('constraint %s on %s: %s', conname, conrelid::regclass, pg_get_constraintdef(k.oid))
    FROM pg_constraint k JOIN ours ON ours.oid = connamespace
  UNION ALL SELECT format('trigger %s %s', pg_get_triggerdef(t.oid), tgenabled)
    FROM pg_trigger t WHERE NOT tgisinternal
  UNION ALL SELECT format('function %s of %s %s: %s', p.oid::regprocedure, proowner::regrole, proacl,
      CASE prokind WHEN 'a' THEN '' ELSE md5(pg_get_functiondef(p.oid)) END)
    FROM pg_proc p JOIN ours ON ours.oid = pronamespace
  ORDER BY thing`;

/** Two databases with equal lists have the same tables, indexes, triggers, functions, rights and extensions. */
export async function catalogOf({ adminUrl }: TestDatabase): Promise<string[]> {
  const client = ownClient(adminUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ thing: string }>(everything);
    return rows.map(({ thing }) => thing);
  } finally {
    await client.end();
  }
}

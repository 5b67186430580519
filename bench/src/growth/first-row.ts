import pg from 'pg';

/** One statement on a connection of its own. */
export async function firstRow<Row extends object>(url: string, sql: string): Promise<Row> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(sql);
    return rows[0] ?? ({} as Row);
  } finally {
    await client.end();
  }
}

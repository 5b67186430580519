import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** Where a text is found, in whatever case; also as bytes that a column holds. */
export function tracesIn(words: readonly string[], place: string, text: string): string[] {
  const plain = text.toLowerCase();
  return words
    .filter((word) => {
      const hex = Buffer.from(word).toString('hex');
      return [word.toLowerCase(), encodeURIComponent(word).toLowerCase(), hex].some((one) =>
        plain.includes(one),
      );
    })
    .map((word) => `${place}: ${word}`);
}

/** Every row of every table of every schema, the job queue's among them, as text. */
export async function tracesInDatabase(url: string, words: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`);
      for (const { row } of rows) found.push(...tracesIn(words, name, row));
    }
    return found;
  } finally {
    await client.end();
  }
}

/** Every file below a folder: its name and its content. */
export function tracesInFiles(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      return tracesIn(words, path, `${path}\n${readFileSync(path, 'utf8')}`);
    });
}

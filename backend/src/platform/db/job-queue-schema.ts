import { runMigrations } from 'bullmq';
import pg from 'pg';
import { APPLICATION_ROLE } from './embedded/roles.js';

export const jobsSchema = 'bullmq';

/**
 * Brings BullMQ's own tables up to date; safe to repeat, and on several nodes at once.
 * @param url of a role that may create a schema
 */
export async function prepareJobQueue(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await runMigrations(client, jobsSchema);
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [
      APPLICATION_ROLE,
    ]);
    if (rowCount === 0) return;
    // CREATE, because BullMQ numbers each queue's jobs by a sequence that it makes when the first comes.
    await client.query(`
      GRANT USAGE, CREATE ON SCHEMA ${jobsSchema} TO ${APPLICATION_ROLE};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${jobsSchema} TO ${APPLICATION_ROLE};
      DO $$
      DECLARE made name;
      BEGIN
        -- The application's own are its already, and nobody else may grant them.
        FOR made IN SELECT sequencename FROM pg_sequences
                    WHERE schemaname = '${jobsSchema}' AND sequenceowner <> '${APPLICATION_ROLE}'
        LOOP
          EXECUTE format('GRANT USAGE, SELECT, UPDATE ON SEQUENCE ${jobsSchema}.%I TO ${APPLICATION_ROLE}', made);
        END LOOP;
      END $$;
    `);
  } finally {
    await client.end();
  }
}

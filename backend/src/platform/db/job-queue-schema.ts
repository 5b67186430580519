import { runMigrations } from 'bullmq';
import { APPLICATION_ROLE } from './embedded/roles.js';
import { ownClient } from './own-client.js';

export const jobsSchema = 'bullmq';

export async function prepareJobQueue(url: string): Promise<void> {
  const client = ownClient(url);
  await client.connect();
  try {
    await runMigrations(client, jobsSchema);
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [
      APPLICATION_ROLE,
    ]);
    if (rowCount === 0) return;
    // BullMQ needs CREATE: it makes a sequence for each queue when the first job comes.
    await client.query(`
      GRANT USAGE, CREATE ON SCHEMA ${jobsSchema} TO ${APPLICATION_ROLE};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${jobsSchema} TO ${APPLICATION_ROLE};
      DO $$
      DECLARE made name;
      BEGIN
        -- Only a sequence's owner may grant it, and the application needs no grant for its own.
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

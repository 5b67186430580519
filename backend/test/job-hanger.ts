/** A node that takes a job, does half of it and never comes to its end: somebody kills it. */
import pg from 'pg';
import { jobsBackend } from '../src/platform/queue/queue.js';

const [, , databaseUrl = '', redisUrl = '', lockMs = ''] = process.argv;

const backend = jobsBackend({
  databaseUrl,
  redisUrl: redisUrl === '' ? null : redisUrl,
  lockMs: Number(lockMs),
});
backend.startWorker(async () => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("INSERT INTO seed_probe (step) VALUES ('taken') ON CONFLICT DO NOTHING");
  await client.query('BEGIN');
  await client.query("INSERT INTO seed_probe (step) VALUES ('done')");
  process.stdout.write('half-way\n');
  await new Promise(() => {});
});

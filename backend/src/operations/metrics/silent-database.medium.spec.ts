import { startTestApp } from '../../../test/app.js';
import { createMigratedDatabase } from '../../../test/database.js';
import { usualSilenceLimits } from '../../../test/long-limits.js';
import { startRelay } from '../../../test/relay.js';
import { until } from '../../../test/until.js';
import { silenceLimits } from '../../platform/async/silent-connection.js';
import { freePort } from '../../platform/db/embedded/free-port.js';
import { recordRun } from '../../platform/db/maintenance-runs.js';
import { ownClient } from '../../platform/db/own-client.js';

/** The default of Prometheus. */
const scrapeTimeoutMs = 10_000;

it('with a silent database the other figures come before Prometheus gives up', async () => {
  const database = await createMigratedDatabase();
  const relay = await startRelay(database.url);
  const metricsPort = await freePort();
  const kolo = await startTestApp({
    database: { ...database, url: relay.url },
    config: { metricsPort, host: '127.0.0.1' },
  });
  try {
    relay.swallowAnswers();
    // The database stays silent for all of them; a busy machine may be late for some.
    jest.replaceProperty(silenceLimits, 'lookMs', usualSilenceLimits.lookMs);
    await until(async () => {
      const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, {
        signal: AbortSignal.timeout(scrapeTimeoutMs / 2),
      });
      return (await answer.text()).includes('kolo_ready{dependency="database"} 0');
    });
  } finally {
    await relay.cut();
    await kolo.close();
    await relay.stop();
    await database.drop();
  }
});

it('a node survives a database that goes away while it notes how a task ended', async () => {
  const database = await createMigratedDatabase();
  const relay = await startRelay(database.adminUrl);
  const other = ownClient(database.adminUrl);
  await other.connect();
  await other.query('BEGIN; LOCK TABLE maintenance_runs');
  const noted = recordRun(relay.url, 'verify', true, new Date()).catch(String);
  while ((await other.query('SELECT FROM pg_locks WHERE NOT granted')).rowCount === 0);
  await relay.cut();
  expect(await noted).toContain('Connection terminated');
  await other.end();
  await relay.stop();
  await database.drop();
});

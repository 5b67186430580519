import { until } from '../../backend/test/until.js';
import { withinMs } from '../../faults/limits.js';
import { compose, composeWith } from './compose.js';
import { Site } from './site.js';

const site = new Site();

interface Alert {
  labels: { alertname: string };
  state: string;
}

it('a fresh installation raises no alert and is about to raise none', async () => {
  await site.isReady();
  await composeWith(
    { COMPOSE_PROFILES: 'monitoring' },
    'up',
    '-d',
    '--no-recreate',
    'prometheus',
    'alertmanager',
  );
  const prometheus = `http://127.0.0.1:${process.env.PROMETHEUS_PORT}/api/v1`;
  const read = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${prometheus}${path}`);
    return ((await answer.json()) as { data: T }).data;
  };
  const has = async (expression: string) => {
    const path = `/query?query=${encodeURIComponent(expression)}`;
    return (await read<{ result: unknown[] }>(path)).result.length > 0;
  };
  const backups = ['backup', 'base-backup'].map(
    (task) => `kolo_maintenance_last_good_timestamp_seconds{task="${task}"}`,
  );
  for (const expression of ['count(up{job="kolo"} == 1) == 2', ...backups])
    await until(() => has(expression), { what: expression, withinMs });
  const alerts = () => read<{ alerts: Alert[] }>('/alerts');
  await until(async () => (await alerts()).alerts.length === 0, { what: 'no alerts', withinMs });
  interface Rules {
    groups: { rules: { name: string; health: string }[] }[];
  }
  const known = async () => (await read<Rules>('/rules')).groups.flatMap(({ rules }) => rules);
  await until(async () => (await known()).every(({ health }) => health === 'ok'), { withinMs });
  const reached = await read<{ activeAlertmanagers: unknown[] }>('/alertmanagers');
  expect(reached.activeAlertmanagers).toHaveLength(1);
  const ready = await fetch(`http://127.0.0.1:${process.env.ALERTMANAGER_PORT}/-/ready`);
  expect(ready.status).toBe(200);
});

it('the containers write to their volumes only, and what is published is the proxy', async () => {
  for (const service of ['kolo', 'proxy', 'postgres', 's3'])
    await expect(compose('exec', '-T', service, 'touch', '/x')).rejects.toThrow('Read-only');
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  const worker = 'grep -h "open files" /proc/[0-9]*/limits | sort -k4 -n | tail -n 1';
  expect(await compose('exec', '-T', 'proxy', 'sh', '-c', worker)).toContain(' 20000 ');
});

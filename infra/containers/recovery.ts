import { until } from '../../backend/test/until.js';
import { expectStored } from '../../faults/consistency.js';
import { withinMs } from '../../faults/limits.js';
import { compose, docker, operate, query } from './compose.js';
import { Site } from './site.js';

const nodes = ['proxy', 'kolo', 'daily-backup'];
const site = new Site();

describe('backup and recovery of the containers', () => {
  beforeAll(async () => {
    await site.isReady();
    await site.signIn();
    await site.startMatch();
    await site.invite();
  });
  afterAll(() => site.leave());

  it('the daily backup made one at the start, and the commands of the documents run in the image', async () => {
    const backups = () => compose('run', '--rm', '-T', 'operator', 'ls', '/backups');
    await until(async () => (await backups()) !== '', { what: 'there is a backup', withinMs });
    await operate('projections', '--', 'verify');
    await operate('history', '--', 'list');
    expect(await operate('people', '--', 'find', 'admin')).toContain('admin');
  });

  it('a backup is restored: what was tapped before it is there, what came after it is not', async () => {
    const version = await tap(5);
    const said = await compose('run', '--rm', '-T', 'backup');
    const [folder = ''] = /\/backups\/\S+/.exec(said) ?? [];
    const { epoch } = await site.manage();
    await tap(5);
    await compose('stop', ...nodes);
    await expect(operate('restore', '--', folder)).rejects.toThrow('--replace');
    await operate('restore', '--', folder, '--replace');
    await startAgain();
    const restored = await site.manage();
    expect(restored.state.version).toBe(version);
    expect(restored.epoch).not.toBe(epoch);
    await site.invite();
    await tap(3);
    expect(await expectStored(site)).toBe(version + 3);
  });

  it('the database recovers to a moment between two taps', async () => {
    const archive = await compose('ps', '-q', 'archive');
    const health = () => docker('inspect', '--format', '{{.State.Health.Status}}', archive);
    await until(async () => (await health()) === 'healthy', { what: 'there is a base', withinMs });
    await site.invite();
    const version = await tap(5);
    const moment = await query('SELECT clock_timestamp()');
    await tap(5);
    await compose('stop', ...nodes, 'archive', 'postgres');
    const recovery = ['--type=time', `--target=${moment}`, '--target-action=promote', 'restore'];
    const pgbackrest = ['pgbackrest', '--stanza=kolo', '--delta', ...recovery];
    await compose('run', '--rm', '-T', '--no-deps', 'archive', ...pgbackrest);
    await startAgain();
    expect((await site.manage()).state.version).toBe(version);
    await operate('projections', '--', 'verify');
    await site.invite();
    await tap(3);
    expect(await expectStored(site)).toBe(version + 3);
    expect(await query('SELECT timeline_id > 1 FROM pg_control_checkpoint()')).toBe('t');
  });
});

async function tap(count: number): Promise<number> {
  let version = 0;
  for (let n = 0; n < count; n += 1) version = await site.tablets.tap();
  return version;
}

/** Starts what was stopped; people sign in again after their sessions were left behind. */
async function startAgain(): Promise<void> {
  await compose('exec', '-T', 'redis', 'redis-cli', 'flushall');
  await compose('up', '-d', '--no-recreate');
  await site.isReady();
  await site.signIn();
}

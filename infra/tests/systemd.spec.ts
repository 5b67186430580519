import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, textOf } from '../../scripts/tests/files.js';
import { hasProgram, secondsToStop } from './files.js';

const folder = 'infra/systemd';
const units = readdirSync(join(root, folder));
const service = textOf(`${folder}/kolo.service`);

const settingOf = (unit: string, name: string): string | undefined =>
  new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

it('there are the product, its backup and when that is made', () => {
  expect(units.sort()).toEqual(['kolo-backup.service', 'kolo-backup.timer', 'kolo.service']);
});

it('every line is a section, a comment or a setting', () => {
  for (const unit of units)
    for (const line of textOf(`${folder}/${unit}`).split('\n'))
      expect(line).toMatch(/^(|#.*|\[(Unit|Service|Timer|Install)\]|[A-Z]\w+=.*)$/);
});

// systemd is not on every machine.
if (hasProgram('systemd-analyze'))
  it('systemd accepts them', () => {
    const copy = mkdtempSync(join(tmpdir(), 'kolo-systemd-'));
    mkdirSync(join(copy, 'units'));
    for (const unit of units)
      writeFileSync(
        join(copy, 'units', unit),
        textOf(`${folder}/${unit}`).replace('/usr/bin/node', process.execPath),
      );
    const paths = units.map((unit) => join(copy, 'units', unit));
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...paths], {
      encoding: 'utf8',
    });
    rmSync(copy, { recursive: true });
    // Other units of this machine may be wrong.
    expect(stderr.split('\n').filter((line) => line.includes(copy))).toEqual([]);
    expect(status).toBe(0);
  });

it('what they run is built', () => {
  const programs = units.flatMap((unit) => [
    ...textOf(`${folder}/${unit}`).matchAll(/backend\/dist\/(\S+)\.js/g),
  ]);
  expect(programs).toHaveLength(2);
  for (const [, program = ''] of programs)
    expect(existsSync(join(root, `backend/src/${program}.ts`))).toBe(true);
});

it('a stop lasts as long as the product may take, and the database is not told to stop first', () => {
  expect(Number(settingOf(service, 'TimeoutStopSec'))).toBeGreaterThanOrEqual(secondsToStop() + 5);
  expect(settingOf(service, 'KillMode')).toBe('mixed');
});

it('the data are where the service may write, and nowhere else', () => {
  expect(settingOf(service, 'ProtectSystem')).toBe('strict');
  const [, dataDir] = /DATA_DIR=(\S+)/.exec(service) ?? [];
  expect(dataDir).toBe(`/var/lib/${settingOf(service, 'StateDirectory')}`);
  expect(settingOf(textOf(`${folder}/kolo-backup.service`), 'ReadWritePaths')).toContain(dataDir);
});

it('a database that is away for long ends no attempt to start', () => {
  expect(settingOf(service, 'StartLimitIntervalSec')).toBe('0');
});

it('the backup is confined as the product is, and removes old ones after a good one', () => {
  const backup = textOf(`${folder}/kolo-backup.service`);
  const confined = service.slice(service.indexOf('NoNewPrivileges'), service.indexOf('[Install]'));
  expect(backup).toContain(confined.trim());
  expect(settingOf(backup, 'ExecStartPost')).toMatch(/find \/var\/backups\/kolo .*-mtime \+14/);
});

it('the account is no administrator and can become none', () => {
  for (const unit of units.filter((name) => name.endsWith('.service'))) {
    const text = textOf(`${folder}/${unit}`);
    expect(settingOf(text, 'User')).toBe('kolo');
    expect(settingOf(text, 'NoNewPrivileges')).toBe('true');
    expect(settingOf(text, 'CapabilityBoundingSet')).toBe('');
  }
});

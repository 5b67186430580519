import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/tests/files.js';
import { composeOf } from './compose.js';

const hour = 3_600_000;
let folder: string;
let programs: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kolo-backups-'));
  programs = mkdtempSync(join(tmpdir(), 'kolo-programs-'));
  // The script waits after each look; here it ends instead.
  program('sleep', 'kill $PPID');
  program('node', 'mkdir -p "$2" && touch "$2/manifest.json"');
});
afterEach(() => {
  for (const path of [folder, programs]) rmSync(path, { recursive: true });
});

function program(name: string, does: string): void {
  writeFileSync(join(programs, name), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
}

/** One look of the script. @returns the backups after it */
function look(): string[] {
  spawnSync('sh', [join(root, 'infra/backup/daily-backup.sh')], {
    env: { PATH: `${programs}:${process.env.PATH}`, BACKUP_FOLDER: folder, BACKUP_DAYS: '14' },
  });
  return readdirSync(folder).sort();
}

function backup(name: string, age: number): void {
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, 'manifest.json'), '{}');
  const then = new Date(Date.now() - age);
  for (const one of [join(path, 'manifest.json'), path]) utimesSync(one, then, then);
}

it('a new installation gets its first backup at once, and no second one on that day', () => {
  const [first] = look();
  expect(first).toMatch(/^\d{4}-\d\d-\d\dT\d{6}Z$/);
  expect(look()).toEqual([first]);
});

it('a backup is made when the newest one is a day old, and those of long ago are removed', () => {
  backup('1-long-ago', 16 * 24 * hour);
  backup('1-yesterday', 24 * hour);
  const after = look();
  expect(after).toHaveLength(2);
  expect(after[0]).toBe('1-yesterday');
});

it('a backup that fails leaves nothing behind, takes no older one away, and is made again', () => {
  backup('1-long-ago', 16 * 24 * hour);
  program('node', 'mkdir -p "$2" && exit 1');
  expect(look()).toEqual(['1-long-ago']);
  program('node', 'mkdir -p "$2" && touch "$2/manifest.json"');
  expect(look()).toHaveLength(1);
  expect(existsSync(join(folder, '1-long-ago'))).toBe(false);
});

it('runs in the containers, where it may work as the owner of the log', () => {
  const { 'daily-backup': service } = composeOf('docker-compose.yml').services;
  expect(service?.command).toEqual(['sh', '/etc/kolo/daily-backup.sh']);
  expect(service?.volumes).toEqual(['./infra/backup:/etc/kolo:ro', 'backups:/backups']);
  expect(service?.restart).toBe('unless-stopped');
});

import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Logger } from '@nestjs/common';
import { RefusalError } from '../api/refusal.error.js';
import { loadConfig } from '../config/config.js';
import { FileStorage } from './file-storage.js';
import { filesFolder } from './files-folder.js';
import { PrivateFilesService } from './private-files.service.js';
import { StagingService } from './staging.service.js';

let folder: string;
let staging: StagingService;
let files: PrivateFilesService;
const constraints = { kinds: ['pdf'], maxBytes: 100 } as const;

beforeAll(() => Logger.overrideLogger(false));
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kolo-files-'));
  const config = loadConfig({ DATA_DIR: folder });
  const runtime = { config, databaseUrl: '', siteFolder: null };
  staging = new StagingService(runtime);
  await staging.onModuleInit();
  const storage = new FileStorage(filesFolder(config));
  files = new PrivateFilesService(storage, staging);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const written = async (): Promise<void> => {};
const list = (path = ''): string[] => readdirSync(join(folder, 'files', path));
const sent = (text: string, ...more: string[]): Readable =>
  Readable.from([text, ...more].map((part) => Buffer.from(part)));

it('a file cannot be read before it is kept, nor after it was discarded', async () => {
  const one = await files.receive(sent('%PDF-1.7 one'), constraints);
  const two = await files.receive(sent('%P', 'DF', '-', '1.7 two'), constraints);
  expect(await files.read(one.name)).toBeNull();
  await files.keep(one, written);
  await files.discard(one);
  await files.discard(two);
  expect(await files.read(two.name)).toBeNull();
  const stored = await files.read(one.name);
  expect(stored).toMatchObject({ kind: 'pdf', type: 'application/pdf', bytes: 12 });
  expect(Buffer.concat(await (stored?.content.toArray() ?? [])).toString()).toBe('%PDF-1.7 one');
  expect([list().sort(), list('staging')]).toEqual([[one.name, 'staging'].sort(), []]);
});

it('something is made from a file, and neither it nor a copy is left', async () => {
  const one = await files.receive(sent('%PDF-1.7 one'), constraints);
  await files.keep(one, written);
  const shorter = async (path: string, target: string): Promise<boolean> => {
    writeFileSync(target, readFileSync(path).subarray(-3));
    return true;
  };
  expect((await files.derive(one.name, shorter))?.toString()).toBe('one');
  expect(await files.derive(one.name, async () => false)).toBeNull();
  expect(await files.derive(randomUUID().concat('.pdf'), shorter)).toBeNull();
  const failing = files.derive(one.name, () => Promise.reject(new Error('no decoder')));
  await expect(failing).rejects.toThrow('no decoder');
  expect([list().sort(), list('staging')]).toEqual([[one.name, 'staging'].sort(), []]);
});

it('a file whose row is refused is removed, one whose row may be there is not', async () => {
  const keep = async (failure: Error): Promise<string> => {
    const waiting = await files.receive(sent('%PDF-1.7'), constraints);
    const writing = files.keep(waiting, () => Promise.reject(failure));
    await expect(writing).rejects.toBe(failure);
    return waiting.name;
  };
  const refused = await keep(RefusalError.of('player.team-full'));
  const unknown = await keep(new Error('Connection terminated unexpectedly'));
  expect(list()).not.toContain(refused);
  expect(list()).toContain(unknown);
});

it('a sender who breaks off leaves nothing', async () => {
  const broken = Readable.from(
    (function* () {
      yield Buffer.from('%PDF-1.7');
      throw new Error('gone');
    })(),
  );
  await expect(files.receive(broken, constraints)).rejects.toThrow('gone');
  expect(list('staging')).toEqual([]);
});

it('no name leads out of the folder', async () => {
  writeFileSync(join(folder, 'secret.pdf'), '%PDF-');
  for (const name of [
    '../secret.pdf',
    'staging',
    '',
    '.',
    '/etc/passwd',
    'a.pdf',
    '..%2fsecret.pdf',
  ])
    expect(await files.read(name)).toBeNull();
});

it('what a crash left waiting is cleared away at the next start, what waits now is not', async () => {
  writeFileSync(join(folder, 'files/staging/old'), 'x');
  utimesSync(join(folder, 'files/staging/old'), new Date(0), new Date(0));
  writeFileSync(join(folder, 'files/staging/new'), 'x');
  await staging.onModuleInit();
  expect(list('staging')).toEqual(['new']);
});

it('a disk that does not take it is not the sender’s fault', async () => {
  rmSync(join(folder, 'files/staging'), { recursive: true });
  const refusal = { refusal: { code: 'service.unavailable' } };
  await expect(files.receive(sent('%PDF-1.7'), constraints)).rejects.toMatchObject(refusal);
  mkdirSync(join(folder, 'files/staging'));
  const waiting = await files.receive(sent('%PDF-1.7'), constraints);
  rmSync(join(folder, 'files/staging'), { recursive: true });
  await expect(files.keep(waiting, written)).rejects.toMatchObject(refusal);
});

it('a full disk is called so, and nothing of the file is left', async () => {
  const { open } = fs;
  jest.spyOn(fs, 'open').mockImplementation(async (path, flags, mode) => {
    const made = await open(path, flags, mode);
    await made.close();
    return open('/dev/full', 'w');
  });
  await expect(files.receive(sent('%PDF-1.7'), constraints)).rejects.toMatchObject({
    refusal: { code: 'file.no-space' },
  });
  expect(list('staging')).toEqual([]);
});

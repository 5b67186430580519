import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague } from '../../../test/league.js';
import { type S3Server, startS3 } from '../../../test/s3-server.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { type ObjectStorage, objectStorageToken } from '../../platform/storage/object-storage.js';
import { PrivateFilesService } from '../../platform/storage/private-files.service.js';
import { StagingService } from '../../platform/storage/staging.service.js';
import { BareDocumentsService } from './bare-documents.service.js';

const place = 'Vukovarska 1';
let s3: S3Server;
let photograph: Buffer;
let png: Buffer;

beforeAll(async () => {
  s3 = await startS3();
  const create = { width: 40, height: 30, channels: 3, background: 'red' } as const;
  photograph = await sharp({ create })
    .jpeg()
    .withExif({ IFD0: { Artist: place }, IFD3: { GPSLatitude: '45/1 48/1 0/1' } })
    .toBuffer();
  png = await sharp(photograph)
    .png()
    .withExif({ IFD0: { Artist: place } })
    .toBuffer();
});
afterAll(() => s3.stop());

/** A file is only read under a key of ours. */
const keyOf = (n: number, kind: string): string =>
  `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000.${kind}`;

describe.each(['files', 's3'])('photographs of an older release on %s', (kind) => {
  let kolo: TestApp;
  let folder: string;
  let storage: ObjectStorage;
  let players: readonly number[];
  const bare = (): BareDocumentsService => kolo.app.get(BareDocumentsService, { strict: false });

  async function contentOf(name: string): Promise<Buffer | null> {
    const found = await storage.read(name);
    return found === null ? null : Buffer.concat(await found.content.toArray());
  }
  async function isStored(name: string): Promise<Buffer> {
    const content = await contentOf(name);
    if (content === null) throw new Error(`${name} is not stored`);
    return content;
  }
  const exifOf = async (name: string) => (await sharp(await isStored(name)).metadata()).exif;

  /** As a release stored it that took nothing away. */
  async function stored(player: number | undefined, name: string, content: Buffer): Promise<void> {
    const staging = kolo.app.get(StagingService, { strict: false });
    const staged = randomUUID();
    await staging.write(staged, (write) => write(content));
    await storage.take(name, staging.path(staged));
    await kolo.db.query('UPDATE players SET employment_document = $2 WHERE id = $1', [
      player,
      name,
    ]);
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kolo-bare-'));
    const config = { dataDir: folder, s3: kind === 's3' ? s3.config : null };
    kolo = await startTestApp({ config });
    storage = kolo.app.get<ObjectStorage>(objectStorageToken, { strict: false });
  });
  afterAll(async () => {
    await kolo.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await kolo.db.query('UPDATE players SET employment_document = NULL, bare_document = NULL');
    const league = await createLeague(kolo.db, {
      ownerId: kolo.userIds.company,
      teams: 4,
      players: 6,
    });
    players = league.teams.flatMap(({ playerIds }) => playerIds);
  });
  afterEach(() => jest.restoreAllMocks());

  it('lose place and camera, and stay what they show', async () => {
    await stored(players[0], keyOf(1, 'jpg'), photograph);
    await stored(players[1], keyOf(2, 'png'), png);
    await stored(players[2], keyOf(3, 'pdf'), Buffer.from(`%PDF-1.7 ${place}`));
    expect(await exifOf(keyOf(1, 'jpg'))).toBeDefined();
    await bare().run();
    for (const name of [keyOf(1, 'jpg'), keyOf(2, 'png')]) {
      expect(await exifOf(name)).toBeUndefined();
      expect((await isStored(name)).includes(place)).toBe(false);
    }
    const shown = (content: Buffer) => sharp(content).raw().toBuffer();
    expect(await shown(await isStored(keyOf(1, 'jpg')))).toEqual(await shown(photograph));
    expect((await isStored(keyOf(3, 'pdf'))).includes(place)).toBe(true);
  });

  it('each is looked at once, and a run that was ended goes on where it was', async () => {
    const names = players.slice(0, 22).map((id) => keyOf(id, 'jpg'));
    for (const [index, name] of names.entries()) await stored(players[index], name, photograph);
    const left = async (): Promise<number> =>
      (await Promise.all(names.map(exifOf))).filter((exif) => exif !== undefined).length;
    const looked = jest.spyOn(kolo.app.get(PrivateFilesService, { strict: false }), 'bare');
    const away = RefusalError.of('service.unavailable');
    looked.mockRejectedValueOnce(away);
    await expect(bare().run()).rejects.toBe(away);
    await bare().run();
    expect(await left()).toBe(2);
    await bare().run();
    expect(await left()).toBe(0);
    await bare().run();
    expect(looked).toHaveBeenCalledTimes(names.length + 1);
  });

  it('what cannot be read is left and told once, and the others go on', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
    await kolo.db.query('UPDATE players SET employment_document = $2 WHERE id = $1', [
      ...[players[0], keyOf(4, 'jpg')],
    ]);
    await stored(players[1], keyOf(5, 'jpg'), photograph);
    await bare().run();
    await bare().run();
    expect(await exifOf(keyOf(5, 'jpg'))).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ player: players[0] }),
      'the photograph of a document stays as it is',
    );
  });

  it('a person who is erased meanwhile does not come back as a file', async () => {
    await stored(players[0], keyOf(6, 'jpg'), photograph);
    const files = kolo.app.get(PrivateFilesService, { strict: false });
    const original = files.bare.bind(files);
    jest.spyOn(files, 'bare').mockImplementationOnce(async (name) => {
      await original(name);
      await kolo.db.query('UPDATE players SET employment_document = NULL WHERE id = $1', [
        players[0],
      ]);
    });
    await bare().run();
    expect(await contentOf(keyOf(6, 'jpg'))).toBeNull();
  });
});

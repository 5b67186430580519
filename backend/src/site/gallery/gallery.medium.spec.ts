import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { GalleryImage } from '@kolo/domain';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { galleryOf } from '../../../test/gallery.js';
import { createLeague } from '../../../test/league.js';
import { type S3Server, startS3 } from '../../../test/s3-server.js';
import { until } from '../../../test/until.js';
import { doc } from '../../../test/word-samples.js';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { type ObjectStorage, objectStorageToken } from '../../platform/storage/object-storage.js';
import { OrphansService } from '../../platform/storage/orphans.service.js';
import { PublicFilesService } from '../../platform/storage/public-files.service.js';
import { PictureSizesService } from './picture-sizes.service.js';

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

const red = { r: 200, g: 30, b: 30 };
/** A phone's picture: lying on its side, with the place where it was taken. */
const photo = (width = 2_400, height = 1_200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: red } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Kolo' }, IFD3: { GPSLatitude: '45/1 48/1 0/1' } })
    .toBuffer();
const drawing = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 4, background: { ...red, alpha: 0.5 } } })
    .png()
    .toBuffer();

describe.each(['files', 's3'])('the gallery on %s', (kind) => {
  let kolo: TestApp;
  let storage: ObjectStorage;
  let gallery: ReturnType<typeof galleryOf>;
  beforeAll(async () => {
    kolo = await startTestApp({ config: { s3: kind === 's3' ? s3.config : null } });
    storage = kolo.app.get<ObjectStorage>(objectStorageToken, { strict: false });
    gallery = galleryOf(kolo);
  });
  afterAll(() => kolo.close());

  const keys = async (): Promise<string[]> => {
    const all: string[] = [];
    for await (const { key } of storage.list()) all.push(key);
    return all.sort();
  };
  const added = async (file: Buffer, title = 'Finale'): Promise<GalleryImage> => {
    const { status, json } = await gallery.add(file, { title });
    expect(status).toBe(201);
    return json as GalleryImage;
  };
  const makeSizes = (id: number): Promise<void> =>
    kolo.app.get(PictureSizesService, { strict: false }).make(id);
  const remove = (id: number, as: 'admin' | 'referee' = 'admin') =>
    kolo.call('DELETE', `/api/gallery/${id}`, { as });

  it('takes a picture in: upright, without its secrets, for everybody to see', async () => {
    const file = await photo();
    const { status, json } = await gallery.add(file, {
      title: '  Finale č ⚽ ',
      description: ' Slavlje ',
      originalFilename: '../../etc/Finale čšž ⚽.JPG',
    });
    const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
    const path = expect.stringMatching(`^/api/gallery/images/${uuid}\\.jpg$`);
    expect([status, json]).toEqual([
      201,
      {
        id: expect.any(Number),
        title: 'Finale č ⚽',
        description: 'Slavlje',
        filename: expect.stringMatching(`^${uuid}\\.jpg$`),
        originalFilename: 'Finale čšž ⚽.JPG',
        filePath: path,
        webPath: path,
        thumbnailPath: path,
        width: 1_200,
        height: 2_400,
        mimeType: 'image/jpeg',
        fileSize: expect.any(Number),
        uploadedBy: kolo.userIds.admin,
        createdAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect((await gallery.list())[0]).toEqual(json);
    const shown = await gallery.fetchFile((json as GalleryImage).filePath);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String((json as GalleryImage).fileSize),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const { exif, icc, xmp, orientation, width, height } = await sharp(
      Buffer.from(await shown.arrayBuffer()),
    ).metadata();
    expect({ exif, icc, xmp, orientation, width, height }).toEqual({ width: 1_200, height: 2_400 });
    expect((await keys()).filter((key) => key.startsWith('uploads/'))).toEqual([]);
  });

  it('keeps a drawing a drawing, and enlarges nothing', async () => {
    const { id, mimeType, filePath } = await added(await drawing());
    expect([mimeType, filePath]).toEqual(['image/png', expect.stringMatching(/\.png$/)]);
    await makeSizes(id);
    const { webPath } = (await gallery.list())[0] as GalleryImage;
    const web = await sharp(Buffer.from(await (await gallery.fetchFile(webPath)).arrayBuffer()));
    expect(await web.metadata()).toMatchObject({ width: 300, height: 200, hasAlpha: true });
  });

  it('calls a picture without a title by the name of its file', async () => {
    const { json } = await gallery.add(await drawing(), {
      title: '  ',
      originalFilename: 'a/č.png',
    });
    expect(json).toMatchObject({ title: 'č.png', description: null });
    const nameless = await gallery.add(await drawing(), { title: '', originalFilename: '../' });
    expect((nameless.json as GalleryImage).title).toMatch(/^[0-9a-f-]{36}\.png$/);
  });

  it('saves what was sent once, also when it is asked twice at the same moment', async () => {
    const url = await gallery.uploadUrl();
    await gallery.put(url, await drawing());
    const before = (await gallery.list()).length;
    const answers = await Promise.all([gallery.save(url), gallery.save(url), gallery.save(url)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await gallery.save(url)).json).toMatchObject({ error: 'gallery.upload-used' });
    expect((await gallery.list()).length).toBe(before + 1);
    const rows = await kolo.db.query('SELECT FROM gallery_images');
    expect((await keys()).filter((key) => /^public\/.{36}\.(jpg|png)$/.test(key))).toHaveLength(
      rows.rowCount ?? 0,
    );
  });

  it('calls a broken photo broken, and no file of another kind', async () => {
    const whole = await photo();
    const { status, json } = await gallery.add(whole.subarray(0, whole.length / 2));
    expect([status, json]).toEqual([
      400,
      expect.objectContaining({ error: 'file.broken-picture' }),
    ]);
  });

  it('saves nothing that was not sent', async () => {
    const never = await gallery.uploadUrl();
    const elsewhere = 'https://example.org/uploads/picture.jpg';
    for (const url of [
      never,
      elsewhere,
      '/api/gallery/images/x.jpg',
      'x',
      '/uploads/../session-secret',
      '/uploads/------------------------------------',
      `/uploads/${'a'.repeat(36)}`,
      '/uploads/00000000-0000-4000-8000-00000000000A',
      '/uploads/../uploads/00000000-0000-4000-8000-000000000000',
      'https://example.org/uploads/00000000-0000-4000-8000-000000000000',
    ])
      expect(await gallery.save(url)).toMatchObject({
        status: 404,
        json: { error: 'file.not-sent' },
      });
  });

  it('removes a picture with all its files, by the administrator and by whoever uploaded it', async () => {
    const picture = await added(await drawing());
    await makeSizes(picture.id);
    expect((await remove(picture.id, 'referee')).status).toBe(403);
    await kolo.db.query('UPDATE gallery_images SET uploaded_by = $1 WHERE id = $2', [
      kolo.userIds.referee,
      picture.id,
    ]);
    expect((await remove(picture.id, 'referee')).status).toBe(204);
    expect((await remove(picture.id)).json).toMatchObject({ error: 'gallery.not-found' });
    const stem = picture.filename.slice(0, 36);
    expect((await keys()).filter((key) => key.includes(stem))).toEqual([]);
    const gone = await gallery.fetchFile(picture.filePath);
    expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
    const { rows } = await kolo.db.query(
      "SELECT action FROM audit_entries WHERE subject_type = 'gallery' AND subject_id = $1 ORDER BY id",
      [picture.id],
    );
    expect(rows).toEqual([{ action: 'gallery.add' }, { action: 'gallery.delete' }]);
  });

  it('a picture that goes while its smaller ones are made leaves none of them', async () => {
    const { id, filename } = await added(await drawing());
    const files = kolo.app.get(PublicFilesService, { strict: false });
    const make = files.make.bind(files);
    jest.spyOn(files, 'make').mockImplementationOnce(async (...request) => {
      await kolo.db.query('DELETE FROM gallery_images WHERE id = $1', [id]);
      return make(...request);
    });
    await makeSizes(id);
    expect((await keys()).filter((key) => key.includes(filename.slice(0, 36)))).toEqual([]);
  });

  it('without its entry in the log nothing is added, and no file is left', async () => {
    const url = await gallery.uploadUrl();
    await gallery.put(url, await drawing());
    const before = [await gallery.list(), await keys()];
    await kolo.db.query(
      "ALTER TABLE audit_log ADD CONSTRAINT no_pictures CHECK (action <> 'gallery.add') NOT VALID",
    );
    try {
      expect((await gallery.save(url)).status).toBe(500);
      expect([await gallery.list(), await keys()]).toEqual(before);
    } finally {
      await kolo.db.query('ALTER TABLE audit_log DROP CONSTRAINT no_pictures');
    }
    expect((await gallery.save(url)).status).toBe(201);
  });

  it('a picture that was added stays, also when the storage fails to remove what was sent', async () => {
    const url = await gallery.uploadUrl();
    await gallery.put(url, await drawing());
    const away = RefusalError.of('service.unavailable');
    const remove = jest.spyOn(storage, 'remove').mockRejectedValueOnce(away);
    try {
      const { status, json } = await gallery.save(url);
      const { id, filePath } = json as GalleryImage;
      expect([status, (await gallery.list())[0]?.id]).toEqual([201, id]);
      expect((await gallery.fetchFile(filePath)).status).toBe(200);
    } finally {
      remove.mockRestore();
    }
  });

  it('a picture keeps its file when nobody knows whether its row was written', async () => {
    const url = await gallery.uploadUrl();
    await gallery.put(url, await drawing());
    const record = jest
      .spyOn(AuditLogService.prototype, 'record')
      .mockRejectedValueOnce(new Error('Connection terminated unexpectedly'));
    const before = await keys();
    expect((await gallery.save(url)).status).toBe(503);
    record.mockRestore();
    expect((await keys()).length).toBe(before.length + 1);
  });

  it('a picture that was deleted is gone, also when the storage fails to remove its files', async () => {
    const { id, filePath } = await added(await drawing());
    const away = RefusalError.of('service.unavailable');
    const failing = jest.spyOn(storage, 'remove').mockRejectedValue(away);
    try {
      expect((await remove(id)).status).toBe(204);
    } finally {
      failing.mockRestore();
    }
    expect((await gallery.list()).map((picture) => picture.id)).not.toContain(id);
    await kolo.app
      .get(OrphansService, { strict: false })
      .collect(Date.now() + 7 * 24 * 60 * 60 * 1000);
    expect((await gallery.fetchFile(filePath)).status).toBe(404);
  });

  it('orphans are collected after a day, and never what belongs to something', async () => {
    const picture = await added(await drawing());
    await makeSizes(picture.id);
    const form = new FormData();
    form.set('title', 'Pravila');
    form.set('file', new Blob([Uint8Array.from(doc)]), 'pravila.doc');
    const headers = { cookie: kolo.cookies.admin };
    await fetch(`${kolo.url}/api/rules`, { method: 'POST', headers, body: form });
    const league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
    const player = new FormData();
    const fields = {
      firstName: 'Ana',
      lastName: 'Č',
      jerseyNumber: '77',
      teamId: String(league.teams[0]?.id),
    };
    for (const [name, value] of Object.entries(fields)) player.set(name, value);
    player.set('employmentDocument', new Blob(['%PDF-1.7\n%%EOF\n']), 'a.pdf');
    const made = await fetch(`${kolo.url}/api/players`, { method: 'POST', headers, body: player });
    expect(made.status).toBe(201);
    const stem = randomUUID();
    const lost = [`${stem}.jpg`, `${stem}-web.webp`, `${stem}-thumbnail.webp`];
    const files = kolo.app.get(PublicFilesService, { strict: false });
    for (const name of lost) await files.make(name, (path) => writeFile(path, 'lost'));
    await gallery.put(await gallery.uploadUrl(), await drawing());
    const before = await keys();
    const unowned = before.filter((key) => key.includes(stem) || key.startsWith('uploads/'));
    expect(unowned.length).toBeGreaterThanOrEqual(4);

    const orphans = kolo.app.get(OrphansService, { strict: false });
    expect(await orphans.collect()).toBe(0);
    expect(await keys()).toEqual(before);
    await orphans.collect(Date.now() + 25 * 60 * 60 * 1000);
    const after = await keys();
    expect(after.filter((key) => unowned.includes(key))).toEqual([]);
    for (const { filePath, webPath, thumbnailPath } of await gallery.list())
      for (const path of [filePath, webPath, thumbnailPath])
        expect((await gallery.fetchFile(path)).status).toBe(200);
    const named = await kolo.db.query<{ key: string }>(
      `SELECT file_path AS key FROM rules_documents
       UNION ALL SELECT employment_document FROM players WHERE employment_document IS NOT NULL`,
    );
    expect(named.rows.length).toBe(2);
    for (const { key } of named.rows) expect(after).toContain(key);
  });

  it('a room that cannot say what it owns keeps everything', async () => {
    await gallery.put(await gallery.uploadUrl(), await drawing());
    const before = await keys();
    await kolo.db.query('ALTER TABLE rules_documents RENAME TO away');
    try {
      const orphans = kolo.app.get(OrphansService, { strict: false });
      await expect(orphans.collect(Date.now() + 25 * 60 * 60 * 1000)).rejects.toThrow();
    } finally {
      await kolo.db.query('ALTER TABLE away RENAME TO rules_documents');
    }
    expect(await keys()).toEqual(before);
  });

  // Last: from here on a worker runs beside the tests.
  it('makes the smaller ones by a job, once', async () => {
    const { id, filePath, filename } = await added(await photo());
    // The worker also has the pictures of earlier tests to do.
    const own = async () => (await keys()).filter((key) => key.includes(filename.slice(0, 36)));
    await kolo.app.get(JobsService).start();
    let picture: GalleryImage | undefined;
    await until(async () => {
      picture = (await gallery.list()).find((one) => one.id === id);
      return picture?.webPath !== filePath;
    });
    const sizes: unknown[] = [];
    for (const path of [picture?.webPath, picture?.thumbnailPath]) {
      const answer = await gallery.fetchFile(path ?? '');
      expect(answer.headers.get('content-type')).toBe('image/webp');
      const { width, height, exif } = await sharp(
        Buffer.from(await answer.arrayBuffer()),
      ).metadata();
      sizes.push([width, height, exif]);
    }
    expect(sizes).toEqual([
      [960, 1_920, undefined],
      [360, 720, undefined],
    ]);
    const before = await own();
    expect(before).toHaveLength(3);
    await makeSizes(id);
    expect(await own()).toEqual(before);
  });
});

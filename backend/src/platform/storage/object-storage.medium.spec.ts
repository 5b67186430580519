import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { galleryLimits } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { type S3Server, startS3 } from '../../../test/s3-server.js';
import { type Runtime, runtimeToken } from '../config/runtime.js';
import type { S3Config } from '../config/s3.js';
import { filesFolder } from './files-folder.js';
import { type ObjectStorage, objectStorageToken } from './object-storage.js';
import { PrivateFilesService } from './private-files.service.js';
import { S3Storage } from './s3-storage.js';
import { StagingService } from './staging.service.js';
import { UploadLinksService } from './upload-links.service.js';

const soon = (): number => Date.now() + 15 * 60_000;

let s3: S3Server;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.stop());

it('nodes that start at once make the bucket once, whatever the S3 calls one that is there', async () => {
  const config = { ...s3.config, bucket: 'made-at-once' };
  const nodes = Array.from({ length: 5 }, () => new S3Storage(config));
  await expect(Promise.all(nodes.map((node) => node.ready()))).resolves.toHaveLength(5);
});

/** The contract of both storages: files of this machine, and an S3 that checks signatures. */
describe.each(['files', 's3'])('the storage on %s', (kind) => {
  let kolo: TestApp;
  let storage: ObjectStorage;
  let dataDir: string;
  const left = `${randomUUID()}.pdf`;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'kolo-storage-'));
    // From before there was an object storage.
    mkdirSync(filesFolder({ dataDir }), { recursive: true });
    writeFileSync(join(filesFolder({ dataDir }), left), '%PDF-1.4 old');
    kolo = await startTestApp({ config: { dataDir, s3: kind === 's3' ? s3.config : null } });
    storage = kolo.app.get<ObjectStorage>(objectStorageToken, { strict: false });
  });
  afterAll(async () => {
    await kolo.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function keep(key: string, content: string): Promise<void> {
    const staging = kolo.app.get(StagingService, { strict: false });
    const name = randomUUID();
    await staging.write(name, (write) => write(Buffer.from(content)));
    await storage.take(key, staging.path(name));
    expect(existsSync(staging.path(name))).toBe(false);
  }
  async function textAt(key: string): Promise<string | null> {
    const found = await storage.read(key);
    if (found === null) return null;
    const content = Buffer.concat(await found.content.toArray());
    expect(content.length).toBe(found.bytes);
    return content.toString();
  }
  const keys = async (): Promise<string[]> => {
    const all: string[] = [];
    for await (const { key } of storage.list()) all.push(key);
    return all;
  };
  const put = async (url: string, body: string | Uint8Array<ArrayBuffer>): Promise<number> => {
    const target = new URL(url, kolo.url);
    const headers = { 'content-type': 'image/jpeg' };
    return (await fetch(target, { method: 'PUT', body, headers })).status;
  };

  it('keeps, reads, lists and removes', async () => {
    const key = `public/${randomUUID()}-web.webp`;
    const before = Date.now() - 2_000;
    await keep(key, 'one');
    expect(await textAt(key)).toBe('one');
    expect(await keys()).toContain(key);
    for await (const { key: each, modifiedAt } of storage.list())
      if (each === key) expect(modifiedAt.getTime()).toBeGreaterThan(before);
    await storage.remove(key);
    await storage.remove(key);
    expect(await textAt(key)).toBeNull();
    expect(await keys()).not.toContain(key);
  });

  it('what was found is read, also when it is gone before the first byte', async () => {
    const key = `uploads/${randomUUID()}`;
    await keep(key, 'one');
    const found = await storage.read(key);
    if (kind === 'files') rmSync(join(filesFolder({ dataDir }), key));
    else await storage.remove(key);
    expect(String(await found?.content.toArray())).toBe('one');
  });

  it('has what the disk had before', async () => {
    expect(await textAt(left)).toBe('%PDF-1.4 old');
    const file = await kolo.app.get(PrivateFilesService, { strict: false }).read(left);
    expect(file).toMatchObject({ kind: 'pdf', type: 'application/pdf', bytes: 12 });
    file?.content.destroy();
    expect(existsSync(join(filesFolder({ dataDir }), left))).toBe(kind === 'files');
  });

  it('knows no names but its own', async () => {
    for (const key of [
      '../session-secret',
      'staging',
      '',
      '.',
      '/etc/passwd',
      'public/../a',
      'a.b',
    ])
      expect(await storage.read(key)).toBeNull();
  });

  it('takes a file straight from a browser', async () => {
    const key = `uploads/${randomUUID()}`;
    const url = kolo.app
      .get(UploadLinksService, { strict: false })
      .sign({ key, maxBytes: 100 }, soon());
    expect(await textAt(key)).toBeNull();
    expect(await put(url, 'a picture č ⚽')).toBeLessThan(300);
    expect(await textAt(key)).toBe('a picture č ⚽');
  });

  it.each<[string, (url: string) => string]>([
    ['another name', (url) => url.replace(/uploads\/[0-9a-f]{4}/, 'uploads/0000')],
    ['another date', (url) => url.replace(/expires=\d\d/, 'expires=30')],
    ['another signature', (url) => url.replace(/signature=..../, 'signature=aaaa')],
    ['no signature', (url) => url.replace(/.signature=[^&]*/, '')],
    ['another limit', (url) => url.replace(/max=\d+/, 'max=99999')],
  ])('takes nothing under a URL with %s', async (_, spoil) => {
    const key = `uploads/${randomUUID()}`;
    const url = kolo.app
      .get(UploadLinksService, { strict: false })
      .sign({ key, maxBytes: 100 }, soon());
    expect(spoil(url)).not.toBe(url);
    expect(await put(spoil(url), 'no')).toBeGreaterThanOrEqual(400);
    expect(await textAt(key)).toBeNull();
  });

  it('takes nothing under a URL of long ago', async () => {
    const key = `uploads/${randomUUID()}`;
    const links = kolo.app.get(UploadLinksService, { strict: false });
    const url = links.sign({ key, maxBytes: 100 }, Date.now() - 1_000);
    expect(await put(url, 'late')).toBeGreaterThanOrEqual(400);
    expect(await textAt(key)).toBeNull();
  });
});

type Sent = string | FormData | ReadableStream<Uint8Array>;

describe('a signed path of ours', () => {
  let kolo: TestApp;
  let storage: ObjectStorage;
  let links: UploadLinksService;
  beforeAll(async () => {
    kolo = await startTestApp();
    storage = kolo.app.get<ObjectStorage>(objectStorageToken, { strict: false });
    links = kolo.app.get(UploadLinksService, { strict: false });
  });
  afterAll(() => kolo.close());

  const send = async (url: string, body: Sent, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${kolo.url}${url}`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png', ...headers },
      body,
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    });
    const text = await answer.text();
    return [answer.status, text === '' ? null : (JSON.parse(text) as { error: string }).error];
  };
  const permit = () => ({ key: `uploads/${randomUUID()}`, maxBytes: 100 });

  it('takes one file, also when two come at once, and not one more when that is gone', async () => {
    const one = permit();
    const url = links.sign(one, soon());
    const answers = await Promise.all([send(url, 'one'), send(url, 'two')]);
    expect(answers.sort()).toEqual([
      [204, null],
      [409, 'file.link-invalid'],
    ]);
    await storage.remove(one.key);
    expect(await send(url, 'three')).toEqual([409, 'file.link-invalid']);
  });

  it('takes no more than it says, told or untold how much comes, and then another try', async () => {
    const url = links.sign(permit(), soon());
    expect(await send(url, 'x'.repeat(101))).toEqual([413, 'file.too-large']);
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(60)),
    });
    // The rest of it is not read: the connection may end before the answer is.
    expect(await send(url, endless).catch(() => [413, 'file.too-large'])).toEqual([
      413,
      'file.too-large',
    ]);
    expect(await send(url, 'x'.repeat(100))).toEqual([204, null]);
  });

  it('takes no form, no text and no JSON', async () => {
    const url = links.sign(permit(), soon());
    expect((await send(url, 'text', { 'content-type': 'text/plain' }))[0]).toBe(415);
    expect((await send(url, new FormData(), { 'content-type': 'multipart/form-data' }))[0]).toBe(
      415,
    );
    expect((await send(url, '{}', { 'content-type': 'application/json' }))[0]).toBe(400);
  });

  it.each([
    ['53100', 507, 'file.no-space'],
    ['57P01', 503, 'service.unavailable'],
  ])('a database that fails with %s is not the sender’s fault', async (code, status, error) => {
    await kolo.db.query(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE EXCEPTION 'away' USING ERRCODE = '${code}'; END $$;
       CREATE TRIGGER fail BEFORE INSERT ON spent_uploads EXECUTE FUNCTION fail()`,
    );
    const url = links.sign(permit(), soon());
    expect(await send(url, 'one')).toEqual([status, error]);
    await kolo.db.query('DROP FUNCTION fail CASCADE');
    expect(await send(url, 'one')).toEqual([204, null]);
  });

  it('files go nowhere else', async () => {
    const headers = { 'content-type': 'image/png', cookie: kolo.cookies.admin };
    const answer = await fetch(`${kolo.url}/api/leagues`, { method: 'POST', headers, body: 'png' });
    expect(answer.status).toBe(415);
  });
});

it('an S3 answers nobody without a signature', async () => {
  const { endpoint, bucket } = s3.config;
  for (const path of ['', `/${bucket}`, `/${bucket}/${randomUUID()}`])
    expect((await fetch(`${endpoint}${path}`)).status).toBe(403);
});

describe('a link on two nodes with one S3', () => {
  it('brings one file, of no more than it says', async () => {
    const one = await startTestApp({ config: { s3: s3.config } });
    const { sessionSecret } = one.app.get<Runtime>(runtimeToken, { strict: false }).config;
    const other = await startTestApp({
      database: one.database,
      config: { s3: s3.config, sessionSecret },
    });
    try {
      const { json } = await one.call('POST', '/api/gallery/upload-url', { as: 'admin' });
      const { uploadURL } = json as { uploadURL: string };
      const send = async (node: TestApp, bytes: number): Promise<number> => {
        const body = new Uint8Array(bytes);
        const options = { method: 'PUT', headers: { 'content-type': 'image/jpeg' }, body };
        return (await fetch(new URL(uploadURL, node.url), options)).status;
      };
      expect(await send(one, galleryLimits.bytes + 1)).toBe(413);
      const twice = await Promise.all([send(one, 10), send(other, 20)]);
      expect(twice.sort()).toEqual([204, 409]);
      expect([await send(one, 10), await send(other, 10)]).toEqual([409, 409]);
    } finally {
      await other.close();
      await one.close();
    }
  });
});

describe('an object storage that is away', () => {
  const away: S3Config = {
    endpoint: 'http://127.0.0.1:9',
    bucket: 'kolo',
    accessKey: 'key',
    secretKey: 'secret',
    region: 'us-east-1',
  };

  it('keeps nobody from playing, and says that it is away', async () => {
    const kolo = await startTestApp({ config: { s3: away } });
    try {
      const storage = kolo.app.get<ObjectStorage>(objectStorageToken, { strict: false });
      const refusal = { refusal: { code: 'service.unavailable' } };
      await expect(storage.read(randomUUID())).rejects.toMatchObject(refusal);
      expect((await kolo.call('GET', '/api/memberships')).status).toBe(200);
    } finally {
      await kolo.close();
    }
  });
});

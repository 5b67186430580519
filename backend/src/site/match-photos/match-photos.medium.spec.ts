import { type MatchPhotoView, photoLimits } from '@kolo/domain';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { consoleOf } from '../../../test/console.js';
import { type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';
import { OrphansService } from '../../platform/storage/orphans.service.js';
import { PrivateFilesService } from '../../platform/storage/private-files.service.js';
import { MatchPhotosService } from './match-photos.service.js';

let kolo: TestApp;
/** Another node of the same database. */
let two: TestApp;
let match: LiveMatchUnderTest;
let table: string;
const path = () => `/api/matches/${match.id}/photo`;

beforeAll(async () => {
  kolo = await startTestApp();
  two = await startTestApp({ database: kolo.database });
});
afterAll(async () => {
  await two.close();
  await kolo.close();
});
beforeEach(async () => {
  match = await scheduledMatch(kolo);
  table = await consoleOf(kolo, match.id);
});

const picture = (width = 2_400, height = 1_200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1d4ed8' } })
    .withExif({ IFD0: { Copyright: 'tajna' } })
    .jpeg()
    .toBuffer();

async function send(
  cookie: string,
  content: Buffer,
  id = match.id,
): Promise<[number, MatchPhotoView]> {
  const form = new FormData();
  form.set('photo', new Blob([new Uint8Array(content)]), 'photo.jpg');
  const url = `${kolo.url}/api/matches/${id}/photo`;
  const answer = await fetch(url, { method: 'PUT', headers: { cookie }, body: form });
  return [answer.status, (await answer.json()) as MatchPhotoView];
}

const remove = async (cookie: string): Promise<number> =>
  (await kolo.call('DELETE', path(), { headers: { cookie } })).status;
const shown = async (app = kolo): Promise<MatchPhotoView['photo']> =>
  ((await app.call('GET', path())).json as MatchPhotoView).photo;
const mayRemove = async (cookie: string): Promise<unknown> =>
  (await kolo.call('GET', `${path()}/rights`, { headers: { cookie } })).json;
const addressOf = async (): Promise<string> => (await shown())?.url ?? '';

describe('the photo of a match', () => {
  it('is made smaller, without what its file tells, and everybody sees it at every node', async () => {
    expect([await shown(), await shown(two)]).toEqual([null, null]);
    const [status, { photo }] = await send(table, await picture());
    expect([status, photo]).toEqual([
      200,
      {
        url: expect.stringMatching(/^\/api\/match-photos\/[\w-]+\.jpg$/),
        width: 1_600,
        height: 800,
      },
    ]);
    expect([await shown(), await shown(two)]).toEqual([photo, photo]);
    const file = await fetch(`${kolo.url}${photo?.url}`);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    expect(file.headers.get('cache-control')).toBe('private, max-age=86400, immutable');
    const { format, exif, width } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect({ format, exif, width }).toEqual({ format: 'jpeg', exif: undefined, width: 1_600 });
  });

  it('is answered with an ETag that the next one changes', async () => {
    const { headers } = await kolo.call('GET', path());
    const known = { 'if-none-match': headers.get('etag') ?? '' };
    expect((await kolo.call('GET', path(), { headers: known })).status).toBe(304);
    await send(table, await picture(40, 20));
    expect((await kolo.call('GET', path(), { headers: known })).status).toBe(200);
  });

  it('is replaced by a newer one, and the old one is gone', async () => {
    await send(table, await picture(40, 20));
    const before = await addressOf();
    await send(kolo.cookies.company, await picture(20, 40));
    expect(await addressOf()).not.toBe(before);
    expect((await kolo.call('GET', before)).status).toBe(404);
    const files = kolo.app.get(PrivateFilesService, { strict: false });
    expect(await files.read(before.split('/').at(-1) ?? '')).toBeNull();
  });

  it('is set by the table of this match, its companies and administrators alone', async () => {
    const other = await scheduledMatch(kolo);
    const content = await picture(40, 20);
    const { admin, company, referee } = kolo.cookies;
    const statuses: number[] = [];
    for (const cookie of [table, company, admin, referee, kolo.cookies.public, ''])
      statuses.push((await send(cookie, content))[0]);
    expect(statuses).toEqual([200, 200, 200, 403, 403, 401]);
    expect((await send(table, content, other.id))[0]).toBe(403);
    expect((await send(admin, content, 9_999_999))[0]).toBe(404);
  });

  it('is removed by whoever set it and by administrators', async () => {
    const content = await picture(40, 20);
    const { admin, company } = kolo.cookies;
    expect(await remove(table)).toBe(404);
    await send(table, content);
    expect([await remove(company), await remove(table), await shown()]).toEqual([403, 204, null]);
    await send(company, content);
    expect([await remove(table), await remove(company), await shown()]).toEqual([403, 204, null]);
    await send(table, content);
    expect([await remove(admin), await shown()]).toEqual([204, null]);
  });

  it('tells only whoever set it and administrators that they may remove it', async () => {
    const { admin, company } = kolo.cookies;
    const answers = () => Promise.all([table, company, admin].map(mayRemove));
    const [yes, no] = [{ mayRemove: true }, { mayRemove: false }];
    expect(await answers()).toEqual([no, no, no]);
    await send(table, await picture(40, 20));
    expect(await answers()).toEqual([yes, no, yes]);
    await send(company, await picture(40, 20));
    expect(await answers()).toEqual([no, yes, yes]);
  });

  it('is refused where it is no picture, has too many pixels or is missing', async () => {
    const broken = Buffer.concat([(await picture()).subarray(0, 200), Buffer.alloc(500)]);
    expect((await send(table, broken))[0]).toBe(400);
    expect((await send(table, Buffer.from('<svg/>')))[0]).toBe(400);
    const wide = await picture(10_000, photoLimits.pixels / 10_000 + 1);
    expect((await send(table, wide))[0]).toBe(400);
    const empty = { method: 'PUT', headers: { cookie: table }, body: new FormData() };
    expect((await fetch(`${kolo.url}${path()}`, empty)).status).toBe(400);
    expect(await shown()).toBeNull();
  });

  it('has its setter in the audit', async () => {
    await send(table, await picture(40, 20));
    await send(kolo.cookies.company, await picture(40, 20));
    const { rows } = await kolo.db.query<{ actor_id: number | null; actor_device: string | null }>(
      `SELECT actor_id, actor_device FROM audit_log
       WHERE action = 'match.photo' AND subject_id = $1 ORDER BY id`,
      [match.id],
    );
    expect(rows).toEqual([
      { actor_id: null, actor_device: expect.stringMatching(/^grant:\d+\/device:1$/) },
      { actor_id: kolo.userIds.company, actor_device: null },
    ]);
  });

  it('goes with a deleted match, file and all', async () => {
    await send(table, await picture(40, 20));
    const url = await addressOf();
    await kolo.db.query('DELETE FROM matches WHERE id = $1', [match.id]);
    expect((await kolo.call('GET', path())).status).toBe(404);
    await kolo.app.get(MatchPhotosService, { strict: false }).forgetDeleted();
    const nextWeek = Date.now() + 7 * 24 * 60 * 60 * 1000;
    await kolo.app.get(OrphansService, { strict: false }).collect(nextWeek);
    const files = kolo.app.get(PrivateFilesService, { strict: false });
    expect(await files.read(url.split('/').at(-1) ?? '')).toBeNull();
  });

  it('goes with the account of whoever set it when that is erased, file and all', async () => {
    await send(kolo.cookies.company, await picture(40, 20));
    const url = await addressOf();
    const { rows } = await kolo.db.query<{ name: string }>(
      'SELECT username AS name FROM users WHERE id = $1',
      [kolo.userIds.company],
    );
    const erased = await kolo.call('POST', `/api/people/account-${kolo.userIds.company}/erase`, {
      as: 'admin',
      body: { name: rows[0]?.name },
    });
    expect([erased.status, erased.text]).toEqual([204, '']);
    expect([await shown(), await shown(two)]).toEqual([null, null]);
    expect((await kolo.call('GET', url)).status).toBe(404);
    const files = kolo.app.get(PrivateFilesService, { strict: false });
    expect(await files.read(url.split('/').at(-1) ?? '')).toBeNull();
  });
});

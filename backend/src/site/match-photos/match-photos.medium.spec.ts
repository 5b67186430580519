import { Readable } from 'node:stream';
import { type MatchPhotoView, photoLimits } from '@kolo/domain';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { consoleOf } from '../../../test/console.js';
import { kickOff, type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { OrphansService } from '../../platform/storage/orphans.service.js';
import {
  PrivateFilesService,
  type StoredFile,
} from '../../platform/storage/private-files.service.js';
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

const stored = (content: Buffer): StoredFile => ({
  kind: 'jpg',
  type: 'image/jpeg',
  bytes: content.length,
  content: Readable.from([content]),
});

const remove = async (cookie: string): Promise<number> =>
  (await kolo.call('DELETE', path(), { headers: { cookie } })).status;
const shown = async (app = kolo): Promise<MatchPhotoView['photo']> =>
  ((await app.call('GET', path())).json as MatchPhotoView).photo;
const mayRemove = async (cookie: string): Promise<unknown> =>
  (await kolo.call('GET', `${path()}/rights`, { headers: { cookie } })).json;
const addressOf = async (): Promise<string> => (await shown())?.url ?? '';

/** With a goal of the first player at home. */
async function play(): Promise<void> {
  await kickOff(match);
  await match.must('POST', 'goals', { team: 'home', scorer: match.home[0] });
  await match.must('PATCH', 'state', { matchState: 'half-time' });
  await match.must('PATCH', 'state', { matchState: 'second-half', currentHalf: 2 });
  await match.must('PATCH', 'state', { status: 'completed', matchState: 'completed' });
}

/** Its pictures for stories: the result and the scorer, upright and with equal sides. */
async function stories(app = kolo): Promise<Buffer[]> {
  const paths = ['result.png?', `scorer.png?playerId=${match.home[0]}&`].flatMap((name) =>
    ['story', 'square'].map((shape) => `${name}shape=${shape}`),
  );
  const pictures: Buffer[] = [];
  for (const one of paths) {
    const answer = await fetch(`${app.url}/api/share/stories/match/${match.id}/${one}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    pictures.push(Buffer.from(await answer.arrayBuffer()));
  }
  return pictures;
}

/** Which of them are another picture than before. */
const changed = (before: Buffer[], after: Buffer[]): boolean[] =>
  after.map((one, n) => !one.equals(before[n] ?? Buffer.alloc(0)));
const all = [true, true, true, true];
const none = [false, false, false, false];

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

  it('is in the pictures for stories, until it is removed', async () => {
    await play();
    const before = await stories();
    await send(table, await picture());
    const shownWith = await stories();
    expect(changed(before, shownWith)).toEqual(all);
    // Its middle lies bare.
    const { data } = await sharp(shownWith[0])
      .extract({ left: 540, top: 540, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[2]).toBeGreaterThan(150);
    await send(
      table,
      await sharp(await picture())
        .negate()
        .jpeg()
        .toBuffer(),
    );
    expect(changed(shownWith, await stories())).toEqual(all);
    await remove(table);
    expect(changed(before, await stories())).toEqual(none);
    expect(changed(before, await stories(two))).toEqual(none);
  });

  it('keeps no picture for ever, even under its version', async () => {
    await play();
    const result = `${kolo.url}/api/share/stories/match/${match.id}/result.png`;
    const policy = async () => {
      const version = (await fetch(result)).headers.get('etag')?.replaceAll('"', '');
      return (await fetch(`${result}?v=${version}`)).headers.get('cache-control');
    };
    expect(await policy()).toBe('public, max-age=31536000, immutable');
    await send(table, await picture(40, 20));
    expect(await policy()).toBe('public, max-age=60');
  });

  it('is in no picture of a match that is still to be played', async () => {
    const result = `${kolo.url}/api/share/stories/match/${match.id}/result.png`;
    const read = async () => Buffer.from(await (await fetch(result)).arrayBuffer());
    const before = await read();
    await send(table, await picture(40, 20));
    expect((await read()).equals(before)).toBe(true);
  });

  it.each<[string, () => Promise<StoredFile | null>]>([
    ['is broken', async () => stored(Buffer.alloc(500, 'x'))],
    ['is gone', async () => null],
    ['cannot be read now', () => Promise.reject(RefusalError.of('service.unavailable'))],
  ])('is left out of the pictures where its file %s', async (_, read) => {
    await play();
    const before = await stories();
    await send(table, await picture(40, 20));
    const files = kolo.app.get(PrivateFilesService, { strict: false });
    const reading = jest.spyOn(files, 'read').mockImplementation(read);
    try {
      expect(changed(before, await stories())).toEqual(none);
      // Once for each shape: what was not decoded is not tried again at once.
      expect(reading).toHaveBeenCalledTimes(2);
    } finally {
      reading.mockRestore();
    }
  });

  it('goes with the account of whoever set it when that is erased, file and all', async () => {
    await play();
    const before = await stories();
    await send(kolo.cookies.company, await picture(40, 20));
    expect(changed(before, await stories())).toEqual(all);
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
    expect(changed(before, await stories())).toEqual(none);
    expect(changed(before, await stories(two))).toEqual(none);
    expect((await kolo.call('GET', url)).status).toBe(404);
    const files = kolo.app.get(PrivateFilesService, { strict: false });
    expect(await files.read(url.split('/').at(-1) ?? '')).toBeNull();
  });
});

import { logoLimits, type SponsorshipView } from '@kolo/domain';
import sharp from 'sharp';
import { type Caller, startTestApp, type TestApp } from '../../../test/app.js';
import { OrphansService } from '../../platform/storage/orphans.service.js';
import { PrivateFilesService } from '../../platform/storage/private-files.service.js';

let kolo: TestApp;
let own: number;
let foreign: number;
const ownUrl = () => `/api/sponsorships/${own}/logo`;

beforeAll(async () => {
  kolo = await startTestApp();
  const other = await kolo.db.query<{ id: number }>(
    `INSERT INTO users (username, password, email, role, company_name, approved)
     VALUES ('zito', '-', 'zito@kolo.test', 'company', 'Žito d.d.', true) RETURNING id`,
  );
  const { rows } = await kolo.db.query<{ id: number }>(
    'INSERT INTO sponsorships (user_id, package_id) VALUES ($1, 3), ($2, 1) RETURNING id',
    [kolo.userIds.company, other.rows[0]?.id],
  );
  own = rows[0]?.id ?? 0;
  foreign = rows[1]?.id ?? 0;
});
afterAll(() => kolo.close());

const picture = (width = 800, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1d4ed8' } })
    .withExif({ IFD0: { Copyright: 'tajna' } })
    .jpeg()
    .toBuffer();

async function send(as: Caller, id: number, content: Buffer): Promise<[number, SponsorshipView]> {
  const form = new FormData();
  form.set('logo', new Blob([new Uint8Array(content)]), 'logo.jpg');
  const answer = await fetch(`${kolo.url}/api/sponsorships/${id}/logo`, {
    method: 'PUT',
    headers: { cookie: kolo.cookies[as] },
    body: form,
  });
  return [answer.status, (await answer.json()) as SponsorshipView];
}

const logoOf = async (id: number): Promise<string | null> => {
  const { json } = await kolo.call('GET', '/api/sponsorships', { as: 'admin' });
  return (json as SponsorshipView[]).find((one) => one.id === id)?.logoUrl ?? null;
};

describe('the logo of a sponsor', () => {
  it('is re-encoded, small and without what else the file held, and everybody sees it', async () => {
    const [status, { logoUrl }] = await send('company', own, await picture());
    expect(status).toBe(200);
    const answer = await fetch(`${kolo.url}${logoUrl}`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const { format, width, height, exif } = await sharp(
      Buffer.from(await answer.arrayBuffer()),
    ).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'png',
      width: 320,
      height: 160,
      exif: undefined,
    });
    expect(await logoOf(own)).toBe(logoUrl);
  });

  it('is set by the administrator and by the company it belongs to, and by nobody else', async () => {
    const logo = await picture(40, 20);
    const callers = ['anonymous', 'public', 'referee', 'company', 'admin'] as const;
    const statuses = await Promise.all(
      callers.map(async (as) => (await send(as, foreign, logo))[0]),
    );
    expect(statuses).toEqual([401, 403, 403, 403, 200]);
    const own = await kolo.call('GET', '/api/sponsorships', { as: 'company' });
    expect((own.json as SponsorshipView[]).map(({ name }) => name)).toEqual(['company']);
  });

  it('is replaced, and the old one is no longer there for anybody', async () => {
    const before = await logoOf(own);
    const [, { logoUrl }] = await send('company', own, await picture(64, 64));
    expect(logoUrl).not.toBe(before);
    expect((await kolo.call('GET', before ?? '')).status).toBe(404);
    expect((await kolo.call('GET', logoUrl ?? '')).status).toBe(200);

    const nextWeek = Date.now() + 7 * 24 * 60 * 60 * 1000;
    await kolo.app.get(OrphansService, { strict: false }).collect(nextWeek);
    const files = kolo.app.get(PrivateFilesService, { strict: false });
    const fileOf = (url: string | null) => files.read(url?.split('/').at(-1) ?? '');
    expect(await fileOf(before)).toBeNull();
    const stored = await fileOf(logoUrl);
    stored?.content.destroy();
    expect(stored).not.toBeNull();
  });

  it('is removed', async () => {
    const { status, json } = await kolo.call('DELETE', ownUrl(), { as: 'company' });
    expect([status, (json as SponsorshipView).logoUrl]).toEqual([200, null]);
    expect(await logoOf(own)).toBeNull();
  });

  it('drawn in white on nothing stands on a dark ground, and another stays as it is', async () => {
    const drawn = (color: string) => {
      const square = `<rect x="10" y="10" width="60" height="20" fill="${color}"/>`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40">${square}</svg>`;
      return sharp(Buffer.from(svg)).png().toBuffer();
    };
    const cornerOf = async (color: string): Promise<number[]> => {
      const [, { logoUrl }] = await send('company', own, await drawn(color));
      const answer = await fetch(`${kolo.url}${logoUrl}`);
      const pixels = sharp(Buffer.from(await answer.arrayBuffer())).ensureAlpha();
      return [...(await pixels.raw().toBuffer()).subarray(0, 4)];
    };
    expect(await cornerOf('#fff')).toEqual([11, 14, 19, 255]);
    expect((await cornerOf('#1d4ed8'))[3]).toBe(0);
    await kolo.call('DELETE', ownUrl(), { as: 'company' });
  });

  it('is a picture, not only called one, and of a sane size', async () => {
    const broken = Buffer.concat([(await picture()).subarray(0, 200), Buffer.alloc(500)]);
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    const vast = await sharp({
      create: { width: 10_000, height: 4_100, channels: 3, background: 'red' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    const refusals = await Promise.all(
      [broken, script, vast].map(async (content) => {
        const [status, answer] = await send('company', own, content);
        return [status, (answer as unknown as { error: string }).error];
      }),
    );
    expect(refusals).toEqual([
      [400, 'file.broken-picture'],
      [400, 'file.wrong-type'],
      [400, 'file.broken-picture'],
    ]);
    const heavy = Buffer.concat([await picture(8, 8), Buffer.alloc(logoLimits.bytes)]);
    expect((await send('company', own, heavy))[0]).toBe(413);
    expect(await logoOf(own)).toBeNull();
  });

  it('cannot be used to read other files by their names', async () => {
    for (const name of ['x.png', '..%2Fsecret.png', '0b7e1a34-0000-4000-8000-000000000000.png'])
      expect((await kolo.call('GET', `/api/sponsorships/logos/${name}`)).status).toBe(404);
  });

  it('is in the audit, also when a company changed its own', async () => {
    const { rows } = await kolo.db.query<{ actor_username: string; subject_name: string }>(
      `SELECT actor_username, subject_name FROM audit_entries WHERE action = 'sponsorship.logo' ORDER BY id`,
    );
    expect(rows.map(({ actor_username: actor }) => actor)).toEqual([
      ...['company', 'admin', 'company', 'company', 'company', 'company', 'company'],
    ]);
  });

  it('is decoded alone, however many are sent at once', async () => {
    const files = kolo.app.get(PrivateFilesService, { strict: false });
    const remake = files.remake.bind(files);
    let running = 0;
    let max = 0;
    const spied = jest.spyOn(files, 'remake').mockImplementation(async (...file) => {
      running += 1;
      max = Math.max(max, running);
      return remake(...file).finally(() => {
        running -= 1;
      });
    });
    try {
      const logo = await picture();
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          send('company', own, n === 2 ? logo.subarray(0, 200) : logo),
        ),
      );
      const statuses = answers.map(([status]) => status);
      expect(statuses).toEqual([200, 200, 400, 200, 200, 200]);
      expect(max).toBe(1);
    } finally {
      spied.mockRestore();
    }
  });

  it('of a sponsorship that is not there is not found', async () => {
    expect((await send('admin', 999_999, await picture(8, 8)))[0]).toBe(404);
  });
});

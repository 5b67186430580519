import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { OwnPlayerView, PendingPlayer } from '@kolo/domain';
import { type Caller, startTestApp, type TestAnswer, type TestApp } from '../../../test/app.js';
import { createLeague } from '../../../test/league.js';
import { until } from '../../../test/until.js';
import { SessionsService } from '../../people/auth/sessions/sessions.service.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';

let kolo: TestApp;
let files: string;
/** A team of the signed-in company, and one of another company. */
let ownTeam: number;
let foreignTeam: number;

beforeAll(async () => {
  kolo = await startTestApp();
  const { config } = kolo.app.get<Runtime>(runtimeToken, { strict: false });
  files = join(config.dataDir, 'files');
});
afterAll(() => kolo.close());

beforeEach(async () => {
  await kolo.db.query('DELETE FROM players');
  const { teams } = await createLeague(kolo.db, {
    ownerId: kolo.userIds.company,
    teams: 2,
    players: 0,
  });
  [ownTeam, foreignTeam] = [teams[0]?.id ?? 0, teams[1]?.id ?? 0];
});

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(500, 7)]);
const jpg = Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(500, 9)]);

interface Player {
  firstName?: string;
  lastName?: string;
  jerseyNumber?: number | string;
  teamId?: number | string;
  document?: Buffer;
  fileName?: string;
}

function form(player: Player): FormData {
  const data = new FormData();
  const { document, fileName = 'ugovor.pdf', ...fields } = player;
  const all = { firstName: 'Ana', lastName: 'Čović', jerseyNumber: 7, teamId: ownTeam, ...fields };
  for (const [name, value] of Object.entries(all)) data.set(name, String(value));
  if (document !== undefined)
    data.set('employmentDocument', new Blob([Uint8Array.from(document)]), fileName);
  return data;
}

async function send(body: FormData | string, as: Caller, headers: Record<string, string> = {}) {
  const response = await fetch(`${kolo.url}/api/players`, {
    method: 'POST',
    headers: { cookie: kolo.cookies[as], ...headers },
    body,
  });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

const add = (player: Player = {}, as: Caller = 'company') => send(form(player), as);
const outcome = ({ status, json }: Pick<TestAnswer, 'status' | 'json'>) => [
  status,
  (json as { error?: string }).error,
];
const stored = async (): Promise<string[]> => (await readdir(files)).filter((n) => n !== 'staging');
const waiting = (): Promise<string[]> => readdir(join(files, 'staging'));
const count = async (): Promise<number> => {
  const { rows } = await kolo.db.query<{ n: number }>('SELECT count(*)::integer AS n FROM players');
  return rows[0]?.n ?? -1;
};
const decide = (id: unknown, status: string) =>
  kolo.call('PATCH', `/api/players/${id}/status`, { as: 'admin', body: { status } });
const read = (id: unknown, as: Caller) => kolo.call('GET', `/api/players/${id}/document`, { as });

/** The refused player is not in the team, and no file was left behind. */
async function refused(work: () => Promise<unknown>): Promise<void> {
  const before = [await count(), await stored()];
  await work();
  expect([await count(), await stored()]).toEqual(before);
  expect(await waiting()).toEqual([]);
}

describe('adding a player', () => {
  it('answers a pending player of the team, with nothing played and no document', async () => {
    const { status, json } = await add({ firstName: '  Ana  Marija ', lastName: 'Šimić' });
    expect(status).toBe(201);
    const view = {
      id: expect.any(Number),
      firstName: 'Ana Marija',
      lastName: 'Šimić',
      name: 'Ana Marija Šimić',
      jerseyNumber: 7,
      teamId: ownTeam,
      namePolicy: null,
      status: 'pending',
      position: null,
      matchesPlayed: 0,
      goals: 0,
      assists: 0,
      yellowCards: 0,
      redCards: 0,
      team: { id: ownTeam, name: 'Adria' },
      player: { id: json.id, firstName: 'Ana Marija', lastName: 'Šimić' },
      employmentDocumentUrl: null,
      withdrawnAt: null,
      createdAt: expect.stringMatching(/Z$/),
    };
    expect(json).toEqual(view);
    const own = await kolo.call('GET', '/api/players/my-team/stats', { as: 'company' });
    expect(own.json).toEqual([view]);
  });

  it.each<[string, Player, string]>([
    ['no first name', { firstName: '  ' }, 'firstName'],
    ['a first name that nobody sees', { firstName: '\u200b\u202e' }, 'firstName'],
    ['a last name of 61 letters', { lastName: 'č'.repeat(61) }, 'lastName'],
    ['a NUL in a name', { lastName: 'a\0b' }, ''],
    ['number 0', { jerseyNumber: 0 }, 'jerseyNumber'],
    ['number 100', { jerseyNumber: 100 }, 'jerseyNumber'],
    ['number 1.5', { jerseyNumber: 1.5 }, 'jerseyNumber'],
    ['number seven', { jerseyNumber: 'seven' }, 'jerseyNumber'],
    ['no number', { jerseyNumber: '' }, 'jerseyNumber'],
    ['a team that is no id', { teamId: 'x' }, 'teamId'],
  ])('is refused with %s, and its file with it', (_, player, field) =>
    refused(async () => {
      const answer = await add({ ...player, document: pdf });
      expect(outcome(answer)).toEqual([400, 'request.invalid']);
      expect(answer.json.message).toContain(field);
    }),
  );

  it('is refused for a team that is not there, in words that people understand', () =>
    refused(async () => {
      const { json } = await add({ teamId: 987_654, document: pdf }, 'admin');
      expect(json).toMatchObject({ statusCode: 404, message: 'Tim nije pronađen.' });
    }));

  it('into the team of another company is refused; the administrator may', async () => {
    await refused(async () =>
      expect(outcome(await add({ teamId: foreignTeam, document: png }))).toEqual([
        403,
        'auth.forbidden',
      ]),
    );
    expect((await add({ teamId: foreignTeam }, 'admin')).status).toBe(201);
  });
});

describe('the limits of a team', () => {
  it('twenty at once: fifteen come in, five hear why not and leave no file', async () => {
    const before = (await stored()).length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => add({ jerseyNumber: n + 1, document: pdf })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(15);
    const refusals = answers.filter(({ status }) => status !== 201);
    expect(refusals.map(outcome)).toEqual(Array(5).fill([409, 'player.team-full']));
    expect(refusals[0]?.json.message).toBe('Tim već ima 15 igrača.');
    expect(await count()).toBe(15);
    expect(await stored()).toHaveLength(before + 15);
    expect(await waiting()).toEqual([]);
  });

  it('one number at once: one wears it', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => add({ document: pdf })));
    expect(answers.map(outcome).sort()).toEqual(
      [[201, undefined], ...Array(3).fill([409, 'player.number-taken'])].sort(),
    );
    expect(await count()).toBe(1);
    expect((await add({ teamId: foreignTeam }, 'admin')).status).toBe(201);
  });

  it('a rejected player frees a number and a place', async () => {
    const first = await add({ jerseyNumber: 1 });
    for (let n = 2; n <= 15; n++) await add({ jerseyNumber: n });
    expect(outcome(await add({ jerseyNumber: 16 }))).toEqual([409, 'player.team-full']);
    expect((await decide(first.json.id, 'rejected')).status).toBe(200);
    expect((await add({ jerseyNumber: 1 })).status).toBe(201);
    expect(outcome(await add({ jerseyNumber: 17 }))).toEqual([409, 'player.team-full']);
  });

  it('hold in the database itself, whoever writes', async () => {
    await add({ jerseyNumber: 99 });
    const many = `INSERT INTO players (first_name, last_name, jersey_number, team_id, status)
      SELECT 'A', 'B', n, $1, 'approved' FROM generate_series(1, 15) AS n`;
    await expect(kolo.db.query(many, [ownTeam])).rejects.toMatchObject({
      constraint: 'players_per_team',
    });
    await kolo.db.query(many, [foreignTeam]);
    const move = 'UPDATE players SET team_id = $1 WHERE jersey_number = 99';
    await expect(kolo.db.query(move, [foreignTeam])).rejects.toMatchObject({
      constraint: 'players_per_team',
    });
    const rejected = `INSERT INTO players (first_name, last_name, jersey_number, team_id, status)
      VALUES ('A', 'B', 50, $1, 'rejected')`;
    await kolo.db.query(rejected, [foreignTeam]);
    const back = "UPDATE players SET status = 'approved' WHERE jersey_number = 50";
    await expect(kolo.db.query(back)).rejects.toMatchObject({ constraint: 'players_per_team' });
  });
});

describe('the document', () => {
  it.each<[string, Buffer, string]>([
    ['ugovor.pdf', pdf, 'application/pdf'],
    ['slika.png', png, 'image/png'],
    ['scan.jpeg', jpg, 'image/jpeg'],
    ['../../../etc/čšž "x"\r\n.exe', pdf, 'application/pdf'],
  ])('%s is read by its company and the administrator as it was sent', async (name, sent, type) => {
    const { json } = await add({ document: sent, fileName: name });
    expect(json.employmentDocumentUrl).toBe(`/api/players/${json.id}/document`);
    for (const as of ['company', 'admin'] as const) {
      const response = await fetch(`${kolo.url}${json.employmentDocumentUrl}`, {
        headers: { cookie: kolo.cookies[as] },
      });
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer()).equals(sent)).toBe(true);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('content-disposition')).toMatch(
        /^attachment; filename="player-\d+\.(pdf|png|jpg)"$/,
      );
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
    for (const name of await stored()) expect(name).toMatch(/^[0-9a-f-]{36}\.(pdf|jpg|png)$/);
    expect(await waiting()).toEqual([]);
  });

  it.each<[string, Buffer, number, string]>([
    ['a script', Buffer.from('<script>alert(1)</script>'), 400, 'file.wrong-type'],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 400, 'file.wrong-type'],
    ['nothing', Buffer.alloc(0), 400, 'file.wrong-type'],
    ['two bytes', Buffer.from('ffd8', 'hex'), 400, 'file.wrong-type'],
    ['11 MB', Buffer.concat([jpg, Buffer.alloc(11 * 1024 * 1024)]), 413, 'file.too-large'],
    [
      'one byte more than 10 MB',
      Buffer.concat([jpg, Buffer.alloc(10 * 1024 * 1024 + 1 - jpg.length)]),
      413,
      'file.too-large',
    ],
  ])('%s named photo.jpg is refused and leaves nothing', (_, document, status, error) =>
    refused(async () =>
      expect(outcome(await add({ document, fileName: 'photo.jpg' }))).toEqual([status, error]),
    ),
  );

  it('of exactly 10 MB is taken', async () => {
    const document = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024 - pdf.length)]);
    expect((await add({ document })).status).toBe(201);
  });

  it('comes alone, under its own name, in a whole form', () =>
    refused(async () => {
      const twice = form({ document: pdf });
      twice.append('employmentDocument', new Blob([Uint8Array.from(pdf)]), 'b.pdf');
      const elsewhere = form({});
      elsewhere.set('firstName', new Blob([Uint8Array.from(pdf)]), 'a.pdf');
      const repeated = form({});
      repeated.append('firstName', 'Iva');
      const long = form({ firstName: 'x'.repeat(100_000) });
      const unknown = form({});
      unknown.set('status', 'approved');
      const hidden = form({});
      hidden.set('__proto__', 'x');
      for (const body of [twice, elsewhere, repeated, long, unknown, hidden]) {
        const { status } = await send(body, 'company');
        expect([400, 413]).toContain(status);
      }
      const type = { 'content-type': 'multipart/form-data; boundary=x' };
      const texts = ['', 'a=b', '--x\r\n', '--x\r\nnonsense\r\n\r\n', '--x--'];
      const cut =
        '--x\r\ncontent-disposition: form-data; name="employmentDocument"; filename="a"\r\n\r\n%PDF-1.7 and then';
      for (const text of [...texts, cut])
        expect(outcome(await send(text, 'company', type))).toEqual([400, 'request.invalid']);
      const json = { 'content-type': 'application/json' };
      expect(outcome(await send('{}', 'company', json))).toEqual([400, 'request.invalid']);
    }));

  it('of a sender who breaks off half way leaves nothing, and one of unknown length is not read', () =>
    refused(async () => {
      const { hostname, port } = new URL(kolo.url);
      const head = (length: string) =>
        `POST /api/players HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${kolo.cookies.company}\r\n` +
        `content-type: multipart/form-data; boundary=x\r\n${length}\r\n\r\n`;
      const part =
        '--x\r\ncontent-disposition: form-data; name="employmentDocument"; filename="a"\r\n\r\n%PDF-1.7 and then';
      const breaking = connect(Number(port), hostname);
      breaking.write(`${head('content-length: 5000')}${part}`);
      await until(async () => (await waiting()).length === 1);
      breaking.destroy();
      await until(async () => (await waiting()).length === 0);

      const endless = connect(Number(port), hostname);
      endless.write(
        `${head('transfer-encoding: chunked')}${part.length.toString(16)}\r\n${part}\r\n`,
      );
      const [answer] = await once(endless, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1.1 400 .*content-length/s);
      endless.destroy();
    }));

  it.each<[string, string, string, number]>([
    ['is signed out', 'deactivated_at = now()', 'deactivated_at = NULL', 401],
    ['is given another role', "role = 'public'", "role = 'company'", 403],
  ])('of a company that %s while it is on its way is not taken', (_, change, back, status) =>
    refused(async () => {
      const update = (set: string) =>
        kolo.db.query(`UPDATE users SET ${set} WHERE id = $1`, [kolo.userIds.company]);
      const whole = new Response(form({ document: pdf }));
      const body = Buffer.from(await whole.arrayBuffer());
      const late = 20;
      const { hostname, port } = new URL(kolo.url);
      const socket = connect(Number(port), hostname);
      socket.write(
        `POST /api/players HTTP/1.1\r\nhost: ${hostname}\r\ncookie: ${kolo.cookies.company}\r\n` +
          `content-type: ${whole.headers.get('content-type')}\r\ncontent-length: ${body.length}\r\n\r\n`,
      );
      socket.write(body.subarray(0, -late));
      await until(async () => (await waiting()).length === 1);
      await update(change);
      await kolo.app.get(SessionsService).untilCaughtUp();
      try {
        socket.write(body.subarray(-late));
        const [answer] = await once(socket, 'data');
        expect(String(answer)).toContain(`HTTP/1.1 ${status} `);
      } finally {
        socket.destroy();
        await update(back);
      }
    }),
  );

  it('is nobody else’s, and a player without one has none', async () => {
    const { json } = await add({ teamId: foreignTeam, document: pdf }, 'admin');
    expect(outcome(await read(json.id, 'company'))).toEqual([403, 'auth.forbidden']);
    expect(outcome(await read(json.id, 'referee'))).toEqual([403, 'auth.forbidden']);
    expect(outcome(await read(json.id, 'anonymous'))).toEqual([401, 'auth.required']);
    const bare = await add();
    expect(outcome(await read(bare.json.id, 'company'))).toEqual([404, 'player.no-document']);
    expect(outcome(await read(987_654, 'admin'))).toEqual([404, 'player.not-found']);
  });

  it('a form is taken nowhere else', async () => {
    const response = await fetch(`${kolo.url}/api/leagues`, {
      method: 'POST',
      headers: { cookie: kolo.cookies.admin },
      body: form({}),
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ statusCode: 415, error: 'request.invalid' });
  });
});

describe('the administrator’s word', () => {
  it('is given once on everybody who waits, the longest waiting first', async () => {
    const one = await add({ jerseyNumber: 1, document: pdf });
    const two = await add({ jerseyNumber: 2, teamId: foreignTeam }, 'admin');
    const { json } = await kolo.call('GET', '/api/players/pending', { as: 'admin' });
    expect(json).toEqual([
      {
        id: one.json.id,
        firstName: 'Ana',
        lastName: 'Čović',
        jerseyNumber: 1,
        status: 'pending',
        teamId: ownTeam,
        team: { id: ownTeam, name: 'Adria' },
        league: { id: expect.any(Number), name: expect.any(String), season: expect.any(String) },
        employmentDocumentUrl: `/api/players/${one.json.id}/document`,
        createdAt: expect.any(String),
      },
      expect.objectContaining({ id: two.json.id, employmentDocumentUrl: null }),
    ]);
    expect((await decide(one.json.id, 'approved')).json).toMatchObject({ status: 'approved' });
    expect((await decide(two.json.id, 'rejected')).json).toMatchObject({ status: 'rejected' });
    expect((await kolo.call('GET', '/api/players/pending', { as: 'admin' })).json).toEqual([]);
    for (const status of ['approved', 'rejected'])
      for (const { json: player } of [one, two])
        expect(outcome(await decide(player.id, status))).toEqual([409, 'player.already-decided']);
    const own = await kolo.call('GET', '/api/players/my-team/stats', { as: 'company' });
    expect((own.json as OwnPlayerView[]).map(({ id, status }) => [id, status])).toEqual([
      [one.json.id, 'approved'],
    ]);
  });

  it('of two at once is one, and one clear refusal', async () => {
    const { json } = await add();
    const answers = await Promise.all([decide(json.id, 'approved'), decide(json.id, 'rejected')]);
    const won = answers.find(({ status }) => status === 200)?.json as PendingPlayer;
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { rows } = await kolo.db.query('SELECT status FROM players');
    expect(rows).toEqual([{ status: won.status }]);
  });

  it('is one of two, on a player who is there', async () => {
    const { json } = await add();
    for (const status of ['withdrawn', '', null, 1])
      expect((await decide(json.id, status as string)).status).toBe(400);
    expect(outcome(await decide(987_654, 'approved'))).toEqual([404, 'player.not-found']);
  });

  it('is remembered, with who gave it', async () => {
    const { json } = await add({ teamId: foreignTeam }, 'admin');
    await decide(json.id, 'approved');
    const { rows } = await kolo.db.query(
      'SELECT actor_username, action, before, after FROM audit_entries WHERE subject_id = $1 ORDER BY id',
      [json.id],
    );
    const actor = { actor_username: 'admin' };
    expect(rows).toEqual([
      {
        ...actor,
        action: 'player.add',
        before: null,
        after: expect.objectContaining({ jerseyNumber: 7, hasDocument: false }),
      },
      {
        ...actor,
        action: 'player.approve',
        before: { status: 'pending' },
        after: { status: 'approved' },
      },
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import type { ImportAnswer, ImportBatch, ImportKind, OwnPlayerView, TeamView } from '@kolo/domain';
import { startTestApp, type TestAnswer, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { kickOff, type LiveMatchUnderTest, matchOn } from '../../../test/live-match.js';

let kolo: TestApp;
/** Another node of the same database. */
let other: TestApp;
let league: TestLeague;

beforeAll(async () => {
  kolo = await startTestApp();
  other = await startTestApp({ database: kolo.database });
});
afterAll(async () => {
  await other.close();
  await kolo.close();
});
beforeEach(async () => {
  const options = { ownerId: kolo.userIds.company, teams: 2, players: 2 };
  league = await createLeague(kolo.db, options);
});

interface Sent {
  dryRun?: boolean;
  commandId?: string;
  on?: TestApp;
  type?: string;
}

const imports = () => `/api/leagues/${league.leagueId}/imports`;

/** Sends a file as its bytes. */
async function send(
  kind: ImportKind,
  file: string | Uint8Array,
  { dryRun = false, commandId = randomUUID(), on = kolo, type = 'text/csv' }: Sent = {},
): Promise<TestAnswer> {
  const answer = await fetch(`${on.url}${imports()}/${kind}${dryRun ? '?dryRun=true' : ''}`, {
    method: 'POST',
    headers: { cookie: on.cookies.admin, 'content-type': type, 'idempotency-key': commandId },
    body: typeof file === 'string' ? file : new Uint8Array(file),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: JSON.parse(text) };
}

const answerOf = ({ json }: TestAnswer) => json as ImportAnswer;
const batchOf = (answer: TestAnswer) => answerOf(answer).batchId;
const undo = (batchId: number | null) =>
  kolo.call('DELETE', `${imports()}/${batchId}`, { as: 'admin' });
const batches = async () =>
  (await kolo.call('GET', imports(), { as: 'admin' })).json as ImportBatch[];

async function squad(place: number): Promise<string[]> {
  const path = `/api/players/team/${league.teams[place]?.id}`;
  const players = (await kolo.call('GET', path, { as: 'admin' })).json as OwnPlayerView[];
  return players.map((one) => `${one.jerseyNumber} ${one.firstName} ${one.lastName} ${one.status}`);
}

const teams = async () =>
  (await kolo.call('GET', `/api/teams/league/${league.leagueId}`, { as: 'admin' }))
    .json as TeamView[];

const csv = 'text/csv';
const header = 'ime;prezime;broj;tvrtka';
const two = `${header}\nLuka;Perić;9;Adria\nIvan;Đurić;10;Bura\n`;

describe('a squad list', () => {
  it('is checked without writing, then written once, and the players are approved', async () => {
    const checked = await send('players', two, { dryRun: true });
    expect(checked.json).toEqual({
      batchId: null,
      created: 2,
      moved: 0,
      unchanged: 0,
      rows: [
        { row: 2, does: 'create' },
        { row: 3, does: 'create' },
      ],
      table: [
        { row: 1, cells: ['ime', 'prezime', 'broj', 'tvrtka'] },
        { row: 2, cells: ['Luka', 'Perić', '9', 'Adria'] },
        { row: 3, cells: ['Ivan', 'Đurić', '10', 'Bura'] },
      ],
    });
    expect(await squad(0)).toHaveLength(2);
    const commandId = randomUUID();
    const [first, second] = await Promise.all([
      send('players', two, { commandId }),
      send('players', two, { commandId, on: other }),
    ]);
    expect(answerOf(first)).toMatchObject({ created: 2, batchId: expect.any(Number) });
    expect(second.json).toEqual(first.json);
    expect(await squad(0)).toContain('9 Luka Perić approved');
    expect(await squad(1)).toContain('10 Ivan Đurić approved');
    expect(answerOf(await send('players', two))).toMatchObject({ created: 0, unchanged: 2 });
    expect((await send('players', `${two}\n`, { commandId })).json).toMatchObject({
      error: 'request.command-id-reused',
    });
  });

  it.each<[string, (text: string) => string | Uint8Array, string]>([
    ['with a byte order mark', (text) => `\ufeff${text}`, csv],
    ['with commas', (text) => text.replaceAll(';', ','), csv],
    [
      'pasted from a spreadsheet',
      (text) => text.replaceAll(';', '\t'),
      'text/tab-separated-values',
    ],
    ['in Windows-1250', inWindows1250, csv],
    [
      'with lines of Windows, and quoted',
      (text) => text.replaceAll('Luka', '"Luka"').replaceAll('\n', '\r\n'),
      csv,
    ],
    ['with empty rows of a spreadsheet', (text) => `;;;\n${text}\n;;;\n ; ;;\n`, csv],
    ['with a line break in a name', (text) => text.replace('Luka', '"Luka\n"'), csv],
  ])('%s is read', async (_, written, type) => {
    const { json } = await send('players', written(two), { type });
    expect(json).toMatchObject({ created: 2 });
    expect(await squad(1)).toContain('10 Ivan Đurić approved');
    expect(await squad(0)).toContain('9 Luka Perić approved');
  });

  it('with wrong cells is refused as a whole, with each of them', async () => {
    const file = [
      header,
      'Luka;Perić;9;Adria',
      'Ivan;;x;Bura',
      'Luka;Peric;11;Adria',
      'A;B;1;Bura',
    ];
    for (const dryRun of [true, false]) {
      const { status, json } = await send('players', file.join('\n'), { dryRun });
      expect([status, json]).toMatchObject([
        400,
        {
          error: 'import.rows-invalid',
          details: {
            rows: [
              { row: 3, field: 'prezime', code: 'name', value: '' },
              { row: 4, field: 'prezime', code: 'twice', value: 'Peric' },
              { row: 5, field: 'broj', code: 'number-taken', value: '1' },
            ],
          },
        },
      ]);
    }
    expect(await squad(0)).toHaveLength(2);
  });

  it.each<[string, string, string]>([
    ['nothing', '', 'header'],
    ['an open quote', `${header}\n"Luka;9`, 'quotes'],
    ['too many lines', `${header}\n${'Luka;Perić;9;Adria\n'.repeat(2001)}`, 'too-many'],
  ])('with %s is refused', async (_, file, code) => {
    const { status, json } = await send('players', file);
    expect([status, json]).toMatchObject([400, { details: { rows: [{ code }] } }]);
  });

  it('and a company that adds players at the same time never fill a team beyond its limit', async () => {
    const team = league.teams[0];
    const path = `/api/players`;
    const list = (from: number) =>
      [
        header,
        ...Array.from({ length: 12 }, (_, n) => `Novi;Igrač ${from + n};${from + n};Adria`),
      ].join('\n');
    const added = Array.from({ length: 6 }, (_, n) => {
      const body = new FormData();
      const fields = {
        firstName: 'Ručno',
        lastName: `Dodan ${n}`,
        jerseyNumber: 80 + n,
        teamId: team?.id,
      };
      for (const [name, value] of Object.entries(fields)) body.set(name, String(value));
      return kolo.call('POST', path, { as: 'company', body });
    });
    await Promise.all([
      ...added,
      send('players', list(20)),
      send('players', list(40), { on: other }),
    ]);
    expect((await squad(0)).length).toBeLessThanOrEqual(15);
    const numbers = (await squad(0)).map((line) => line.split(' ')[0]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('is undone while nobody of it is used', async () => {
    const batchId = batchOf(await send('players', two));
    expect(await batches()).toEqual([
      {
        id: batchId,
        kind: 'players',
        created: 2,
        moved: 0,
        undoneAt: null,
        importedAt: expect.stringMatching(/Z$/),
      },
    ]);
    expect((await undo(batchId)).status).toBe(204);
    expect(await squad(0)).toHaveLength(2);
    expect(await batches()).toMatchObject([{ id: batchId, undoneAt: expect.any(String) }]);
    expect((await undo(batchId)).json).toMatchObject({ error: 'import.not-found' });
  });

  it.each<[string, (playerId: number) => Promise<unknown>]>([
    [
      'was renamed',
      (id) => kolo.call('PATCH', `/api/players/${id}`, { as: 'admin', body: { lastName: 'Novo' } }),
    ],
    ['was withdrawn', (id) => kolo.call('POST', `/api/players/${id}/withdraw`, { as: 'admin' })],
    [
      'is confirmed as present',
      async (id) => {
        const match = await scheduled();
        await match.must('POST', 'attendance', { team: 'home', playerIds: [id] });
      },
    ],
    ['is on the list of a match', async (id) => kickOff(await scheduled(id))],
    [
      'was replaced before a match',
      async (playerId) => {
        const match = await scheduled();
        const [replacedBy, ...others] = match.home;
        const playerIds = [playerId, ...others, ...match.away];
        await match.must('POST', 'initialize', { playerIds });
        const replaced = { team: 'home', playerId, replacedBy, reason: 'cannot-play' };
        await match.must('POST', 'replacements', replaced);
      },
    ],
    [
      'is suspended',
      (playerId) =>
        kolo.call('POST', `/api/leagues/${league.leagueId}/suspensions`, {
          as: 'admin',
          body: {
            playerId,
            kind: 'matches',
            amount: 1,
            reason: 'violent-conduct',
            from: '2026-03-15',
          },
        }),
    ],
  ])('stays whole once somebody of it %s', async (_, use) => {
    const batchId = batchOf(await send('players', two));
    const { rows } = await kolo.db.query<{ id: number }>(
      `SELECT id FROM players WHERE last_name = 'Perić' AND team_id = $1`,
      [league.teams[0]?.id],
    );
    await use(rows[0]?.id ?? 0);
    expect((await undo(batchId)).json).toMatchObject({ statusCode: 409, error: 'import.used' });
    expect(await squad(1)).toContain('10 Ivan Đurić approved');
  });

  /** A match of the two teams, the first of them with these players too. */
  async function scheduled(...playerIds: number[]): Promise<LiveMatchUnderTest> {
    const [first, second] = league.teams;
    if (first === undefined || second === undefined) throw new Error('There are two');
    const fixture = {
      homeTeamId: first.id,
      awayTeamId: second.id,
      matchDate: '2026-12-06T15:00:00.000Z',
    };
    const { json } = await kolo.call('POST', '/api/matches', { as: 'admin', body: fixture });
    const listed = { ...first, playerIds: [...first.playerIds, ...playerIds] };
    return matchOn(kolo, (json as { id: number }).id, { ...league, teams: [listed, second] });
  }
});

describe('a list of companies', () => {
  const companies = (name: string) =>
    `tvrtka;e-mail;oib;telefon\n${name} d.o.o.;${name}@primjer.hr;;01 234 567\nBura;nova-${name}@primjer.hr;;`;

  it('makes accounts and teams, brings in companies with an account, and is undone', async () => {
    const known = await send('companies', `tvrtka;e-mail\nAdria;${await emailOf(0)}`);
    expect(known.json).toMatchObject({ created: 0, unchanged: 1 });
    const name = `Čelik ${league.leagueId}`;
    const file = `tvrtka;e-mail;telefon\n${name} d.o.o.;celik-${league.leagueId}@primjer.hr;01 234 567`;
    const answer = await send('companies', file);
    expect(answer.json).toMatchObject({ created: 1 });
    const made = (await teams()).find((team) => team.name === `${name} d.o.o.`);
    expect(made?.user).toEqual({
      companyName: `${name} d.o.o.`,
      username: `celik-${league.leagueId}`,
    });
    const next = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 0 });
    league = next;
    const again = await send('companies', file);
    expect(answerOf(again).rows).toEqual([{ row: 2, does: 'create', note: 'account' }]);
    expect(await teams()).toHaveLength(1);
    expect((await undo(batchOf(again))).status).toBe(204);
    expect(await teams()).toEqual([]);
    const accounts = await kolo.db.query('SELECT FROM users WHERE username = $1', [
      `celik-${made?.leagueId ?? 0}`,
    ]);
    expect(accounts.rowCount).toBe(1);
  });

  it('of a team that has paid a fine stays', async () => {
    const name = `platila-${league.leagueId}`;
    const batchId = batchOf(await send('companies', `tvrtka;e-mail\n${name};${name}@primjer.hr`));
    const { rows } = await kolo.db.query<{ id: number }>('SELECT id FROM teams WHERE name = $1', [
      name,
    ]);
    const paid = await kolo.call('POST', `/api/leagues/${league.leagueId}/fines/payments`, {
      as: 'admin',
      body: { teamId: rows[0]?.id, cents: 500, paidOn: '2025-03-15' },
    });
    expect(paid.status).toBe(201);
    expect((await undo(batchId)).json).toMatchObject({ error: 'import.used' });
  });

  it('of an account that has mailed for its password stays', async () => {
    const name = `zora-${league.leagueId}`;
    const batchId = batchOf(
      await send('companies', `tvrtka;e-mail\nZora ${name};${name}@primjer.hr`),
    );
    await kolo.db.query('UPDATE users SET email_confirmed_at = now() WHERE email = $1', [
      `${name}@primjer.hr`,
    ]);
    expect((await undo(batchId)).json).toMatchObject({ error: 'import.used' });
    const fresh = `sava-${league.leagueId}`;
    const second = batchOf(
      await send('companies', `tvrtka;e-mail\nSava ${fresh};${fresh}@primjer.hr`),
    );
    expect((await undo(second)).status).toBe(204);
    const accounts = await kolo.db.query('SELECT FROM users WHERE email = $1', [
      `${fresh}@primjer.hr`,
    ]);
    expect(accounts.rowCount).toBe(0);
  });

  it('that two nodes get at once makes each account once', async () => {
    const name = `dinamo-${league.leagueId}`;
    const file = companies(name).split('\n').slice(0, 2).join('\n');
    const answers = await Promise.all([
      send('companies', file),
      send('companies', file, { on: other }),
    ]);
    expect(answers.map((answer) => answerOf(answer).created).sort()).toEqual([0, 1]);
  });

  it('with a name that another account has is refused', async () => {
    const { json } = await send('companies', 'tvrtka;e-mail\nBura-1;x');
    expect(json).toMatchObject({ details: { rows: [{ field: 'e-mail', code: 'email' }] } });
  });

  async function emailOf(place: number): Promise<string> {
    const { rows } = await kolo.db.query<{ email: string }>(
      'SELECT email FROM users u JOIN teams t ON t.user_id = u.id WHERE t.id = $1',
      [league.teams[place]?.id],
    );
    return rows[0]?.email ?? '';
  }
});

describe('a list of fixtures', () => {
  const fixtures =
    'kolo;datum;vrijeme;domacin;gost\n1;6.12.2026.;16:00;Adria;Bura\n2;13.12.2026.;16:00;Bura;Adria';

  it('is imported by the same code as fixtures.csv, and undone while nothing happened', async () => {
    const answer = await send('fixtures', fixtures);
    expect(answer.json).toMatchObject({ created: 2, batchId: expect.any(Number) });
    const moved = await send('fixtures', fixtures.replace('13.12.', '20.12.'));
    expect(moved.json).toMatchObject({ created: 0, moved: 1, unchanged: 1 });
    expect((await undo(batchOf(answer))).json).toMatchObject({ error: 'import.used' });
    expect((await undo(batchOf(moved))).status).toBe(204);
    expect(await days()).toEqual(['2026-12-06', '2026-12-13']);
    expect((await undo(batchOf(answer))).status).toBe(204);
    expect(await days()).toEqual([]);
  });

  it('stays once a list was confirmed', async () => {
    const answer = await send('fixtures', fixtures);
    const { rows } = await kolo.db.query<{ id: number }>(
      'SELECT id FROM matches WHERE league_id = $1 ORDER BY match_date',
      [league.leagueId],
    );
    const match = matchOn(kolo, rows[0]?.id ?? 0, league);
    await match.must('POST', 'attendance', {
      team: 'home',
      playerIds: match.home,
      suspendedAsOf: new Date().toISOString(),
    });
    expect((await undo(batchOf(answer))).json).toMatchObject({ error: 'import.used' });
    expect(await days()).toHaveLength(2);
  });

  const days = async () => {
    const { rows } = await kolo.db.query<{ at: Date }>(
      'SELECT match_date AS at FROM matches WHERE league_id = $1 ORDER BY match_date',
      [league.leagueId],
    );
    return rows.map(({ at }) => at.toISOString().slice(0, 10));
  };
});

it('an import is of its league, and audited', async () => {
  const batchId = batchOf(await send('players', two));
  const next = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 0 });
  const { json } = await kolo.call('DELETE', `/api/leagues/${next.leagueId}/imports/${batchId}`, {
    as: 'admin',
  });
  expect(json).toMatchObject({ error: 'import.not-found' });
  const { rows } = await kolo.db.query<{ after: unknown }>(
    `SELECT after FROM audit_log WHERE action = 'league.import' AND subject_id = $1`,
    [league.leagueId],
  );
  expect(rows).toMatchObject([{ after: { created: 2, moved: 0 } }]);
});

it('an odd kind of file is refused', async () => {
  const { status } = await send('matches' as ImportKind, header);
  expect(status).toBe(400);
});

function inWindows1250(text: string): Uint8Array {
  const letters: Readonly<Record<string, number>> = { ć: 0xe6, Đ: 0xd0, č: 0xe8, ž: 0x9e };
  return Uint8Array.from(text, (letter) => letters[letter] ?? letter.charCodeAt(0));
}

import { randomUUID } from 'node:crypto';
import type { ImportAnswer, MatchAnswer, MatchView, StageAnswer } from '@kolo/domain';
import { startTestApp, type TestAnswer, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { kickOff, matchOn } from '../../../test/live-match.js';
import { TiesFollowService } from '../stages/ties-follow.service.js';

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
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 4 });
});

const path = (query = '') => `/api/leagues/${league.leagueId}/fixtures.csv${query}`;
const header = 'kolo;datum;vrijeme;dvorana;domacin;gost;id';

async function scheduled(places: [number, number], matchDate: string, venue: string) {
  const [home, away] = places.map((place) => league.teams[place]?.id);
  const body = { homeTeamId: home, awayTeamId: away, matchDate, venue, round: 1 };
  const { json } = await kolo.call('POST', '/api/matches', { as: 'admin', body });
  return (json as MatchAnswer).id;
}

interface Sent {
  query?: string;
  commandId?: string;
  on?: TestApp;
  type?: string;
}

/** Sends a file as its bytes. */
async function send(file: string | Uint8Array, options: Sent = {}): Promise<TestAnswer> {
  const { query = '', commandId = randomUUID(), on = kolo, type = 'text/csv' } = options;
  const answer = await fetch(`${on.url}${path(query)}`, {
    method: 'POST',
    headers: { cookie: on.cookies.admin, 'content-type': type, 'idempotency-key': commandId },
    body: typeof file === 'string' ? file : new Uint8Array(file),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: JSON.parse(text) };
}

const exported = async (language = 'hr'): Promise<string> => {
  const headers = { 'accept-language': language };
  return (await kolo.call('GET', path(), { as: 'admin', headers })).text;
};

async function matches(): Promise<MatchView[]> {
  const list = `/api/matches/league/${league.leagueId}`;
  return (await kolo.call('GET', list, { as: 'admin' })).json as MatchView[];
}

const counts = ({ json }: TestAnswer) => {
  const { created, moved, unchanged } = json as ImportAnswer;
  return { created, moved, unchanged };
};

it('fixtures are written as spreadsheets of Croatia open them, with the header of the reader', async () => {
  const id = await scheduled([0, 2], '2026-10-25T15:00:00.000Z', '=HYPERLINK("a;b")');
  const line = `1;2026-10-25;16:00;"'=HYPERLINK(""a;b"")";Adria;Čakovec;${id}\r\n`;
  expect(await exported()).toBe(`${header}\r\n${line}`);
  expect(await exported('en')).toBe(`round;date;time;venue;home;away;id\r\n${line}`);
  const answer = await fetch(`${kolo.url}${path()}`, { headers: { cookie: kolo.cookies.admin } });
  const byteOrderMark = [...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)];
  expect(byteOrderMark).toEqual([0xef, 0xbb, 0xbf]);
  const { headers } = answer;
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toContain('attachment');
});

it('what was exported changes nothing when it is imported, whatever happened to its matches', async () => {
  const ids = [
    await scheduled([0, 2], '2026-03-29T14:00:00.000Z', '=1+1'),
    await scheduled([1, 3], '2026-10-25T01:30:00.000Z', "'@Dvorana"),
    await scheduled([2, 0], '2028-02-29T15:00:30.000Z', ''),
    await scheduled([3, 1], '2026-11-01T15:00:00.000Z', 'a;"b"'),
  ];
  const cancelled = { as: 'admin', body: { status: 'cancelled' } } as const;
  await kolo.call('PATCH', `/api/matches/${ids[0]}/state`, cancelled);
  await kickOff(
    matchOn(kolo, ids[1] ?? 0, { ...league, teams: league.teams.filter((_, n) => n % 2) }),
  );
  const before = await matches();
  for (const language of ['hr', 'en']) {
    const file = await exported(language);
    expect(counts(await send(file))).toEqual({ created: 0, moved: 0, unchanged: 4 });
  }
  expect((await matches()).map(({ matchDate, venue }) => [matchDate, venue])).toEqual(
    before.map(({ matchDate, venue }) => [matchDate, venue]),
  );
});

it('a dry run says what each row does and writes nothing; the import does it, once', async () => {
  const id = await scheduled([0, 1], '2026-12-06T15:00:00.000Z', 'Sutinska');
  const file = [
    header,
    `1;6.12.2026.;17:00;Sutinska;Adria;Bura;${id}`,
    '1;2026-12-06;16:00;Sutinska;Čakovec;Dinara;',
  ].join('\n');
  const answer = {
    created: 1,
    moved: 1,
    unchanged: 0,
    rows: [
      { row: 2, does: 'move' },
      { row: 3, does: 'create' },
    ],
  };
  expect((await send(file, { query: '?dryRun=true' })).json).toEqual({
    ...answer,
    batchId: null,
    table: file.split('\n').map((line, index) => ({ row: index + 1, cells: line.split(';') })),
  });
  expect(await matches()).toHaveLength(1);
  const commandId = randomUUID();
  const first = (await send(file, { commandId })).json;
  expect(first).toEqual({ ...answer, batchId: expect.any(Number) });
  const after = await matches();
  expect(after.map(({ matchDate, round }) => [matchDate, round])).toEqual([
    ['2026-12-06T15:00:00.000Z', 1],
    ['2026-12-06T16:00:00.000Z', 1],
  ]);
  expect((await send(file, { commandId, on: other })).json).toEqual(first);
  expect(counts(await send(file))).toEqual({ created: 0, moved: 0, unchanged: 2 });
  expect(await matches()).toEqual(after);
  for (const another of [`${header}\n`, file.replace('17:00', '18:00')])
    expect((await send(another, { commandId })).json).toMatchObject({
      error: 'request.command-id-reused',
    });
});

it('a repeat gets its first answer, also once a team is called otherwise', async () => {
  const file = `${header}\n1;2026-12-06;16:00;;Adria;Bura;\n`;
  const commandId = randomUUID();
  const first = (await send(file, { commandId })).json;
  await kolo.db.query(`UPDATE teams SET name = 'Tim (obrisan)' WHERE id = $1`, [
    league.teams[0]?.id,
  ]);
  expect((await send(file, { commandId, on: other })).json).toEqual(first);
});

it('one command that two nodes get at once, and two commands with one file, create a match once', async () => {
  const file = `${header}\n1;2026-12-06;16:00;;Adria;Bura;\n`;
  const commandId = randomUUID();
  const same = await Promise.all([send(file, { commandId }), send(file, { commandId, on: other })]);
  expect(same.map(counts)).toEqual([
    { created: 1, moved: 0, unchanged: 0 },
    { created: 1, moved: 0, unchanged: 0 },
  ]);
  const second = file.replace('Adria;Bura', 'Bura;Adria');
  const two = await Promise.all([send(second), send(second, { on: other })]);
  expect(two.map((answer) => counts(answer).created).sort()).toEqual([0, 1]);
  expect(await matches()).toHaveLength(2);
});

it('a file with a cell that cannot be read is refused as a whole, with every such cell', async () => {
  const file = [
    header,
    '1;2026-12-06;16:00;Sutinska;Adria;Bura;',
    '1;2026-02-30;16:00;Sutinska;Čakovec;Dinara;',
    '1;2026-12-06;25:00;Sutinska;Bura;Adria;',
    '1;2026-12-06;16:00;Sutinska;Burra;Adria;',
  ].join('\r\n');
  for (const query of ['', '?dryRun=true']) {
    const { status, json } = await send(file, { query });
    expect([status, json]).toMatchObject([
      400,
      {
        error: 'import.rows-invalid',
        details: {
          rows: [
            { row: 3, field: 'datum', code: 'date', value: '2026-02-30' },
            { row: 4, field: 'vrijeme', code: 'time', value: '25:00' },
            { row: 5, field: 'domacin', code: 'team', value: 'Burra' },
          ],
        },
      },
    ]);
  }
  expect(await matches()).toEqual([]);
});

it('a match that has begun is not moved, and nothing else of its file either', async () => {
  const id = await scheduled([0, 1], '2026-12-06T15:00:00.000Z', 'Sutinska');
  await kickOff(matchOn(kolo, id, league));
  const rows = [`1;2026-12-06;17:00;;Adria;Bura;${id}`, '1;2026-12-06;16:00;;Čakovec;Dinara;'];
  const { json } = await send([header, ...rows].join('\n'));
  expect(json).toMatchObject({ details: { rows: [{ row: 2, field: 'id', code: 'begun' }] } });
  expect(await matches()).toHaveLength(1);
});

it('a team that left the league gets no new match', async () => {
  const body = { teamId: league.teams[1]?.id, mode: 'half-rule' };
  await kolo.call('POST', `/api/leagues/${league.leagueId}/withdrawals`, { as: 'admin', body });
  const { json } = await send(`${header}\n1;2026-12-06;16:00;;Adria;Bura;`);
  expect(json).toMatchObject({ details: { rows: [{ field: 'gost', code: 'left' }] } });
});

it('a file may be in Windows-1250, with commas or tabs, and with a byte order mark', async () => {
  const line = '1;2026-12-06;16:00;Žito;Adria;Čakovec;';
  const letters: Readonly<Record<string, number>> = { Ž: 0x8e, Č: 0xc8 };
  const bytes = Uint8Array.from(
    `${header}\n${line}`,
    (letter) => letters[letter] ?? letter.charCodeAt(0),
  );
  expect(counts(await send(bytes))).toMatchObject({ created: 1 });
  expect(await matches()).toMatchObject([{ venue: 'Žito', awayTeam: { name: 'Čakovec' } }]);
  for (const delimiter of [',', '\t']) {
    const file = `\ufeff${header}\n${line}`.replaceAll(';', delimiter);
    expect(counts(await send(file))).toEqual({ created: 0, moved: 0, unchanged: 1 });
  }
});

it('matches of the finals, and those they lead to, change nothing either', async () => {
  const stages = `/api/leagues/${league.leagueId}/stages`;
  const must = async (url: string, body: object) =>
    (await kolo.call('POST', url, { as: 'admin', body })).json;
  const kickOffs = ['SF1', 'SF2', 'F'].map((tie, n) => ({
    tie,
    leg: 1,
    at: `2027-05-2${n}T16:00:00.000Z`,
  }));
  const entries = [1, 2, 3, 4].map((rank) => ({ source: 'table', rank }));
  const cup = { kind: 'knock-out', name: 'Doigravanje', legs: 1, decider: ['kicks'] };
  const { decision } = (await must(stages, { ...cup, entries, kickOffs })) as StageAnswer;
  const teamIds = league.teams.map(({ id }) => id);
  const seeding = { again: false, anyway: false, teamIds };
  await must(`${stages}/${decision.stageId}/seed`, seeding);
  await kolo.app.get(TiesFollowService, { strict: false }).follow(league.leagueId);
  const file = await exported();
  expect(file.trim().split('\n')).toHaveLength(3);
  for (const query of ['?dryRun=true', ''])
    expect(counts(await send(file, { query }))).toEqual({ created: 0, moved: 0, unchanged: 2 });
});

it('a quoted line break moves no number of a row, and is no part of a hall', async () => {
  const file = [
    header,
    '1;2026-12-06;16:00;"Dvorana\nSutinska";Adria;Bura;',
    '',
    '1;31.4.2026.;16:00;;Čakovec;Dinara;',
    '1;2026-12-06;16:00;"tri\r\nretka\nimena";Adria;Bura;',
    '1;;16:00;;Čakovec;Dinara;',
    '1;2026-12-06;;;Čakovec;Dinara;',
    ';2026-12-06;16:00;;;Dinara;',
  ].join('\r\n');
  const { status, json } = await send(file, { query: '?dryRun=true' });
  expect([status, json]).toMatchObject([400, { error: 'import.rows-invalid' }]);
  const { details } = json as { details: { rows: unknown } };
  expect(details.rows).toEqual([
    { row: 5, field: 'datum', code: 'date', value: '31.4.2026.' },
    { row: 6, field: 'id', code: 'twice', value: '' },
    { row: 9, field: 'datum', code: 'date', value: '' },
    { row: 10, field: 'vrijeme', code: 'time', value: '' },
    { row: 11, field: 'domacin', code: 'team', value: '' },
  ]);
  const [first = '', second = ''] = file.split('\r\n');
  expect(counts(await send(`${first}\r\n${second}`))).toMatchObject({ created: 1 });
  expect(await matches()).toMatchObject([{ venue: 'Dvorana Sutinska' }]);
});

it('a paste from a spreadsheet has tabs, also where a hall has a semicolon', async () => {
  const cells = ['1', '6.12.2026.', '16:00', '"Dvorana; mala"', 'Adria', 'Bura', ''];
  const paste = `${header.replaceAll(';', '\t')}\r\n${cells.join('\t')}\r\n`;
  expect(counts(await send(paste))).toMatchObject({ created: 1 });
  expect(await matches()).toMatchObject([{ venue: 'Dvorana; mala' }]);
});

it.each(['Dvorana "Stara" 2', '"Stara" dvorana'])(
  'a paste has quotes as they stand in a cell: %s',
  async (venue) => {
    const cells = ['1', '6.12.2026.', '16:00', venue, 'Adria', 'Bura', ''];
    const paste = `${header.replaceAll(';', '\t')}\r\n${cells.join('\t')}\r\n`;
    expect(counts(await send(paste))).toMatchObject({ created: 1 });
    expect(await matches()).toMatchObject([{ venue }]);
  },
);

it.each<[string, string | Uint8Array, string]>([
  ['nothing', '', 'header'],
  ['another table', 'a;b\n1;2', 'header'],
  ['an open quote', `${header}\n1;"2026`, 'quotes'],
  ['bytes of a picture', Uint8Array.from({ length: 200 }, (_, n) => (n * 7) % 256), 'header'],
  ['a column too many', `${header}\n1;2026-12-06;16:00;;Adria;Bura;;`, 'columns'],
])('a file with %s is refused', async (_, file, code) => {
  const { status, json } = await send(file);
  expect([status, json]).toMatchObject([400, { error: 'import.rows-invalid' }]);
  expect(json).toMatchObject({ details: { rows: [{ code }] } });
});

it.each<[string, Sent, string, number]>([
  ['JSON', { type: 'application/json' }, '{}', 400],
  ['plain text', { type: 'text/plain' }, header, 415],
  ['a megabyte', {}, 'x'.repeat(1024 * 1024), 413],
  ['an odd question', { query: '?dryRun=maybe' }, header, 400],
])('%s is no file of fixtures', async (_, options, file, status) => {
  expect((await send(file, options)).status).toBe(status);
});

it('only this route takes a file of this type', async () => {
  const { status } = await fetch(`${kolo.url}/api/matches`, {
    method: 'POST',
    headers: { cookie: kolo.cookies.admin, 'content-type': 'text/csv' },
    body: header,
  });
  expect(status).toBe(415);
});

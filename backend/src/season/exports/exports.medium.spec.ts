import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { type LiveMatchUnderTest, runningMatch } from '../../../test/live-match.js';

let kolo: TestApp;
let match: LiveMatchUnderTest;
let files: string;

beforeAll(async () => {
  kolo = await startTestApp();
  match = await runningMatch(kolo);
  const [scorer] = match.home;
  await match.must('POST', 'goals', { team: 'home', scorer });
  await match.must('POST', 'stats/increment', { playerId: scorer, statField: 'yellowCards' });
  await match.must('PATCH', 'state', { status: 'in_progress', matchState: 'half-time' });
  await match.must('PATCH', 'state', {
    status: 'in_progress',
    matchState: 'second-half',
    currentHalf: 2,
  });
  await match.must('PATCH', 'state', { status: 'completed', matchState: 'completed' });
  files = `/api/leagues/${match.league.leagueId}/exports`;
});
afterAll(() => kolo.close());

async function lines(name: string, language = 'hr'): Promise<string[]> {
  const headers = { 'accept-language': language };
  const answer = await fetch(`${kolo.url}${files}/${name}.csv`, {
    headers: { cookie: kolo.cookies.admin, ...headers },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toContain(`${name}.csv`);
  return new TextDecoder().decode(bytes).split('\r\n').slice(0, -1);
}

it('the table has a line for each team', async () => {
  const [header, first, second, ...rest] = await lines('table');
  expect(header).toMatch(/^mjesto;tim;odigrano;/);
  expect([first, second, rest]).toEqual([
    '1;Adria;1;1;0;0;1;0;1;1;0;3',
    '2;Bura;1;0;0;1;0;1;-1;0;0;0',
    [],
  ]);
  expect((await lines('table', 'en'))[0]).toMatch(/^position;team;played;/);
});

it('results, scorers, cards and attendance are as the pages show them', async () => {
  const [, result] = await lines('results');
  expect(result).toMatch(new RegExp(`;Adria;Bura;1;0;completed;;${match.id}$`));
  expect(await lines('scorers')).toEqual(['igrac;tim;golovi', 'Igrač Adria 1;Adria;1']);
  expect((await lines('cards')).slice(1)).toEqual(['Igrač Adria 1;Adria;1;0;0']);
  const attendance = await lines('attendance');
  expect(attendance).toHaveLength(1 + match.home.length + match.away.length);
  expect(attendance[1]).toMatch(/;Adria;Bura;Adria;1;Igrač Adria 1$/);
});

it('nothing that people typed is calculated by a spreadsheet, and nothing reads it as a column', async () => {
  await kolo.db.query('UPDATE teams SET name = $1 WHERE id = $2', [
    '=HYPERLINK("x";1)',
    match.league.teams[1]?.id,
  ]);
  const [, , second] = await lines('table');
  expect(second).toMatch(/^2;"'=HYPERLINK\(""x"";1\)";1;/);
});

it('players that were exported change nothing when they are imported, in both languages', async () => {
  for (const language of ['hr', 'en']) {
    const written = await lines('players', language);
    expect(written).toHaveLength(13);
    const answer = await fetch(`${kolo.url}/api/leagues/${match.league.leagueId}/imports/players`, {
      method: 'POST',
      headers: {
        cookie: kolo.cookies.admin,
        'content-type': 'text/csv',
        'idempotency-key': randomUUID(),
      },
      body: `\ufeff${written.join('\r\n')}\r\n`,
    });
    expect(await answer.json()).toMatchObject({ created: 0, unchanged: 12, moved: 0 });
  }
});

it('visitors get no table in full, and only administrators the players that wait', async () => {
  const statusOf = async (name: string, as?: 'company') =>
    (await kolo.call('GET', `${files}/${name}.csv`, as === undefined ? {} : { as })).status;
  expect(await statusOf('table')).toBe(401);
  expect(await statusOf('table', 'company')).toBe(200);
  expect(await statusOf('players', 'company')).toBe(403);
  expect(await statusOf('statements', 'company')).toBe(400);
});

it('the cards of an annulled match stay, and its goals do not', async () => {
  await match.must('POST', 'annul', { reason: 'decision' });
  expect((await lines('cards')).slice(1)).toEqual(['Igrač Adria 1;Adria;1;0;0']);
  expect(await lines('scorers')).toHaveLength(1);
});

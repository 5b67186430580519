import {
  type ErrorAnswer,
  type ListedStatement,
  type MatchAnswer,
  placeIdOf,
  type RefereeStatement,
  usualRefereeRules,
} from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { pdfText } from '../../../test/pdf-text.js';

let kolo: TestApp;
/** Another node of the same database. */
let other: TestApp;
let league: TestLeague;

const month = '2026-03';

beforeAll(async () => {
  kolo = await startTestApp();
  other = await startTestApp({ database: kolo.database });
});
afterAll(async () => {
  await other.close();
  await kolo.close();
});
beforeEach(async () => {
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
  await rules(3000);
});

const rules = (feeCents: number) =>
  must('admin', 'PUT', `leagues/${league.leagueId}/referee-rules`, {
    ...usualRefereeRules,
    roles: [{ role: 'first', feeCents }],
    kmRateCents: 50,
  });

async function must<Answer>(
  as: 'referee' | 'admin',
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const { status, json, text } = await ask(as, method, path, body);
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return json as Answer;
}

const ask = (as: 'referee' | 'admin' | 'company', method: string, path: string, body?: object) =>
  kolo.call(method, `/api/${path}`, body === undefined ? { as } : { as, body });

/** A match that the referee has accepted, in the middle of the month. */
async function refereed(matchDate = `${month}-15T16:00:00Z`): Promise<number> {
  const [home, away] = league.teams;
  const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate, venue: 'Dvorana Kolo' };
  const { id } = await must<MatchAnswer>('admin', 'POST', 'matches', body);
  const userIds = [kolo.userIds.referee];
  await must('admin', 'PUT', `matches/${id}/referees`, { userIds });
  return id;
}

const result = (id: number) =>
  must('admin', 'PATCH', `matches/${id}/result`, { homeScore: 2, awayScore: 1 });
const statement = (of = month): Promise<RefereeStatement> =>
  must('referee', 'GET', `referee/statements/${of}`);
const close = (of: string, on = kolo) =>
  on.call('POST', `/api/referee-statements/${kolo.userIds.referee}/${of}/close`, { as: 'admin' });

// One season of one referee: each step needs the ones before it.
it('a month is earned, closed for ever, and corrected in the next one', async () => {
  const first = await refereed();
  expect(await statement()).toEqual({ month, lines: [], totalCents: 0, closedAt: null });
  await result(first);
  const line = { matchId: first, match: 'Adria – Bura', date: '2026-03-15', role: 'first' };
  expect(await statement()).toMatchObject({
    lines: [{ ...line, feeCents: 3000, km: 0, note: null }],
    totalCents: 3000,
  });

  const [own] = await must<{ assignmentId: number }[]>('referee', 'GET', 'referee/matches');
  await must('referee', 'PUT', `referee/assignments/${own?.assignmentId}/km`, { km: 21 });
  expect(await statement()).toMatchObject({ lines: [{ km: 21, kmCents: 1050 }], totalCents: 4050 });

  // What was worked keeps the fee of its day.
  await rules(9900);
  expect(await statement()).toMatchObject({ totalCents: 4050 });
  expect(
    await must<ListedStatement[]>('admin', 'GET', `referee-statements?month=${month}`),
  ).toMatchObject([{ name: 'referee', totalCents: 4050 }]);

  const closed = await close(month);
  expect([closed.status, closed.json]).toMatchObject([200, { month, totalCents: 4050 }]);
  const again = await close(month);
  expect([again.status, (again.json as ErrorAnswer).error]).toEqual([409, 'statement.closed']);
  const frozen = await statement();
  expect(frozen.closedAt).not.toBeNull();
  const km = await ask('referee', 'PUT', `referee/assignments/${own?.assignmentId}/km`, { km: 1 });
  expect(km.json).toMatchObject({ error: 'statement.closed' });

  // A match of the month that is over only now is in the next statement.
  await result(await refereed(`${month}-22T16:00:00Z`));
  expect(await statement()).toEqual(frozen);
  expect(await statement('2026-04')).toMatchObject({ totalCents: 9900, closedAt: null });

  const correction = { feeCents: -1050, note: 'Put plaćen dvaput' };
  const corrected = await must<RefereeStatement>(
    'admin',
    'POST',
    `referee-statements/${kolo.userIds.referee}/corrections`,
    correction,
  );
  expect(corrected).toMatchObject({
    closedAt: null,
    lines: [{ matchId: null, role: null, feeCents: -1050, note: 'Put plaćen dvaput' }],
  });
  const all = await must<RefereeStatement[]>('referee', 'GET', 'referee/statements');
  for (const { lines, totalCents } of all)
    expect(lines.reduce((sum, one) => sum + one.feeCents + one.kmCents, 0)).toBe(totalCents);
  expect(all.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(4050 + 9900 - 1050);
});

it('nobody changes what is closed, not even in the database', async () => {
  const change = (sql: string) => kolo.db.query(sql);
  for (const sql of [
    'UPDATE referee_statements SET total_cents = 1',
    'DELETE FROM referee_statements',
    'UPDATE referee_statement_lines SET fee_cents = 1 WHERE statement_id IS NOT NULL',
    'DELETE FROM referee_statement_lines WHERE statement_id IS NOT NULL',
  ])
    await expect(change(sql)).rejects.toThrow(/is refused/);
});

it('of two administrators who close a month at once, on two nodes, one does and nothing is paid twice', async () => {
  for (const own of ['2025-01', '2025-02', '2025-03']) {
    const id = await refereed(`${own}-15T16:00:00Z`);
    await result(id);
    const answers = await Promise.all([kolo, other].map((on) => close(own, on)));
    const [closed, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect([closed?.status, closed?.json]).toMatchObject([
      200,
      { month: own, lines: [{ matchId: id, feeCents: 3000 }], totalCents: 3000 },
    ]);
    expect([refused?.status, refused?.json]).toMatchObject([409, { error: 'statement.closed' }]);
    expect(await statement(own)).toEqual(closed?.json);
    const { rows } = await kolo.db.query(
      `SELECT (SELECT count(*)::int FROM referee_statements
               WHERE user_id = $1 AND month = $2) AS statements,
              (SELECT count(*)::int FROM referee_statement_lines WHERE match_id = $3) AS lines,
              (SELECT count(*)::int FROM audit_entries
               WHERE action = 'account.close-statement' AND after::jsonb ->> 'month' = $2) AS audited`,
      [kolo.userIds.referee, own, id],
    );
    expect(rows).toEqual([{ statements: 1, lines: 1, audited: 1 }]);
  }
});

describe('a statement', () => {
  it('is a document and a file for spreadsheets', async () => {
    const pdf = await fetch(`${kolo.url}/api/referee/statements/${month}.pdf`, {
      headers: { cookie: kolo.cookies.referee },
    });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const text = await pdfText(Buffer.from(await pdf.arrayBuffer()));
    expect(text).toContain('Sudački obračun 3/2026');
    expect(text).toContain('40,50');
    const csv = await ask('referee', 'GET', `referee/statements/${month}.csv`);
    expect(csv.text).toContain('2026-03-15;Adria – Bura;first;30,00;21;10,50;');
    expect(csv.text).toContain('ukupno;;;40,50');
  });

  it('is of a month', async () => {
    for (const path of ['2026-13', '2026-13.pdf', '2026-13.csv', 'x'])
      expect((await ask('referee', 'GET', `referee/statements/${path}`)).status).toBe(400);
  });

  it('of others is shown to administrators alone', async () => {
    for (const as of ['referee', 'company'] as const)
      expect((await ask(as, 'GET', `referee-statements?month=${month}`)).status).toBe(403);
    expect((await ask('admin', 'GET', `referee/statements`)).json).toEqual([]);
  });
});

it('a match that was awarded without play is paid by half', async () => {
  const id = await refereed('2024-03-15T16:00:00Z');
  await must('admin', 'POST', `matches/${id}/award`, {
    winner: 'home',
    cause: 'no-show',
    keepsPlayed: false,
  });
  expect(await statement('2024-03')).toMatchObject({ lines: [{ matchId: id, feeCents: 1500 }] });
});

it('a place in a match is nobody’s money before it is played', async () => {
  await refereed('2024-05-15T16:00:00Z');
  expect(placeIdOf({ matchId: 1, role: 'first' })).toBe(11);
  expect(await statement('2024-05')).toMatchObject({ lines: [] });
});

it.each([
  ['before', '2024-08-31T21:30:00Z', '2024-08'],
  ['after', '2024-10-31T23:30:00Z', '2024-11'],
])('a match half an hour %s midnight in Zagreb belongs to its month there', async (_, at, own) => {
  const id = await refereed(at);
  await result(id);
  const line = { matchId: id, feeCents: 3000 };
  expect(await statement(own)).toMatchObject({ lines: [line], totalCents: 3000 });
  const closed = await close(own);
  expect([closed.status, closed.json]).toMatchObject([200, { month: own, lines: [line] }]);
});

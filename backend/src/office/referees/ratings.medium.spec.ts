import {
  type AuditPage,
  type ErrorAnswer,
  type FoundPerson,
  type LeagueAward,
  type MatchAnswer,
  type RefereeMean,
  type RefereesToRate,
  usualRefereeRules,
} from '@kolo/domain';
import { unzipSync } from 'fflate';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';

let kolo: TestApp;
let league: TestLeague;

const hourMs = 60 * 60 * 1000;

beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());
beforeEach(async () => {
  await kolo.db.query('DELETE FROM referee_ratings');
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 });
  await must('PUT', `leagues/${league.leagueId}/referee-rules`, usualRefereeRules);
});

async function must<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const { status, json, text } = await ask('admin', method, path, body);
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}: ${text}`);
  return json as Answer;
}

const ask = (as: 'admin' | 'company' | 'referee', method: string, path: string, body?: object) =>
  kolo.call(method, `/api/${path}`, body === undefined ? { as } : { as, body });

/** With the referee; its teams are the first, of the test's company, and the second. */
async function match(hoursAgo = 2, [home, away] = [0, 1]): Promise<number> {
  const { id } = await must<MatchAnswer>('POST', 'matches', {
    homeTeamId: league.teams[home]?.id,
    awayTeamId: league.teams[away]?.id,
    matchDate: new Date(Date.now() - hoursAgo * hourMs).toISOString(),
  });
  await must('PUT', `matches/${id}/referees`, { userIds: [kolo.userIds.referee] });
  return id;
}
const end = (id: number) => must('PATCH', `matches/${id}/result`, { homeScore: 2, awayScore: 1 });

async function played(hoursAgo?: number, sides?: [number, number]): Promise<number> {
  const id = await match(hoursAgo, sides);
  await end(id);
  return id;
}

async function rate(id: number, stars: unknown, userId = kolo.userIds.referee) {
  const { status, json } = await ask('company', 'PUT', `matches/${id}/referee-rating`, {
    userId,
    stars,
  });
  return status === 204 ? 'rated' : (json as ErrorAnswer).error;
}

async function given(id: number): Promise<(number | null)[]> {
  const { json } = await ask('company', 'GET', 'teams/my/referee-ratings');
  const own = (json as RefereesToRate[]).find(({ matchId }) => matchId === id);
  return own?.referees.map(({ stars }) => stars) ?? [];
}

const means = () => must<RefereeMean[]>('GET', `leagues/${league.leagueId}/referee-ratings`);

describe('the rating of a referee', () => {
  it('is given once by each company, and its last one counts', async () => {
    const id = await played();
    expect(await given(id)).toEqual([null]);
    const answers = await Promise.all([rate(id, 5), rate(id, 5), rate(id, 5)]);
    expect(answers).toEqual(['rated', 'rated', 'rated']);
    expect(await rate(id, 3)).toBe('rated');
    expect(await given(id)).toEqual([3]);
    expect(await means()).toMatchObject([
      { userId: kolo.userIds.referee, name: 'referee', ratings: 1, mean: 3 },
    ]);
    const { entries } = await must<AuditPage>('GET', 'audit');
    const written = entries.filter(({ action }) => action === 'match.rate-referee');
    expect(written.map(({ before, after }) => [before?.stars, after?.stars])).toEqual([
      [5, 3],
      [undefined, 5],
    ]);
  });

  it('waits for the end of the match', async () => {
    const id = await match();
    expect(await given(id)).toEqual([]);
    expect(await rate(id, 4)).toBe('match.not-over');
    await end(id);
    expect(await rate(id, 4)).toBe('rated');
  });

  it('is closed after two weeks', async () => {
    const id = await played(15 * 24);
    expect(await given(id)).toEqual([]);
    expect(await rate(id, 4)).toBe('referee.rating-closed');
  });

  it('is not given for a match of others, nor to somebody who did not referee it', async () => {
    expect(await rate(await played(2, [1, 2]), 4)).toBe('auth.forbidden');
    expect(await rate(await played(), 4, kolo.userIds.admin)).toBe('referee.not-found');
    expect(await rate(2_000_000, 4)).toBe('match.not-found');
  });

  it.each([0, 6, 2.5, '5', null, [5]])('is refused with %j stars', async (stars) => {
    expect(await rate(await played(), stars)).toBe('request.invalid');
  });

  it('is no business of the referee', async () => {
    const id = await played();
    await rate(id, 1);
    for (const path of ['teams/my/referee-ratings', `leagues/${league.leagueId}/referee-ratings`])
      expect((await ask('referee', 'GET', path)).status).toBe(403);
  });

  it('gives the award to the best one once there are enough', async () => {
    const bestReferee = async () =>
      ((await must<LeagueAward[]>('GET', `leagues/${league.leagueId}/awards`)) ?? []).filter(
        ({ kind }) => kind === 'best-referee',
      );
    const ids: number[] = [];
    for (let n = 0; n < 5; n += 1) ids.push(await played(2 + n));
    for (const id of ids.slice(1)) await rate(id, 5);
    expect(await bestReferee()).toEqual([]);
    await rate(ids[0] ?? 0, 4);
    expect(await bestReferee()).toEqual([
      {
        kind: 'best-referee',
        user: { id: kolo.userIds.referee, name: null },
        value: 4.8,
        derived: true,
      },
    ]);
  });
});

it('what somebody entered about refereeing is exported, and gone with the account', async () => {
  const { rows } = await kolo.db.query<{ id: number }>(
    `INSERT INTO users (username, password, email, role, approved)
     VALUES ('sudacplanirani', '-', 'sudacplanirani@kolo.test', 'referee', true) RETURNING id`,
  );
  const id = rows[0]?.id ?? 0;
  const tables = [
    'referee_profiles',
    'referee_absences',
    'referee_feeds',
    'referee_claims',
    'referee_assignments',
    'referee_ratings',
    'league_awards',
  ];
  await kolo.db.query(`INSERT INTO referee_profiles (user_id) VALUES (${id});
    INSERT INTO referee_absences VALUES (${id}, '2027-01-01', '2027-01-02');
    INSERT INTO referee_feeds VALUES (${id}, 'token-${id}');
    INSERT INTO referee_claims VALUES (900007, 'first', ${id});
    INSERT INTO referee_assignments (match_id, role, user_id, state, match_date)
      VALUES (900007, 'first', ${id}, 'accepted', now());
    INSERT INTO referee_ratings VALUES (900007, ${id}, ${kolo.userIds.company}, 4);
    INSERT INTO league_awards VALUES (${league.leagueId}, 'best-referee', NULL, NULL, ${id});
    INSERT INTO referee_statement_lines (user_id, at, month, fee_cents, note)
      VALUES (${id}, now(), '2026-11', 100, 'za sudacplanirani')`);
  const zip = await fetch(`${kolo.url}/api/people/account-${id}/export`, {
    method: 'POST',
    headers: { cookie: kolo.cookies.admin },
  });
  const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
  const text = Object.values(files)
    .map((file) => Buffer.from(file).toString())
    .join('\n');
  for (const table of [...tables, 'referee_statement_lines']) expect(text).toContain(table);
  expect(text).not.toContain('rated_by');
  const people = await must<FoundPerson[]>('GET', 'people?search=sudacplanirani');
  await must('POST', `people/account-${id}/erase`, { name: people[0]?.name });
  for (const table of tables) {
    const { rowCount } = await kolo.db.query(`SELECT FROM ${table} WHERE user_id = $1`, [id]);
    expect([table, rowCount]).toEqual([table, 0]);
  }
  const notes = await kolo.db.query('SELECT note FROM referee_statement_lines WHERE user_id = $1', [
    id,
  ]);
  expect(JSON.stringify(notes.rows)).not.toContain('sudacplanirani');
});

it('an erased account is named neither in closed statements nor in proposals of moves', async () => {
  const { rows: made } = await kolo.db.query<{ id: number }>(
    `INSERT INTO users (username, password, email, role, approved)
     VALUES ('zvizdukovac', '-', 'zvizdukovac@kolo.test', 'referee', true) RETURNING id`,
  );
  const id = made[0]?.id ?? 0;
  // His own statement, and another one with a note that names him.
  for (const userId of [id, kolo.userIds.referee])
    await kolo.db.query(
      `WITH closed AS (
         INSERT INTO referee_statements (user_id, month, total_cents)
         VALUES ($1, '2024-01', -500) RETURNING id)
       INSERT INTO referee_statement_lines (user_id, at, month, fee_cents, note, statement_id)
       SELECT $1, '2024-01-15', '2024-01', -500, 'Put je platio zvizdukovac', id FROM closed`,
      [userId],
    );
  await kolo.db.query(
    `INSERT INTO move_proposals (match_id, team_id, match_date, venue, state, answer_by)
     VALUES (900008, $1, now(), 'Dvorana (ključ ima zvizdukovac)', 'declined', now())`,
    [league.teams[0]?.id],
  );
  const people = await must<FoundPerson[]>('GET', 'people?search=zvizdukovac');
  await must('POST', `people/account-${id}/erase`, { name: people[0]?.name });
  const { rows: lines } = await kolo.db.query(
    `SELECT fee_cents AS fee, note FROM referee_statement_lines WHERE month = '2024-01'`,
  );
  expect(lines).toEqual([
    { fee: -500, note: null },
    { fee: -500, note: null },
  ]);
  const { rows: proposals } = await kolo.db.query<{ venue: string }>(
    'SELECT venue FROM move_proposals WHERE match_id = 900008',
  );
  expect(proposals[0]?.venue).toMatch(/^Dvorana \(ključ ima .+\)$/);
  expect(proposals[0]?.venue).not.toContain('zvizdukovac');
});

import type { TeamView } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';

let kolo: TestApp;
let league: TestLeague;

beforeAll(async () => {
  kolo = await startTestApp();
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2, players: 3 });
});
afterAll(() => kolo.close());

const create = (userId: number, leagueId: number) =>
  kolo.call('POST', '/api/teams', { as: 'admin', body: { userId, leagueId } });
const own = async () =>
  (await kolo.call('GET', '/api/teams/my', { as: 'company' })).json as TeamView[];
const teamCount = async (): Promise<number> => {
  const { rows } = await kolo.db.query<{ n: number }>('SELECT count(*)::integer AS n FROM teams');
  return rows[0]?.n ?? -1;
};

let accounts = 0;
async function account(columns: Record<string, unknown> = {}): Promise<number> {
  accounts += 1;
  const name = `tvrtka-${accounts}`;
  const row = {
    username: name,
    password: 'nobody signs in',
    email: `${name}@kolo.test`,
    role: 'company',
    company_name: 'Žito d.o.o.',
    approved: true,
    ...columns,
  };
  const names = Object.keys(row);
  const { rows } = await kolo.db.query<{ id: number }>(
    `INSERT INTO users (${names}) VALUES (${names.map((_, n) => `$${n + 1}`)}) RETURNING id`,
    Object.values(row),
  );
  return rows[0]?.id ?? 0;
}

it('a team is named after its company, without one after its account', async () => {
  const userId = await account({ company_name: ' Čelik d.o.o. ' });
  const { status, json } = await create(userId, league.leagueId);
  expect(status).toBe(201);
  expect(json).toEqual({
    id: expect.any(Number),
    name: 'Čelik d.o.o.',
    userId,
    leagueId: league.leagueId,
    createdAt: expect.stringMatching(/Z$/),
    playerCount: 0,
    user: { companyName: ' Čelik d.o.o. ', username: `tvrtka-${accounts}` },
  });
  const nameless = await account({ company_name: ' ' });
  const { json: other } = await create(nameless, league.leagueId);
  expect(other).toMatchObject({ name: `tvrtka-${accounts}` });
  const path = `/api/teams/league/${league.leagueId}`;
  const { json: listed } = await kolo.call('GET', path, { as: 'public' });
  expect((listed as TeamView[]).map(({ name }) => name)).toEqual([
    ...['Adria', 'Bura', 'Čelik d.o.o.', `tvrtka-${accounts}`],
  ]);
  expect(listed).toContainEqual(json);
  expect(JSON.stringify(listed)).not.toContain('@kolo.test');
});

it('a company has one team in a league, however often and at once it is added', async () => {
  const userId = await account();
  const before = await teamCount();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => create(userId, league.leagueId)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
    error: 'team.exists',
    message: 'Ta tvrtka već ima tim u ovoj ligi.',
  });
  expect(await teamCount()).toBe(before + 1);
  const next = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 0 });
  expect((await create(userId, next.leagueId)).status).toBe(201);
});

it('only an approved and active company gets one', async () => {
  const before = await teamCount();
  for (const userId of [
    await account({ approved: false }),
    await account({ deactivated_at: new Date() }),
    await account({ role: 'referee' }),
    ...[kolo.userIds.public, kolo.userIds.admin, 987_654],
  ])
    expect((await create(userId, league.leagueId)).json).toMatchObject({
      statusCode: 409,
      error: 'team.owner-not-eligible',
      message: 'Tim može imati samo odobrena i aktivna tvrtka.',
    });
  const { json } = await create(kolo.userIds.company, 987_654);
  expect(json).toMatchObject({ statusCode: 404, error: 'league.not-found' });
  expect(await teamCount()).toBe(before);
});

it('a company sees its own teams and how many players each has, but for the rejected', async () => {
  const [team] = league.teams;
  await kolo.db.query("UPDATE players SET status = 'rejected' WHERE id = $1", [team?.playerIds[0]]);
  await kolo.db.query("UPDATE players SET status = 'pending' WHERE id = $1", [team?.playerIds[1]]);
  expect(await own()).toEqual([
    expect.objectContaining({ id: team?.id, userId: kolo.userIds.company, playerCount: 2 }),
  ]);
});

it('the team of the season that runs, else of the next one, is a company’s first', async () => {
  const season = async (starts: string, ends: string, isActive = true): Promise<number> => {
    const options = { ownerId: kolo.userIds.company, teams: 0, isActive };
    const { leagueId } = await createLeague(kolo.db, options);
    await kolo.db.query(
      'UPDATE leagues SET start_date = now() + $2::interval, end_date = now() + $3::interval WHERE id = $1',
      [leagueId, starts, ends],
    );
    expect((await create(kolo.userIds.company, leagueId)).status).toBe(201);
    return leagueId;
  };
  const given = (await own()).length;
  await kolo.db.query("UPDATE leagues SET end_date = now() - interval '1 day'");
  const long = await season('-800 days', '-500 days');
  const last = await season('-400 days', '-100 days');
  const afterNext = await season('500 days', '700 days');
  const next = await season('20 days', '200 days');
  const givenUp = await season('-20 days', '200 days', false);
  const leagues = async () => (await own()).map(({ leagueId }) => leagueId);
  const over = [last, long];
  expect((await leagues()).slice(0, 2)).toEqual([next, afterNext]);
  expect((await leagues()).slice(2)).toHaveLength(given + 3);
  expect((await leagues()).filter((id) => over.includes(id ?? 0))).toEqual(over);
  const running = await season('-10 days', '150 days');
  expect((await leagues()).slice(0, 3)).toEqual([running, next, afterNext]);
  expect((await leagues()).slice(3)).toContain(givenUp);
});

it('a new team is remembered', async () => {
  const userId = await account();
  const { json } = await create(userId, league.leagueId);
  const { id, name } = json as TeamView;
  const { rows } = await kolo.db.query(
    "SELECT actor_id, action, before, after FROM audit_entries WHERE subject_type = 'team' AND subject_id = $1",
    [id],
  );
  expect(rows).toEqual([
    {
      actor_id: kolo.userIds.admin,
      action: 'team.create',
      before: null,
      after: { id, name, userId, leagueId: league.leagueId },
    },
  ]);
});

import type { LeagueView } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague } from '../../../test/league.js';

let kolo: TestApp;
beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());

const season = {
  name: 'Poslovna liga',
  season: '2025/26',
  startDate: '2025-10-19T14:00:00.000Z',
  endDate: '2026-05-24T18:00:00.000Z',
};
const untold = {
  venue: null,
  kickOffFrom: null,
  kickOffUntil: null,
  format: null,
  ballSize: null,
  finalsOn: null,
  finalists: null,
};
const create = (body: object) => kolo.call('POST', '/api/leagues', { as: 'admin', body });
const change = (id: number, body: object) =>
  kolo.call('PATCH', `/api/leagues/${id}`, { as: 'admin', body });
const leagues = async () =>
  (await kolo.call('GET', '/api/leagues', { as: 'public' })).json as LeagueView[];

async function made(more: object = {}): Promise<LeagueView> {
  const { status, json } = await create({ ...season, ...more });
  expect(status).toBe(201);
  return json as LeagueView;
}

it('a league is made active, and seen as it was answered', async () => {
  const league = await made({ name: '  Liga   Čakovec ', description: ' ' });
  expect(league).toEqual({
    ...season,
    id: expect.any(Number),
    name: 'Liga Čakovec',
    description: null,
    isActive: true,
    isMain: false,
    ...untold,
    tieBreakers: null,
    headToHeadRestarts: true,
    namePolicy: 'full',
    createdAt: expect.stringMatching(/Z$/),
  });
  expect(await leagues()).toContainEqual(league);
  const one = await kolo.call('GET', `/api/leagues/${league.id}`, { as: 'company' });
  expect(one.json).toEqual(league);
});

it('everybody may know which leagues there are, and nothing else of them', async () => {
  const { id, name, season } = await made({ isActive: false });
  const { status, json } = await kolo.call('GET', '/api/leagues/names');
  expect(status).toBe(200);
  expect(json).toContainEqual({ id, name, season, isActive: false });
});

it('what is left out of a change stays', async () => {
  const league = await made({ description: 'Nedjeljom', isActive: false });
  const { status, json } = await change(league.id, { season: '2026/27', isActive: true });
  expect([status, json]).toEqual([200, { ...league, season: '2026/27', isActive: true }]);
  expect((await change(league.id, { description: null })).json).toMatchObject({
    description: null,
    season: '2026/27',
  });
  expect((await change(league.id, {})).status).toBe(200);
});

it('a league ends after it starts, also when two changes meet', async () => {
  const wrong = { statusCode: 400, error: 'league.end-before-start' };
  const before = (await leagues()).length;
  for (const endDate of [season.startDate, '2024-05-24T18:00:00Z'])
    expect((await create({ ...season, endDate })).json).toMatchObject({
      ...wrong,
      message: 'Liga mora završiti nakon što počne.',
    });
  expect(await leagues()).toHaveLength(before);
  const league = await made();
  const answers = await Promise.all([
    change(league.id, { startDate: '2026-03-01T12:00:00Z' }),
    change(league.id, { endDate: '2026-02-01T12:00:00Z' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const stored = (await leagues()).find(({ id }) => id === league.id);
  expect(stored).toEqual(answers.find(({ status }) => status === 200)?.json);
});

it.each<[string, object]>([
  ['a blank name', { name: '  ' }],
  ['a name without end', { name: 'x'.repeat(101) }],
  ['no name', { name: null }],
  ['a blank season', { season: '' }],
  ['a day without a time', { startDate: '2025-10-19' }],
  ['no date', { endDate: null }],
  ['a date that is none', { endDate: '2026-13-40T00:00:00Z' }],
  ['a description that is a number', { description: 7 }],
  ['an activity that is a word', { isActive: 'yes' }],
  ['no activity', { isActive: null }],
  ['a main league that is a word', { isMain: 'yes' }],
  ['a hall of spaces', { venue: ' ' }],
  ['an hour that there is not', { kickOffFrom: '24:00' }],
  ['a day that there is not', { finalsOn: '2026-02-30' }],
  ['a moment for a day', { finalsOn: '2026-05-24T18:00:00Z' }],
  ['a ball for giants', { ballSize: 6 }],
  ['finals of one', { finalists: 1 }],
  ['half a finalist', { finalists: 7.5 }],
  ['an id of its own', { id: 7 }],
  ['an order without points', { tieBreakers: ['goal-difference', 'name'] }],
  ['an order with a rule twice', { tieBreakers: ['points', 'name', 'name'] }],
  ['an order by a rule that there is not', { tieBreakers: ['points', 'coin'] }],
  ['an order of no rules', { tieBreakers: [] }],
  ['an order that is a word', { tieBreakers: 'points' }],
  ['a restart that is a word', { headToHeadRestarts: 'yes' }],
])('%s is refused in a new league and in a change', async (_, wrong) => {
  const league = await made();
  for (const answer of [await create({ ...season, ...wrong }), await change(league.id, wrong)])
    expect(answer).toMatchObject({ status: 400, json: { error: 'request.invalid' } });
  expect(await leagues()).toContainEqual(league);
});

describe('what a league tells of its season', () => {
  const settings = {
    venue: 'Dvorana Zvijezda',
    kickOffFrom: '16:00',
    kickOffUntil: '20:00',
    format: '4+1',
    ballSize: 5,
    finalsOn: '2026-05-24',
    finalists: 8,
  };
  const facts = (query: string) => kolo.call('GET', `/api/leagues/facts${query}`);

  it('is everybody’s to read, with what its teams and matches say', async () => {
    const { leagueId, teams } = await createLeague(kolo.db, { ownerId: kolo.userIds.company });
    const { json } = await change(leagueId, { ...settings, isMain: true });
    const { name, startDate } = json as LeagueView;
    const league = { id: leagueId, name, season: season.season };
    const nothing = { rounds: 0, matchDay: null };
    expect((await facts(`?leagueId=${leagueId}`)).json).toEqual({
      season: { league, startDate, ...settings, teams: 4, ...nothing },
    });
    const [home, away] = teams;
    for (const [round, day] of ['15', '22', '29'].entries()) {
      const matchDate = `2026-03-${day}T17:00:00.000Z`;
      const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate, round: round + 1 };
      const { status } = await kolo.call('POST', '/api/matches', { as: 'admin', body });
      expect(status).toBe(201);
    }
    const shown = { season: { league, teams: 4, rounds: 3, matchDay: 7, venue: settings.venue } };
    expect((await facts('')).json).toMatchObject(shown);
    expect((await facts('?leagueId=999999')).json).toMatchObject({ error: 'league.not-found' });
  });

  it('is changed and undone field by field', async () => {
    const { id } = await made(settings);
    const { json } = await change(id, { venue: null, ballSize: 4 });
    expect(json).toMatchObject({ ...settings, venue: null, ballSize: 4 });
  });

  it('has a last kick-off after the first', async () => {
    const { id } = await made({ kickOffFrom: '16:00' });
    for (const kickOffUntil of ['15:59', '16:00'])
      expect((await change(id, { kickOffUntil })).json).toMatchObject({
        statusCode: 400,
        error: 'league.kick-off-window',
        message: 'Posljednji termin dana mora biti nakon prvog.',
      });
    expect((await change(id, { kickOffUntil: '16:01' })).status).toBe(200);
  });
});

it('a league that is not there is not found', async () => {
  expect((await change(987_654, { name: 'x' })).json).toMatchObject({
    statusCode: 404,
    error: 'league.not-found',
  });
});

it.each(['1e0', '0x1', '%201', '+1', '1.0', '-1', '0', '2147483648', 'prva'])(
  'an id is written in digits, not as %s',
  async (id) => {
    await made();
    expect(await kolo.call('GET', `/api/leagues/${id}`, { as: 'public' })).toMatchObject({
      status: 400,
      json: { error: 'request.invalid', message: 'Zahtjev nije ispravan: id' },
    });
  },
);

it('is remembered: who made it, and what was changed', async () => {
  const league = await made();
  await change(league.id, { name: 'Nova liga', season: season.season });
  await change(league.id, { name: 'Nova liga' });
  const { rows } = await kolo.db.query(
    `SELECT actor_id, action, before, after FROM audit_entries
     WHERE subject_type = 'league' AND subject_id = $1 ORDER BY id`,
    [league.id],
  );
  const actor = { actor_id: kolo.userIds.admin };
  expect(rows).toEqual([
    { ...actor, action: 'league.create', before: null, after: league },
    {
      ...actor,
      action: 'league.update',
      before: { name: season.name },
      after: { name: 'Nova liga' },
    },
  ]);
});

import type { MatchStatistics, PlayerCareer, TeamDetails, TopScorer } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { kickOff, type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';

let kolo: TestApp;
let match: LiveMatchUnderTest;
let scorer: number;

beforeAll(async () => {
  kolo = await startTestApp();
  match = await scheduledMatch(kolo);
  scorer = match.home[0] ?? 0;
  await kolo.db.query(
    `UPDATE players SET first_name = 'Ivan', last_name = 'Horvat' WHERE id = $1`,
    [scorer],
  );
  await kickOff(match);
  await match.must('POST', 'goals', { team: 'home', scorer });
  await match.must('PATCH', 'state', { matchState: 'half-time' });
  await match.must('PATCH', 'state', { matchState: 'second-half', currentHalf: 2 });
  await match.must('POST', 'mvp', { playerId: scorer });
  await match.must('PATCH', 'state', { status: 'completed', matchState: 'completed' });
});
afterAll(() => kolo.close());

const read = async <T>(path: string, as?: 'public'): Promise<T> =>
  (await kolo.call('GET', path, as && { as })).json as T;

/** The scorer's name in every public answer that names players. */
async function publicNames(): Promise<string[]> {
  const named = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
    `${firstName} ${lastName}`.trim();
  const [{ player }] = (await read<TopScorer[]>('/api/statistics/top-scorers')) as [TopScorer];
  const { players } = await read<TeamDetails>(`/api/teams/${match.league.teams[0]?.id}/details`);
  const career = await read<PlayerCareer>(`/api/players/${scorer}`);
  const statistics = await read<MatchStatistics>(`/api/matches/${match.id}/statistics`, 'public');
  return [
    named(player),
    players.find(({ id }) => id === scorer)?.name ?? '',
    career.player.name,
    statistics.homePlayers.find(({ id }) => id === scorer)?.name.trim() ?? '',
    statistics.mvp === null ? '' : named(statistics.mvp),
  ];
}

const league = (namePolicy: string) =>
  kolo.call('PATCH', `/api/leagues/${match.league.leagueId}`, {
    as: 'admin',
    body: { namePolicy },
  });
const person = (namePolicy: string | null) =>
  kolo.call('PATCH', `/api/players/${scorer}`, { as: 'company', body: { namePolicy } });

it.each([
  ['full', null, 'Ivan Horvat'],
  ['initial', null, 'I. Horvat'],
  ['hidden', null, '#1'],
  ['full', 'initial', 'I. Horvat'],
  ['initial', 'hidden', '#1'],
  ['hidden', 'initial', '#1'],
] as const)(
  'a league that shows %s and a person who chose %s: %s',
  async (ofLeague, own, shown) => {
    expect((await league(ofLeague)).json).toMatchObject({ namePolicy: ofLeague });
    expect((await person(own)).json).toMatchObject({ namePolicy: own, status: 'approved' });
    expect(await publicNames()).toEqual(Array.from({ length: 5 }, () => shown));
  },
);

it('the company and the console have the whole name', async () => {
  await league('hidden');
  const own = await kolo.call('GET', '/api/players/my-team/stats', { as: 'company' });
  expect(own.text).toContain('Horvat');
  const console = await kolo.call('GET', `/api/matches/${match.id}/manage`, { as: 'admin' });
  expect(console.text).toContain('Horvat');
});

it('refuses a person’s choice that would be more open than any league’s, and says so', async () => {
  await league('full');
  await person('initial');
  const { status, json } = await person('full');
  expect([status, json]).toMatchObject([400, { error: 'request.invalid' }]);
  expect(JSON.stringify(json)).toMatch(/Odaberite jednu od ponuđenih vrijednosti/);
  expect(await read(`/api/players/${scorer}`)).toMatchObject({ player: { name: 'I. Horvat' } });
});

it('reads what earlier versions stored as no choice', async () => {
  await kolo.db.query(`UPDATE players SET name_policy = 'full' WHERE id = $1`, [scorer]);
  const own = await kolo.call('PATCH', `/api/players/${scorer}`, { as: 'company', body: {} });
  expect(own.json).toMatchObject({ namePolicy: null });
});

it('refuses a policy that there is not', async () => {
  expect((await league('nickname')).status).toBe(400);
  expect((await person('nickname')).status).toBe(400);
});

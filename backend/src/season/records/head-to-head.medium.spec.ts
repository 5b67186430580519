import type { HeadToHead, MatchAnswer } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';

let kolo: TestApp;
let leagues: TestLeague[];

const team = (season: number, n: number): number => leagues[season]?.teams[n]?.id ?? 0;
const path = (id: number, other: number, query = ''): string =>
  `/api/teams/${id}/head-to-head/${other}${query}`;
const read = async (id: number, other: number, query = ''): Promise<HeadToHead> =>
  (await kolo.call('GET', path(id, other, query))).json as HeadToHead;
const must = <Answer>(method: string, path: string, body: unknown) =>
  kolo.must<Answer>(method, path, { as: 'admin', body });

async function result(season: number, [home, away]: [number, number], score: [number, number]) {
  const matchDate = new Date(Date.UTC(2025, season, 10 + score[0], 16)).toISOString();
  const body = { homeTeamId: team(season, home), awayTeamId: team(season, away), matchDate };
  const { id } = await must<MatchAnswer>('POST', '/api/matches', body);
  const [homeScore, awayScore] = score;
  await must('PATCH', `/api/matches/${id}/result`, { homeScore, awayScore });
  return id;
}

beforeAll(async () => {
  kolo = await startTestApp();
  leagues = [];
  for (const _ of [1, 2])
    leagues.push(await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 }));
  // The second company plays both seasons.
  await kolo.db.query(
    'UPDATE teams SET user_id = (SELECT user_id FROM teams WHERE id = $1) WHERE id = $2',
    [team(0, 1), team(1, 1)],
  );
  await result(0, [0, 1], [3, 1]);
  await result(0, [1, 0], [2, 2]);
  await result(1, [0, 1], [0, 4]);
  await result(1, [0, 2], [9, 0]);
});
afterAll(() => kolo.close());

it('has the matches of two companies in all seasons, newest first, and no others', async () => {
  const record = await read(team(1, 0), team(1, 1));
  expect(record).toMatchObject({ wins: [1, 1], draws: 1, goals: [5, 7] });
  expect(record.matches.map(({ league }) => league?.id)).toEqual(
    [1, 0, 0].map((season) => leagues[season]?.leagueId),
  );
  expect(record.biggest).toMatchObject({ homeScore: 0, awayScore: 4 });
});

it('is symmetric, and the same from the teams of another season', async () => {
  const own = await read(team(1, 0), team(1, 1));
  const other = await read(team(1, 1), team(1, 0));
  expect(other).toEqual({
    ...own,
    own: own.other,
    other: own.own,
    wins: [...own.wins].reverse(),
    goals: [...own.goals].reverse(),
  });
  const earlier = await read(team(0, 0), team(0, 1));
  expect(earlier).toMatchObject({ matches: own.matches, wins: own.wins });
});

it('has only what was before a match, where one is asked for', async () => {
  const [first, second, third] = (await read(team(1, 0), team(1, 1))).matches.toReversed();
  const before = (match: typeof first, season: number) =>
    read(team(season, 0), team(season, 1), `?beforeMatch=${match?.id}`);
  expect(await before(first, 0)).toMatchObject({ matches: [], wins: [0, 0], biggest: null });
  expect(await before(third, 1)).toMatchObject({
    matches: [{ id: second?.id }, { id: first?.id }],
    wins: [1, 0],
    draws: 1,
    biggest: { id: second?.id },
  });
});

it('is not found before a match that there is not, or of other teams', async () => {
  const [{ id: ofOthers } = { id: 0 }] = (await read(team(1, 0), team(1, 2))).matches;
  for (const match of [ofOthers, 999_999]) {
    const query = `?beforeMatch=${match}`;
    const { status, json } = await kolo.call('GET', path(team(1, 0), team(1, 1), query));
    expect([status, json]).toMatchObject([404, { error: 'match.not-found' }]);
  }
});

it('marks an award, and leaves an annulled match out', async () => {
  const [awarded, annulled] = [await result(1, [0, 1], [5, 5]), await result(1, [1, 0], [6, 1])];
  await must('POST', `/api/matches/${awarded}/award`, {
    winner: 'home',
    homeScore: 5,
    awayScore: 0,
    cause: 'no-show',
    text: 'Nisu došli.',
  });
  await must('POST', `/api/matches/${annulled}/annul`, { reason: 'decision', text: 'Odluka.' });
  const { matches } = await read(team(1, 0), team(1, 1));
  expect(matches.find(({ id }) => id === awarded)).toMatchObject({ awarded: true, homeScore: 5 });
  expect(matches.some(({ id }) => id === annulled)).toBe(false);
});

it('is not found for a team that there is not, and for a company against itself', async () => {
  for (const other of [999_999, team(1, 0)]) {
    const { status, json } = await kolo.call('GET', path(team(0, 0), other));
    expect([status, json]).toMatchObject([404, { error: 'team.not-found' }]);
  }
});

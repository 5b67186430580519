import type { LeagueProgress, LeagueRecords, MatchAnswer } from '@kolo/domain';
import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { kickOff, matchOn } from '../../../test/live-match.js';

let kolo: TestApp;
let old: TestLeague;
let now: TestLeague;
let annulled: number;
let awarded: number;

const must = <Answer>(method: string, path: string, body: unknown) =>
  kolo.must<Answer>(method, path, { as: 'admin', body });
const records = async ({ leagueId }: TestLeague): Promise<LeagueRecords> =>
  (await kolo.call('GET', `/api/leagues/${leagueId}/records`)).json as LeagueRecords;
const progress = async ({ leagueId }: TestLeague): Promise<LeagueProgress> =>
  (await kolo.call('GET', `/api/leagues/${leagueId}/progress`)).json as LeagueProgress;

/** @param sides numbers of the teams in their league */
async function fixture(league: TestLeague, sides: [number, number], round: number) {
  const [home, away] = sides.map((n) => league.teams[n]?.id);
  const matchDate = new Date(Date.UTC(2025, 2, 7 * round, 16)).toISOString();
  const body = { homeTeamId: home, awayTeamId: away, matchDate, round };
  return (await must<MatchAnswer>('POST', '/api/matches', body)).id;
}

async function result(
  league: TestLeague,
  sides: [number, number],
  [round, homeScore, awayScore]: [number, number, number],
) {
  const id = await fixture(league, sides, round);
  await must('PATCH', `/api/matches/${id}/result`, { homeScore, awayScore });
  return id;
}

/** Two goals of the first player, at the table. */
async function played(league: TestLeague, round: number) {
  const match = matchOn(kolo, await fixture(league, [0, 1], round), league);
  await kickOff(match);
  const scorer = match.home[0];
  for (const _ of [1, 2]) await match.must('POST', 'goals', { team: 'home', scorer });
  await match.must('PATCH', 'state', { matchState: 'half-time' });
  await match.must('PATCH', 'state', { matchState: 'second-half', currentHalf: 2 });
  await match.must('POST', 'mvp', { playerId: scorer });
  await match.must('PATCH', 'state', { status: 'completed', matchState: 'completed' });
  return match.id;
}

beforeAll(async () => {
  kolo = await startTestApp();
  old = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 });
  now = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 });
  await result(old, [0, 1], [1, 8, 1]);
  await played(now, 1);
  await result(now, [1, 2], [2, 4, 4]);
  awarded = await result(now, [2, 0], [3, 9, 9]);
  annulled = await result(now, [1, 0], [4, 20, 0]);
  await must('POST', `/api/matches/${awarded}/award`, {
    winner: 'home',
    homeScore: 5,
    awayScore: 0,
    cause: 'no-show',
    text: 'Nisu došli.',
  });
  await must('POST', `/api/matches/${annulled}/annul`, { reason: 'decision', text: 'Odluka.' });
});
afterAll(() => kolo.close());

it('has the records of the season, without what was awarded or annulled', async () => {
  const { season } = await records(now);
  expect(season.biggestWin).toMatchObject([{ homeScore: 2, awayScore: 0 }]);
  expect(season.highestScoring).toMatchObject([{ homeScore: 4, awayScore: 4 }]);
  expect(season.playerGoals).toMatchObject([
    { player: { id: now.teams[0]?.playerIds[0] }, goals: 2, team: { id: now.teams[0]?.id } },
  ]);
  expect(season.longestUnbeaten).toMatchObject([{ team: { id: now.teams[2]?.id }, matches: 2 }]);
});

it('has the records of all seasons, which are the same in each of them', async () => {
  const [first, second] = [await records(old), await records(now)];
  expect(first.allTime).toEqual(second.allTime);
  expect(second.allTime.biggestWin).toMatchObject([
    { homeScore: 8, awayScore: 1, league: { id: old.leagueId } },
  ]);
  expect(second.allTime.playerGoals).toEqual(second.season.playerGoals);
});

it('names players by the policy of the league', async () => {
  const policy = (to: string) =>
    kolo.db.query('UPDATE leagues SET name_policy = $1 WHERE id = $2', [to, now.leagueId]);
  await policy('hidden');
  expect((await records(now)).season.playerGoals[0]?.player.name).toBe('#1');
  await policy('full');
  expect((await records(now)).season.playerGoals[0]?.player.name).toMatch(/^Igrač /);
});

it('has the places after each round, and what was scored in it', async () => {
  const { rounds, teams, goalMinutes, goalsPerRound } = await progress(now);
  expect(rounds).toEqual([1, 2, 3]);
  const placesOf = (n: number) => teams.find(({ team }) => team.id === now.teams[n]?.id)?.places;
  expect(placesOf(0)).toEqual([1, 1, 2]);
  expect(placesOf(2)?.at(-1)).toBe(1);
  expect(goalMinutes).toEqual([{ from: 1, until: 5, goals: 2 }]);
  expect(goalsPerRound).toEqual([
    { round: 1, matches: 1, goals: 2 },
    { round: 2, matches: 1, goals: 8 },
  ]);
});

it('follows a goal that is undone after the final whistle', async () => {
  const league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
  const match = matchOn(kolo, await played(league, 1), league);
  expect((await progress(league)).goalMinutes).toEqual([{ from: 1, until: 5, goals: 2 }]);
  const { goals } = await match.state();
  await match.must('POST', 'undo', { eventId: goals[0]?.id });
  expect((await progress(league)).goalMinutes).toEqual([{ from: 1, until: 5, goals: 1 }]);
});

it.each(['records', 'progress'])('%s of a league that there is not are not found', async (path) => {
  expect(await kolo.call('GET', `/api/leagues/999999/${path}`)).toMatchObject({
    status: 404,
    json: { error: 'league.not-found' },
  });
});

it('reads all seasons once for all leagues, and again after a change, however late it is', async () => {
  const query = jest.spyOn(kolo.app.get(DataSource), 'query');
  const readings = () =>
    query.mock.calls.filter(([text]) => text.startsWith('SELECT id FROM leagues')).length;
  await result(now, [0, 2], [5, 1, 0]);
  await Promise.all([old, now].map(records));
  expect(readings()).toBe(1);
  const inAnHour = Date.now() + 3_600_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(inAnHour);
  await records(now);
  clock.mockRestore();
  expect(readings()).toBe(1);
  await result(now, [1, 2], [6, 1, 0]);
  await records(now);
  expect(readings()).toBe(2);
});

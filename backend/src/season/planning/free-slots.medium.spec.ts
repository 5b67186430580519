import { type FreeSlot, type MatchAnswer, zagrebToUtc, zagrebWallTime } from '@kolo/domain';
import { type Caller, startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { kickOff, matchOn } from '../../../test/live-match.js';

let kolo: TestApp;
let league: TestLeague;
let matchId: number;

/** Far ahead, so that no slot lies behind. */
const day = '2098-11-30';
const at = (time: string): string => zagrebToUtc(day, time);

beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());
beforeEach(async () => {
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 4 });
  const slots = [{ venue: 'Sutinska', weekday: 7, from: '16:00', to: '20:00' }];
  await must('PUT', `leagues/${league.leagueId}/slots`, [
    ...slots.map((slot) => ({ ...slot, slotMinutes: 48, bufferMinutes: 0 })),
  ]);
  matchId = await scheduled([0, 1], at('16:00'));
});

const must = <Answer>(method: string, path: string, body?: unknown) =>
  kolo.must<Answer>(method, `/api/${path}`, { as: 'admin', body });

async function scheduled(places: [number, number], matchDate: string, of = league) {
  const [home, away] = places.map((place) => of.teams[place]?.id);
  const body = { homeTeamId: home, awayTeamId: away, matchDate, venue: 'Sutinska', round: 1 };
  return (await must<MatchAnswer>('POST', 'matches', body)).id;
}

const ask = (as: Caller = 'admin', id = matchId) =>
  kolo.call('GET', `/api/matches/${id}/free-slots`, { as });
const slots = async (): Promise<FreeSlot[]> => (await ask()).json as FreeSlot[];
const times = (all: readonly FreeSlot[]): string[] =>
  all.map((slot) => zagrebWallTime(slot.at)).flatMap((one) => (one.day === day ? [one.time] : []));

it('the free slots of a match are those of its hall that nobody has, also of other leagues', async () => {
  await scheduled([2, 3], at('16:48'));
  const rivals = await createLeague(kolo.db, { ownerId: kolo.userIds.public, teams: 2 });
  await scheduled([0, 1], at('18:24'), rivals);
  const all = await slots();
  expect(times(all)).toEqual(['17:36', '19:12']);
  expect(all[0]?.venue).toBe('Sutinska');
});

it('a blackout takes its day, and a soft one is shown', async () => {
  const days = { fromDay: day, toDay: day };
  const teamId = league.teams[1]?.id;
  await must('POST', `leagues/${league.leagueId}/blackouts`, { ...days, teamId, hard: false });
  const shown = (await slots()).find((slot) => slot.at === at('17:36'));
  expect(shown?.consequences).toEqual([{ code: 'soft-blackout', teamId }]);
  await must('POST', `leagues/${league.leagueId}/blackouts`, { ...days, hard: true });
  expect(times(await slots())).toEqual([]);
});

it('what a team would like is shown', async () => {
  const teamId = league.teams[0]?.id;
  const preferences = [{ kind: 'latest', value: '17:00' }];
  await must('PUT', `teams/${teamId}/preferences`, { preferences });
  const shown = (await slots()).find((slot) => slot.at === at('17:36'));
  expect(shown?.consequences).toEqual([{ code: 'preference', teamId }]);
});

it('a slot is one that the match can move to, and then it is not free any more', async () => {
  const [slot] = await slots();
  await must('PATCH', `matches/${matchId}/schedule`, { matchDate: slot?.at, venue: slot?.venue });
  expect(await slots()).not.toContainEqual(expect.objectContaining({ at: slot?.at }));
});

it('they are for the companies of the match, and for no other', async () => {
  expect((await ask('company')).status).toBe(200);
  const foreign = await scheduled([2, 3], at('16:48'));
  expect((await ask('company', foreign)).status).toBe(403);
});

it('a match that has begun has none, and neither has one of no league', async () => {
  await kickOff(matchOn(kolo, matchId, league));
  expect((await ask()).json).toMatchObject({ error: 'match.not-scheduled' });
  const stranger = await createLeague(kolo.db, { ownerId: kolo.userIds.public, teams: 1 });
  const [home, away] = [league.teams[2]?.id, stranger.teams[0]?.id];
  const body = { homeTeamId: home, awayTeamId: away, matchDate: at('16:00') };
  const { id } = await must<MatchAnswer>('POST', 'matches', body);
  expect((await ask('admin', id)).json).toEqual([]);
});

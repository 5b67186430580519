import type { Ban, LeagueDiscipline, MatchAnswer } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { kickOff, type LiveMatchUnderTest, matchOn } from '../../../test/live-match.js';
import { EventStore } from '../../events/event-store.js';
import { rebuild } from '../../projections/rebuild.js';
import { DisciplineService } from './discipline.service.js';

let kolo: TestApp;
/** Another node, which has read nothing yet. */
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
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 });
});
afterEach(() => jest.restoreAllMocks());

const on = ({ app }: TestApp): Promise<LeagueDiscipline> =>
  app.get(DisciplineService, { strict: false }).of(league.leagueId);
const discipline = () => on(kolo);
const teamId = (place: number): number => league.teams[place]?.id ?? 0;
const first = (): number => league.teams[0]?.playerIds[0] ?? 0;
const bans = async (): Promise<readonly Ban[]> =>
  (await discipline()).people.find(({ playerId }) => playerId === first())?.bans ?? [];

const write = (method: string, path: string, body: object): Promise<unknown> =>
  kolo.must(method, path, { as: 'admin', body });

async function scheduled(home = 0, away = 1, day = '2026-12-06'): Promise<LiveMatchUnderTest> {
  const teams = { homeTeamId: teamId(home), awayTeamId: teamId(away) };
  const matchDate = `${day}T18:00:00.000Z`;
  const { id } = (await write('POST', '/api/matches', { ...teams, matchDate })) as MatchAnswer;
  return matchOn(kolo, id, league);
}

async function playedWith(card: string): Promise<LiveMatchUnderTest> {
  const match = await scheduled();
  await kickOff(match);
  await match.must('POST', 'cards', { team: 'home', playerId: first(), card });
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await match.must('PATCH', 'state', { matchState });
  return match;
}

const recorded = ({ id }: LiveMatchUnderTest) =>
  write('PATCH', `/api/matches/${id}/result`, { homeScore: 1, awayScore: 0 });

it('a red card blocks the next match, which serves it', async () => {
  const { id: matchId } = await playedWith('red');
  const next = await scheduled(0, 2, '2026-12-13');
  expect((await discipline()).people).toMatchObject([
    {
      playerId: first(),
      name: 'Igrač Adria 1',
      teamId: teamId(0),
      bans: [{ kind: 'red', matchId, amount: 1, served: [], remaining: 1 }],
      blockedIn: next.id,
    },
  ]);
  await recorded(next);
  expect(await bans()).toMatchObject([{ served: [{ matchId: next.id }], remaining: 0 }]);
});

it('is the same on every node and after a rebuild', async () => {
  await playedWith('red');
  await recorded(await scheduled(0, 2, '2026-12-13'));
  const { asOf: _, ...live } = await discipline();
  expect(live.people).toHaveLength(1);
  await rebuild(kolo.database.adminUrl, () => undefined);
  for (const node of [kolo, other]) expect(await on(node)).toMatchObject(live);
});

it('a card that is corrected after the whistle changes it', async () => {
  const match = await playedWith('red');
  const { actions } = await match.state();
  const card = actions.find(({ type }) => type === 'CardShown');
  await match.must('PATCH', `actions/${card?.id}`, { card: 'yellow' });
  expect((await discipline()).people).toMatchObject([{ yellows: 1, bans: [] }]);
  await match.must('POST', 'undo', { eventId: card?.id });
  expect((await discipline()).people).toEqual([]);
});

it('a player takes a ban along to another team, and the matches of the old one no longer serve it', async () => {
  await playedWith('red');
  await kolo.db.query(
    'UPDATE players SET team_id = $1, jersey_number = jersey_number + 50 WHERE id = $2',
    [teamId(2), first()],
  );
  const ofOld = await scheduled(0, 1, '2026-12-13');
  const ofNew = await scheduled(1, 2, '2026-12-20');
  await recorded(ofOld);
  expect((await discipline()).people).toMatchObject([
    { teamId: teamId(2), bans: [{ served: [], remaining: 1 }], blockedIn: ofNew.id },
  ]);
  await recorded(ofNew);
  expect(await bans()).toMatchObject([{ served: [{ matchId: ofNew.id }] }]);
});

it('what a player sat out before a move stays served', async () => {
  await playedWith('red');
  const sameDay = await scheduled(1, 2, '2026-12-13');
  await recorded(sameDay);
  const missed = await scheduled(0, 1, '2026-12-13');
  await recorded(missed);
  await kolo.db.query(
    'UPDATE players SET team_id = $1, jersey_number = jersey_number + 50 WHERE id = $2',
    [teamId(2), first()],
  );
  expect(await bans()).toMatchObject([{ served: [{ matchId: missed.id }] }]);
});

it('an official takes a ban from match to match by name', async () => {
  const match = await scheduled();
  const coach = { side: 'home', role: 'coach', firstName: 'Ivo', lastName: 'Ivić' };
  await write('PUT', `/api/matches/${match.id}/officials`, coach);
  await kickOff(match);
  await match.must('POST', 'cards', { team: 'home', official: 'coach', card: 'red' });
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await match.must('PATCH', 'state', { matchState });
  const next = await scheduled(0, 2, '2026-12-13');
  const { people, officials } = await discipline();
  expect(people).toEqual([]);
  expect(officials).toMatchObject([
    { name: 'Ivo Ivić', teamId: teamId(0), bans: [{ kind: 'red' }], blockedIn: next.id },
  ]);
});

it('the fair-play table weighs the cards of each team', async () => {
  await playedWith('red');
  const rows = await kolo.app.get(DisciplineService, { strict: false }).fairPlay(league.leagueId);
  expect(rows.at(-1)).toMatchObject({ position: 3, teamId: teamId(0), points: 4, redCards: 1 });
});

it('a match that changed is one log to read', async () => {
  await playedWith('red');
  const next = await scheduled(0, 2, '2026-12-13');
  await discipline();
  const read = jest.spyOn(kolo.app.get(EventStore, { strict: false }).forReaders, 'readStreams');
  await recorded(next);
  await discipline();
  await discipline();
  expect(read.mock.calls.map(([ids]) => ids)).toEqual([[next.id]]);
});

it('of a league that there is not is not found', async () => {
  const service = kolo.app.get(DisciplineService, { strict: false });
  await expect(service.of(999_999)).rejects.toMatchObject({
    refusal: { code: 'league.not-found' },
  });
});

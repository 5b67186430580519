import { randomUUID } from 'node:crypto';
import type { EventPage, ManageView, MatchAnswer, ReplayLog } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { kickOff, type LiveMatchUnderTest, matchOn } from '../../../test/live-match.js';
import { DisciplineService } from './discipline.service.js';

let kolo: TestApp;
let league: TestLeague;
let red: LiveMatchUnderTest;
let next: LiveMatchUnderTest;

beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());
beforeEach(async () => {
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
  red = await scheduled('2026-12-06', 3);
  await kickOff(red);
  await red.must('POST', 'cards', { team: 'home', playerId: banned(), card: 'red' });
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await red.must('PATCH', 'state', { matchState });
  next = await scheduled('2026-12-13', 4);
});
afterEach(() => jest.restoreAllMocks());

const banned = (): number => league.teams[0]?.playerIds[0] ?? 0;
const suspendedAsOf = '2026-12-05T08:00:00.000Z';
const overrides = () => [{ playerId: banned(), reason: 'mistaken-ban' }];

async function scheduled(day: string, round: number): Promise<LiveMatchUnderTest> {
  const [home, away] = league.teams;
  const body = {
    homeTeamId: home?.id,
    awayTeamId: away?.id,
    matchDate: `${day}T18:00:00.000Z`,
    round,
  };
  const { json, text } = await kolo.call('POST', '/api/matches', { as: 'admin', body });
  const { id } = json as MatchAnswer;
  if (id === undefined) throw new Error(text);
  return matchOn(kolo, id, league);
}

const post = (path: string, body: object) =>
  kolo.call('POST', `/api/matches/${next.id}/${path}`, { as: 'admin', body });

const manage = async (): Promise<ManageView> => {
  const { json } = await kolo.call('GET', `/api/matches/${next.id}/manage`, { as: 'admin' });
  return json as ManageView;
};

const overridden = async () => (await next.state()).overrides;

it('the console learns who is suspended, for what, and since when it is known', async () => {
  const [home, away] = league.teams;
  expect((await manage()).suspended).toEqual({
    asOf: expect.any(String),
    players: [
      {
        playerId: banned(),
        kind: 'red',
        matchId: red.id,
        decisionId: null,
        remaining: 1,
        of: 1,
        from: { round: 3, home: home?.name, away: away?.name },
      },
    ],
    officials: [],
  });
});

it.each([
  ['attendance', () => ({ team: 'home', playerIds: next.home })],
  ['initialize', () => ({ playerIds: [...next.home, ...next.away] })],
])('%s is refused with the player on it, and taken with a reason', async (path, body) => {
  const refused = await post(path, body());
  expect(refused).toMatchObject({
    status: 409,
    json: { error: 'match.player-suspended', details: { playerIds: [banned()] } },
  });
  await next.must('POST', path, { ...body(), overrides: overrides() });
  expect(await overridden()).toEqual({ [banned()]: 'mistaken-ban' });
});

it('without the player a list needs no reason', async () => {
  const playerIds = next.home.filter((id) => id !== banned());
  await next.must('POST', 'attendance', { team: 'home', playerIds });
  expect(await overridden()).toBeUndefined();
});

it('the player replaces nobody on the list without a reason', async () => {
  const [playerId, ...others] = next.home.filter((id) => id !== banned());
  await next.must('POST', 'initialize', { playerIds: [playerId, ...others, ...next.away] });
  const body = { team: 'home', playerId, replacedBy: banned(), reason: 'absent' };
  expect(await post('replacements', body)).toMatchObject({
    status: 409,
    json: { error: 'match.player-suspended', details: { playerIds: [banned()] } },
  });
  await next.must('POST', 'replacements', { ...body, overrides: overrides() });
  expect(await overridden()).toEqual({ [banned()]: 'mistaken-ban' });
});

it('a list of a console is taken, however old its suspensions are, and notes whom it overlooked', async () => {
  const playerIds = [...next.home, ...next.away];
  await next.must('POST', 'initialize', { playerIds, suspendedAsOf });
  expect(await overridden()).toEqual({ [banned()]: 'unnoticed' });
});

it('the same list sent twice is one, whatever the suspensions are by then', async () => {
  const body = { team: 'home', playerIds: next.home, overrides: overrides() };
  const headers = { 'Idempotency-Key': randomUUID() };
  const first = await next.must('POST', 'attendance', body, headers);
  await red.must('POST', 'undo', { eventId: await redCard() });
  const again = await next.must('POST', 'attendance', body, headers);
  expect(again.events).toEqual(first.events);
});

async function redCard(): Promise<string | undefined> {
  const { actions } = await red.state();
  return actions.find(({ type }) => type === 'CardShown')?.id;
}

it('a player who comes late needs a reason too', async () => {
  const playerIds = [...next.home.slice(1), ...next.away];
  await next.must('POST', 'initialize', { playerIds });
  const added = { team: 'home', playerId: banned() };
  expect((await post('players', added)).json).toMatchObject({ error: 'match.player-suspended' });
  await next.must('POST', 'players', { ...added, overrides: overrides() });
  expect(await overridden()).toEqual({ [banned()]: 'mistaken-ban' });
});

it('the first whistle checks the list once more, and is never refused', async () => {
  const card = await redCard();
  await red.must('POST', 'undo', { eventId: card });
  await next.must('POST', 'initialize', { playerIds: [...next.home, ...next.away] });
  await red.must('POST', 'cards', { team: 'home', playerId: banned(), card: 'red' });
  await next.must('PATCH', 'state', { status: 'in_progress' });
  expect(await overridden()).toEqual({ [banned()]: 'unnoticed' });
});

async function suspend(playerId: number | undefined): Promise<void> {
  const length = { kind: 'matches', amount: 1, reason: 'insult', from: '2026-12-01' };
  const path = `/api/leagues/${league.leagueId}/suspensions`;
  const { status } = await kolo.call('POST', path, { as: 'admin', body: { playerId, ...length } });
  expect(status).toBe(200);
}

it('a list and a whistle that arrive late know nothing of what the league decided since', async () => {
  await suspend(next.home[1]);
  const minutesAgo = (minutes: number) => ({
    'Occurred-At': new Date(Date.now() - minutes * 60_000).toISOString(),
  });
  const playerIds = [...next.home.filter((id) => id !== banned()), ...next.away];
  await next.must('POST', 'initialize', { playerIds, suspendedAsOf }, minutesAgo(60));
  await next.must('PATCH', 'state', { status: 'in_progress' }, minutesAgo(55));
  expect(await overridden()).toBeUndefined();
});

it('a match that is being played lists nobody whom the league suspends meanwhile', async () => {
  await kickOff(next);
  await suspend(next.home[1]);
  const listed = (await manage()).suspended?.players.map(({ playerId }) => playerId);
  expect(listed).toEqual([banned()]);
});

it('whoever plays all the same is a flag for the administrator', async () => {
  await kickOff(next);
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await next.must('PATCH', 'state', { matchState });
  const { flags } = await kolo.app.get(DisciplineService, { strict: false }).of(league.leagueId);
  expect(flags).toEqual([{ code: 'ineligible-player', matchId: next.id, playerId: banned() }]);
});

it('a discipline that cannot be read stops no list', async () => {
  const discipline = kolo.app.get(DisciplineService, { strict: false });
  for (const method of ['of', 'forTaps'] as const)
    jest.spyOn(discipline, method).mockRejectedValue(new Error('No connection'));
  expect((await manage()).suspended).toEqual({
    asOf: expect.any(String),
    players: [],
    officials: [],
  });
  await next.must('POST', 'initialize', { playerIds: [...next.home, ...next.away] });
  expect(await overridden()).toBeUndefined();
});

it.each([
  [{ overrides: [{ playerId: 1, reason: 'unnoticed' }] }],
  [{ overrides: [{ playerId: 1 }] }],
  [{ overrides: 'all' }],
  [{ overrides: [null] }],
  [{ suspendedAsOf: 'yesterday' }],
])('%j is no answer to a suspension', async (said) => {
  const { status } = await post('attendance', { team: 'home', playerIds: next.home, ...said });
  expect(status).toBe(400);
});

it('the public log tells nobody of an override, the log of administrators does', async () => {
  const body = { team: 'home', playerIds: next.home, overrides: overrides() };
  await next.must('POST', 'attendance', body);
  const { json: shown, text } = await kolo.call('GET', `/api/matches/${next.id}/replay`, {
    as: 'public',
  });
  expect((shown as ReplayLog).events.map(({ type }) => type)).toContain('Withheld');
  expect(text).not.toContain('mistaken-ban');
  const { json } = await kolo.call('GET', `/api/matches/${next.id}/events`, { as: 'admin' });
  expect((json as EventPage).events.map(({ event }) => event.type)).toContain(
    'SuspensionOverridden',
  );
});

import { randomUUID } from 'node:crypto';
import type {
  DecisionAnswer,
  DecisionPage,
  ErrorAnswer,
  MatchAnswer,
  Suspension,
} from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';

let one: TestApp;
/** Another node of the same database. */
let two: TestApp;
let league: TestLeague;
beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ database: one.database });
});
beforeEach(async () => {
  league = await createLeague(one.db, { ownerId: one.userIds.company, teams: 2 });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

interface Sending {
  on?: TestApp;
  commandId?: string;
  at?: string;
}

function ask(
  method: string,
  path: string,
  body?: object,
  { on = one, commandId = randomUUID(), at }: Sending = {},
) {
  const headers = { 'idempotency-key': commandId, ...(at !== undefined && { 'occurred-at': at }) };
  return on.call(method, `/api/leagues/${league.leagueId}/${path}`, { as: 'admin', body, headers });
}

async function must(...call: Parameters<typeof ask>): Promise<DecisionAnswer> {
  const { status, json, text } = await ask(...call);
  if (status !== 200) throw new Error(`${call[1]} answered ${status}: ${text}`);
  return json as DecisionAnswer;
}

async function refusal(...call: Parameters<typeof ask>): Promise<[number, string]> {
  const { status, json } = await ask(...call);
  return [status, (json as ErrorAnswer).error];
}

const playerId = (): number => league.teams[0]?.playerIds[0] ?? 0;
const twoMatches = (more: object = {}) => ({
  playerId: playerId(),
  kind: 'matches',
  amount: 2,
  reason: 'violent-conduct',
  from: '2026-03-15',
  ...more,
});
const impose = async (more?: object): Promise<string> =>
  (await must('POST', 'suspensions', twoMatches(more))).decision.id;

const suspensions = async (on = two): Promise<readonly Suspension[]> =>
  (await on.app.get(LeagueStatesService).of(league.leagueId)).suspensions;

describe('a suspension', () => {
  it('is a decision of the league, at its instant and with its words beside the log', async () => {
    const commandId = randomUUID();
    const at = new Date(Date.now() - 60_000).toISOString();
    const body = twoMatches({ text: 'Udario je protivnika.' });
    expect(await must('POST', 'suspensions', body, { commandId, at })).toEqual({
      leagueId: league.leagueId,
      version: 1,
      epoch: expect.any(String),
      decision: { id: `${commandId}.0` },
      events: [
        { type: 'SuspensionImposed', data: twoMatches(), id: `${commandId}.0`, at, version: 1 },
      ],
    });
    const { events } = (await ask('GET', 'decisions')).json as DecisionPage;
    expect(events).toMatchObject([
      { text: 'Udario je protivnika.', playerName: 'Igrač Adria 1', event: { at } },
    ]);
  });

  it('is changed, appealed against and cancelled, on every node', async () => {
    const id = await impose();
    await must('PATCH', `suspensions/${id}`, { amount: 3 });
    expect(await suspensions()).toMatchObject([{ id, kind: 'matches', amount: 3 }]);
    await must('PATCH', `suspensions/${id}`, { until: '2099-05-01' }, { on: two });
    const [until] = await suspensions(one);
    expect(until).toMatchObject({ kind: 'until', until: '2099-05-01' });
    expect(until).not.toHaveProperty('amount');
    const { decision } = await must('POST', `suspensions/${id}/appeals`, { suspensive: true });
    await must('PATCH', `appeals/${decision.id}`, { outcome: 'upheld', text: 'Snimka' });
    expect(await suspensions()).toMatchObject([
      { appeal: { id: decision.id, suspensive: true, outcome: 'upheld' } },
    ]);
    await must('DELETE', `suspensions/${id}`, {}, { on: two });
    expect(await suspensions(one)).toEqual([]);
  });

  it('has its old length again when its change is undone, and its appeal is undone likewise', async () => {
    const id = await impose();
    const { decision: longer } = await must('PATCH', `suspensions/${id}`, { amount: 9 });
    await must('DELETE', `suspensions/${longer.id}`);
    const path = `suspensions/${id}/appeals`;
    const { decision: appeal } = await must('POST', path, { suspensive: false });
    const outcome = { outcome: 'rejected' };
    const { decision } = await must('PATCH', `appeals/${appeal.id}`, outcome);
    await must('DELETE', `appeals/${decision.id}`);
    expect(await suspensions()).toMatchObject([{ amount: 2, appeal: { outcome: null } }]);
    await must('DELETE', `appeals/${appeal.id}`);
    expect(await suspensions()).toMatchObject([{ amount: 2, appeal: null }]);
  });

  it('is imposed once, however often the command comes, and even when the player left since', async () => {
    const commandId = randomUUID();
    const body = twoMatches();
    const first = await must('POST', 'suspensions', body, { commandId });
    const elsewhere = await createLeague(one.db, { ownerId: one.userIds.company, teams: 1 });
    await one.db.query('UPDATE players SET team_id = $1, jersey_number = 90 WHERE id = $2', [
      elsewhere.teams[0]?.id,
      playerId(),
    ]);
    for (const on of [one, two])
      expect(await must('POST', 'suspensions', body, { commandId, on })).toEqual(first);
    expect(await suspensions()).toHaveLength(1);
    const other = twoMatches({ amount: 3 });
    const reused = [422, 'request.command-id-reused'];
    expect(await refusal('POST', 'suspensions', other, { commandId, on: two })).toEqual(reused);
  });

  it('of an official by name has its first answer also when the name is erased since', async () => {
    const commandId = randomUUID();
    const name = { firstName: 'Ivo', lastName: 'Zaboravić' };
    const body = twoMatches({ playerId: undefined, teamId: league.teams[0]?.id, ...name });
    const first = await must('POST', 'suspensions', body, { commandId });
    const [event] = first.events;
    const officialId = event?.type === 'OfficialSuspended' ? event.data.officialId : 0;
    const erased = await one.call('POST', `/api/people/official-${officialId}/erase`, {
      as: 'admin',
      body: { name: 'Ivo Zaboravić' },
    });
    expect(erased.status).toBe(204);
    for (const on of [one, two])
      expect(await must('POST', 'suspensions', body, { commandId, on })).toEqual(first);
    await impose({ playerId: undefined, teamId: league.teams[0]?.id, ...name });
    expect(await must('POST', 'suspensions', body, { commandId, on: two })).toEqual(first);
    const reused = [422, 'request.command-id-reused'];
    for (const other of [{ ...body, amount: 3 }, twoMatches()])
      expect(await refusal('POST', 'suspensions', other, { commandId })).toEqual(reused);
  });

  it('is cancelled once, and appealed against once, when two administrators do so at the same moment', async () => {
    const both = (method: string, path: string, body: object): Promise<number[]> =>
      Promise.all(
        [one, two].map(async (on) => (await ask(method, path, body, { on })).status),
      ).then((statuses) => statuses.sort());
    const id = await impose();
    const appeals = `suspensions/${id}/appeals`;
    expect(await both('POST', appeals, { suspensive: true })).toEqual([200, 409]);
    const [suspension] = await suspensions();
    const appeal = `appeals/${suspension?.appeal?.id}`;
    expect(await both('PATCH', appeal, { outcome: 'rejected' })).toEqual([200, 409]);
    expect(await both('DELETE', `suspensions/${id}`, {})).toEqual([200, 404]);
  });

  it.each<[string, object]>([
    ['another kind', { kind: 'months' }],
    ['another reason', { reason: 'mood' }],
    ['no match', { amount: 0 }],
    ['half a match', { amount: 1.5 }],
    ['a hundred matches', { amount: 100 }],
    ['no day to begin', { from: '2026-02-30' }],
    ['an instant', { from: '2026-03-15T18:00:00Z' }],
    ['null as a match', { matchId: null }],
    ['words without end', { text: 'a'.repeat(2_001) }],
    ['an unknown field', { colour: 'red' }],
  ])('is refused with %s', async (_, change) => {
    const refused = [400, 'request.invalid'];
    expect(await refusal('POST', 'suspensions', twoMatches(change))).toEqual(refused);
  });

  it.each<[string, object]>([
    ['nobody', { playerId: undefined }],
    ['a player and an official', { officialId: 1 }],
    ['a player and a name', { teamId: 1, firstName: 'Ivo', lastName: 'Ivić' }],
    ['a name without a team', { playerId: undefined, firstName: 'Ivo', lastName: 'Ivić' }],
    ['half a name', { playerId: undefined, teamId: 1, firstName: 'Ivo' }],
  ])('is refused of %s', async (_, change) => {
    const refused = [400, 'suspension.person'];
    expect(await refusal('POST', 'suspensions', twoMatches(change))).toEqual(refused);
  });

  it.each<[string, object]>([
    ['two lengths', { until: '2099-05-01' }],
    ['no length', { amount: undefined }],
    ['a last day before its first', { kind: 'until', amount: undefined, until: '2026-03-14' }],
    ['matches for ever', { kind: 'for-ever', amount: 2 }],
  ])('is refused with %s', async (_, change) => {
    const refused = [400, 'suspension.length'];
    expect(await refusal('POST', 'suspensions', twoMatches(change))).toEqual(refused);
    const id = await impose();
    const length = { kind: 'matches', ...change };
    expect(await refusal('PATCH', `suspensions/${id}`, length)).toEqual(refused);
    expect(await refusal('PATCH', `suspensions/${id}`, {})).toEqual(refused);
  });

  it('is refused for what is not there', async () => {
    const other = await createLeague(one.db, { ownerId: one.userIds.company, teams: 1 });
    const stranger = other.teams[0]?.playerIds[0];
    for (const id of [stranger, 987_654])
      expect(await refusal('POST', 'suspensions', twoMatches({ playerId: id }))).toEqual([
        404,
        'player.not-found',
      ]);
    const about = twoMatches({ matchId: 987_654 });
    expect(await refusal('POST', 'suspensions', about)).toEqual([404, 'match.not-found']);
    const { decision } = await must('POST', 'points-adjustments', {
      teamId: league.teams[0]?.id,
      points: -1,
      cause: 'other',
      on: '2026-03-14',
    });
    const missing = [404, 'decision.not-found'];
    for (const id of [decision.id, 'nothing.0', '%20']) {
      expect(await refusal('PATCH', `suspensions/${id}`, { amount: 1 })).toEqual(missing);
      expect(await refusal('DELETE', `suspensions/${id}`)).toEqual(missing);
      const path = `suspensions/${id}/appeals`;
      expect(await refusal('POST', path, { suspensive: true })).toEqual(missing);
      expect(await refusal('PATCH', `appeals/${id}`, { outcome: 'upheld' })).toEqual(missing);
      expect(await refusal('DELETE', `appeals/${id}`)).toEqual(missing);
    }
  });

  it('is neither changed nor cancelled once it is served, but can still be appealed against', async () => {
    const play = async (day: number): Promise<void> => {
      const [home, away] = league.teams;
      const matchDate = new Date(Date.now() + day * 86_400_000).toISOString();
      const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate };
      const match = await one.call('POST', '/api/matches', { as: 'admin', body });
      const path = `/api/matches/${(match.json as MatchAnswer).id}/result`;
      const score = { homeScore: 1, awayScore: 0 };
      const { status } = await one.call('PATCH', path, { as: 'admin', body: score });
      expect(status).toBe(200);
    };
    const yesterday = new Date(Date.now() - 86_400_000);
    const from = yesterday.toISOString().slice(0, 10);
    const id = await impose({ amount: 1, from });
    const { decision: longer } = await must('PATCH', `suspensions/${id}`, { amount: 2 });
    await play(1);
    const commandId = randomUUID();
    const shorter = await must('PATCH', `suspensions/${id}`, { amount: 1 }, { commandId });
    const served = [409, 'suspension.served'];
    expect(await refusal('PATCH', `suspensions/${id}`, { amount: 3 })).toEqual(served);
    for (const one of [id, longer.id, shorter.decision.id])
      expect(await refusal('DELETE', `suspensions/${one}`)).toEqual(served);
    const repeat = await must('PATCH', `suspensions/${id}`, { amount: 1 }, { commandId, on: two });
    expect(repeat).toEqual(shorter);
    await must('POST', `suspensions/${id}/appeals`, { suspensive: false });
  });

  it('until a day that is over is served', async () => {
    const id = await impose({ kind: 'until', amount: undefined, until: '2026-03-31' });
    const served = [409, 'suspension.served'];
    expect(await refusal('PATCH', `suspensions/${id}`, { until: '2027-03-31' })).toEqual(served);
    expect(await refusal('DELETE', `suspensions/${id}`)).toEqual(served);
  });

  it('has one appeal, which is decided once', async () => {
    const id = await impose();
    const path = `suspensions/${id}/appeals`;
    const { decision } = await must('POST', path, { suspensive: true });
    const decided = [409, 'appeal.decided'];
    expect(await refusal('POST', path, { suspensive: false })).toEqual(decided);
    await must('PATCH', `appeals/${decision.id}`, { outcome: 'inadmissible' });
    const upheld = { outcome: 'upheld' };
    expect(await refusal('PATCH', `appeals/${decision.id}`, upheld)).toEqual(decided);
    expect(await refusal('POST', path, { suspensive: false })).toEqual(decided);
  });
});

it('stays out of the log with its words', async () => {
  await impose({ text: 'Ivan Horvat' });
  const { rows } = await one.db.query<{ row: string }>(
    'SELECT e::text AS row FROM events e WHERE stream = $1',
    [-league.leagueId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain('Horvat');
});

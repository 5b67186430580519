import { randomUUID } from 'node:crypto';
import type { ErrorAnswer, EventPage, ManageView, MatchAnswer } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { runningMatch } from '../../../test/live-match.js';
import { until } from '../../../test/until.js';
import { EventStore } from '../../events/event-store.js';
import { verify } from '../../projections/verify.js';

let one: TestApp;
/** Another node of the same database. */
let two: TestApp;
let league: TestLeague;
beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ database: one.database });
});
afterAll(async () => {
  await two.close();
  await one.close();
});
beforeEach(async () => {
  league = await createLeague(one.db, { ownerId: one.userIds.company, teams: 2 });
});

interface Ruling {
  path: string;
  body: object;
}

const awardTo = (winner: 'home' | 'away'): Ruling => ({
  path: 'award',
  body: { winner, cause: 'no-show' },
});
const annul: Ruling = { path: 'annul', body: { reason: 'decision' } };
const postpone: Ruling = { path: 'postpone', body: { reason: 'hall', newDate: null } };
const abandon: Ruling = { path: 'abandon', body: { reason: 'injury', atFault: 'none' } };

const rule = (on: TestApp, id: number, { path, body }: Ruling, commandId: string = randomUUID()) =>
  on.call('POST', `/api/matches/${id}/${path}`, {
    as: 'admin',
    body,
    headers: { 'idempotency-key': commandId },
  });

async function scheduled(): Promise<number> {
  const [home, away] = league.teams;
  const { json } = await one.call('POST', '/api/matches', {
    as: 'admin',
    body: { homeTeamId: home?.id, awayTeamId: away?.id, matchDate: '2026-11-22T16:00:00.000Z' },
  });
  return (json as MatchAnswer).id;
}

/** The types of the events after a version, in order. */
async function events(id: number, after: number): Promise<string[]> {
  const { json } = await one.call('GET', `/api/matches/${id}/events?after=${after}`, {
    as: 'admin',
  });
  return (json as EventPage).events.map(({ event }) => event.type);
}

async function stateOn(on: TestApp, id: number): Promise<ManageView['state']> {
  const { json } = await on.call('GET', `/api/matches/${id}/manage`, { as: 'admin' });
  return (json as ManageView).state;
}

async function isTheSameEverywhere(id: number): Promise<void> {
  expect(await stateOn(two, id)).toEqual(await stateOn(one, id));
  const { differences } = await verify(
    one.database.adminUrl,
    () => undefined,
    () => undefined,
  );
  expect(differences).toBe(0);
}

const codeOf = ({ status, json }: { status: number; json: unknown }): string =>
  status === 200 ? 'decided' : (json as ErrorAnswer).error;

/** The second node decides after the first has decided and before it has written. */
async function overtaken(id: number, late: Ruling, first: Ruling): Promise<[string, string]> {
  const store = one.app.get(EventStore);
  const append = store.append.bind(store);
  let before = '';
  const held = jest.spyOn(store, 'append').mockImplementationOnce(async (item) => {
    before = codeOf(await rule(two, id, first));
    return append(item);
  });
  const after = codeOf(await rule(one, id, late));
  held.mockRestore();
  return [before, after];
}

describe('two administrators who decide about one match', () => {
  it.each<[string, Ruling, Ruling, string, string[]]>([
    ['an award after an annulment', awardTo('home'), annul, 'match.annulled', ['MatchAnnulled']],
    [
      'an annulment after an award',
      annul,
      awardTo('home'),
      'decided',
      ['ResultAwarded', 'MatchAnnulled'],
    ],
    ['a second annulment', annul, annul, 'match.annulled', ['MatchAnnulled']],
    [
      'a postponement after an award',
      postpone,
      awardTo('away'),
      'match.not-scheduled',
      ['ResultAwarded'],
    ],
  ])('%s is decided on what was written meanwhile', async (_, late, first, outcome, logged) => {
    const id = await scheduled();
    const { version } = await stateOn(one, id);
    expect(await overtaken(id, late, first)).toEqual(['decided', outcome]);
    expect(await events(id, version)).toEqual(logged);
    await isTheSameEverywhere(id);
  });

  it('of two awards the later one counts, whole', async () => {
    const id = await scheduled();
    expect(await overtaken(id, awardTo('away'), awardTo('home'))).toEqual(['decided', 'decided']);
    const { ruling } = await stateOn(two, id);
    expect(ruling?.award).toMatchObject({ winner: 'away', homeScore: 0, awayScore: 5 });
    await isTheSameEverywhere(id);
  });

  it('of a postponement and an abandonment of a running match only one is possible', async () => {
    const { id } = await runningMatch(one);
    const { version } = await stateOn(one, id);
    expect(await overtaken(id, abandon, postpone)).toEqual(['match.not-scheduled', 'decided']);
    expect(codeOf(await rule(two, id, postpone))).toBe('match.not-scheduled');
    const { status, ruling } = await stateOn(one, id);
    expect([status, ruling?.postponed]).toEqual(['cancelled', undefined]);
    expect((await events(id, version)).filter((type) => type.startsWith('Match'))).toEqual([
      'MatchAbandoned',
    ]);
    await isTheSameEverywhere(id);
  });

  it('at the same moment write what was answered, and nothing else', async () => {
    const id = await scheduled();
    const { version } = await stateOn(one, id);
    const rulings = [annul, awardTo('home'), awardTo('away'), postpone];
    const sent = rulings.flatMap((ruling, index) =>
      [one, two].map((on) => ({ on, ruling, commandId: `${id}-${index}` })),
    );
    // Each ruling goes to both nodes under one key, as from a browser that repeats it.
    const answers = await Promise.all(
      sent.map(({ on, ruling, commandId }) => rule(on, id, ruling, commandId)),
    );
    const decided = answers.flatMap(({ status, json }) =>
      status === 200 ? (json as MatchAnswer).events : [],
    );
    const unique = new Map(decided.map((event) => [event.version, event]));
    const log = await one.call('GET', `/api/matches/${id}/events?after=${version}`, {
      as: 'admin',
    });
    expect((log.json as EventPage).events.map(({ event }) => event)).toEqual(
      [...unique.values()].sort((a, b) => a.version - b.version),
    );
    await isTheSameEverywhere(id);
  });
});

describe('a withdrawal', () => {
  const withdraw = (on: TestApp, mode: string) =>
    on.call('POST', `/api/leagues/${league.leagueId}/withdrawals`, {
      as: 'admin',
      body: { teamId: league.teams[1]?.id, mode },
      headers: { 'idempotency-key': randomUUID() },
    });

  it('and an award at the same moment leave both or one, and never half a withdrawal', async () => {
    const ids = [await scheduled(), await scheduled()];
    const [first = 0, second = 0] = ids;
    const [left, ruled] = await Promise.all([
      withdraw(one, 'annul-all'),
      rule(two, first, awardTo('away')),
    ]);
    expect(left.status).toBe(200);
    const isLate = ruled.status !== 200;
    if (isLate) expect(codeOf(ruled)).toBe('match.annulled');
    expect(await events(first, 1)).toEqual([...(isLate ? [] : ['ResultAwarded']), 'MatchAnnulled']);
    expect(await events(second, 1)).toEqual(['MatchAnnulled']);
    await isTheSameEverywhere(first);
  });

  /** The second node is called after the first has decided and before it has written. */
  async function whileWriting<Answer>(
    first: () => Promise<Answer>,
    second: () => Promise<Answer>,
  ): Promise<[Answer, Answer]> {
    const store = one.app.get(EventStore);
    const append = store.appendTogether.bind(store);
    let late: Promise<Answer> | null = null;
    jest.spyOn(store, 'appendTogether').mockImplementationOnce(async (appends) => {
      let isDone = false;
      late = second().finally(() => {
        isDone = true;
      });
      await until(async () => isDone || (await isWaiting()));
      return append(appends);
    });
    const early = await first();
    if (late === null) throw new Error('The first node wrote nothing');
    return [early, await late];
  }

  /** Whether somebody waits for what somebody else is deciding. */
  const isWaiting = async (): Promise<boolean> => {
    const { rows } = await one.db.query(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
    );
    return rows.length > 0;
  };

  const schedule = (on: TestApp) => {
    const [home, away] = league.teams;
    return on.call('POST', '/api/matches', {
      as: 'admin',
      body: { homeTeamId: home?.id, awayTeamId: away?.id, matchDate: '2026-11-22T16:00:00.000Z' },
    });
  };

  it('and a new match of the team at the same moment leave no match that is open', async () => {
    const [made, left] = await whileWriting(
      () => schedule(one),
      () => withdraw(two, 'annul-all'),
    );
    expect([made.status, left.status]).toEqual([201, 200]);
    const { id } = made.json as MatchAnswer;
    expect(await events(id, 1)).toEqual(['MatchAnnulled']);
    await isTheSameEverywhere(id);
  });

  it('that is written first leaves no new match of the team', async () => {
    const known = await scheduled();
    const [left, made] = await whileWriting(
      () => withdraw(one, 'annul-all'),
      () => schedule(two),
    );
    expect(left.status).toBe(200);
    expect(codeOf(made)).toBe('match.team-withdrawn');
    await isTheSameEverywhere(known);
  });

  it('that is written first leaves no replay with the team', async () => {
    const { id, league: own } = await runningMatch(one);
    league = own;
    await rule(one, id, abandon);
    const replay = { path: 'replay-order', body: { mode: 'from-start' } };
    const [left, ordered] = await whileWriting(
      () => withdraw(one, 'award-open'),
      () => rule(two, id, replay),
    );
    expect(left.status).toBe(200);
    expect(codeOf(ordered)).toBe('match.team-withdrawn');
    await isTheSameEverywhere(id);
  });
});

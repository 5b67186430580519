import {
  type AssignmentAnswer,
  type AuditPage,
  type ClaimAnswer,
  type ErrorAnswer,
  type MatchAnswer,
  placeIdOf,
  type RefereeAssignment,
  type RefereePlace,
  type RefereeRules,
  usualRefereeRules,
} from '@kolo/domain';
import {
  type CallOptions,
  startTestApp,
  type TestAnswer,
  type TestApp,
  testPassword,
} from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';

let one: TestApp;
/** Another node of the same database. */
let two: TestApp;
let league: TestLeague;
/** A second referee, with a session on each node. */
let other: { id: number; cookies: ReadonlyMap<TestApp, string> };
let match: number;

const hourMs = 60 * 60 * 1000;
const inDays = (days: number, minutes = 0): string =>
  new Date(Date.now() + days * 24 * hourMs + minutes * 60_000).toISOString();

beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ database: one.database });
  other = await secondReferee();
});
afterAll(async () => {
  await two.close();
  await one.close();
});
beforeEach(async () => {
  await one.db.query('DELETE FROM referee_assignments; DELETE FROM referee_profiles');
  await one.db.query('DELETE FROM referee_absences');
  league = await createLeague(one.db, { ownerId: one.userIds.company, teams: 4 });
  await setRules({});
  match = await schedule(0, 1, inDays(10));
});

async function secondReferee(): Promise<typeof other> {
  const { rows } = await one.db.query<{ id: number }>(
    `INSERT INTO users (username, password, email, role, approved)
     SELECT 'drugi', password, 'drugi@kolo.test', role, true FROM users WHERE username = 'referee'
     RETURNING id`,
  );
  const cookies = await Promise.all([one, two].map(signIn));
  return { id: rows[0]?.id ?? 0, cookies: new Map(cookies) };
}

async function signIn(app: TestApp): Promise<[TestApp, string]> {
  const body = { username: 'drugi', password: testPassword };
  const { headers } = await app.call('POST', '/api/login', { body });
  return [app, headers.getSetCookie()[0]?.split(';')[0] ?? ''];
}

type Caller = 'referee' | 'other' | 'admin';

function ask(
  as: Caller,
  method: string,
  path: string,
  body?: object,
  app: TestApp = one,
): Promise<TestAnswer> {
  const options: CallOptions =
    as === 'other' ? { headers: { cookie: other.cookies.get(app) ?? '' } } : { as };
  return app.call(method, `/api/${path}`, body === undefined ? options : { ...options, body });
}

async function must<Answer>(...call: Parameters<typeof ask>): Promise<Answer> {
  const { status, json, text } = await ask(...call);
  if (status >= 300) throw new Error(`${call[1]} ${call[2]} answered ${status}: ${text}`);
  return json as Answer;
}

async function refusal(...call: Parameters<typeof ask>): Promise<[number, string]> {
  const { status, json } = await ask(...call);
  return [status, (json as ErrorAnswer).error];
}

async function lastAudited(): Promise<unknown> {
  const { entries } = await must<AuditPage>('admin', 'GET', 'audit');
  const [last] = entries;
  return last && { action: last.action, by: last.actor.username, before: last.before };
}

const setRules = (change: Partial<RefereeRules>): Promise<RefereeRules> =>
  must('admin', 'PUT', `leagues/${league.leagueId}/referee-rules`, {
    ...usualRefereeRules,
    roles: [
      { role: 'first', feeCents: 3000 },
      { role: 'timekeeper', feeCents: 1500 },
    ],
    ...change,
  });

async function schedule(home: number, away: number, matchDate: string): Promise<number> {
  const body = {
    homeTeamId: league.teams[home]?.id,
    awayTeamId: league.teams[away]?.id,
    matchDate,
    venue: 'Dvorana Kolo',
  };
  return (await must<MatchAnswer>('admin', 'POST', 'matches', body)).id;
}

const place = (matchId = match, role: 'first' | 'second' | 'timekeeper' = 'first'): number =>
  placeIdOf({ matchId, role });
const claim = (as: Caller, id = place(), app = one): Promise<TestAnswer> =>
  ask(as, 'POST', `referee/places/${id}/claim`, undefined, app);
const claimed = async (as: Caller, id = place()): Promise<number> =>
  (await must<ClaimAnswer>(as, 'POST', `referee/places/${id}/claim`)).assignmentId ?? 0;
const places = async (as: Caller = 'referee'): Promise<RefereePlace[]> =>
  (await must<RefereePlace[]>(as, 'GET', 'referee/places')).filter(
    ({ leagueId }) => leagueId === league.leagueId,
  );
const answer = (as: Caller, id: number, words: 'accept' | 'decline') =>
  ask(as, 'POST', `referee/assignments/${id}/${words}`);
const matches = (as: Caller = 'referee'): Promise<RefereeAssignment[]> =>
  must(as, 'GET', 'referee/matches');
const mayRun = async (as: Caller): Promise<boolean> =>
  (await ask(as, 'GET', `matches/${match}/manage`)).status === 200;

describe('places', () => {
  it('are made by the rules for matches before and after them', async () => {
    const later = await schedule(2, 3, inDays(11));
    expect(await places()).toMatchObject([
      { id: place(), matchId: match, role: 'first', feeCents: 3000, ineligible: [] },
      { id: place(match, 'timekeeper'), role: 'timekeeper', feeCents: 1500 },
      { id: place(later), matchId: later, role: 'first', claimed: false, claims: 0 },
      { id: place(later, 'timekeeper') },
    ]);
  });

  it('are none in a league without rules, which has the usual ones without roles', async () => {
    const bare = await createLeague(one.db, { ownerId: one.userIds.company, teams: 2 });
    expect(await must('admin', 'GET', `leagues/${bare.leagueId}/referee-rules`)).toEqual(
      usualRefereeRules,
    );
  });

  it('close so many hours before kick-off, and have gone with a match that is off', async () => {
    await setRules({ claimsCloseHours: 9 * 24 });
    expect((await places()).map(({ closesAt }) => Date.parse(closesAt) > Date.now())).toEqual([
      true,
      true,
    ]);
    await setRules({ claimsCloseHours: 10 * 24 });
    expect(await places()).toEqual([]);
    expect(await refusal('referee', 'POST', `referee/places/${place()}/claim`)).toEqual([
      409,
      'referee.claims-closed',
    ]);
    await setRules({});
    await must('admin', 'POST', `matches/${match}/postpone`, { reason: 'hall', newDate: null });
    expect(await places()).toEqual([]);
  });

  it.each([
    ['names no role', () => match * 10],
    ['is of no match', () => place(987_654)],
    ['is none by the rules of the league', () => place(match, 'second')],
  ])('cannot be claimed where the number %s', async (_, id) => {
    expect(await refusal('referee', 'POST', `referee/places/${id()}/claim`)).toEqual([
      404,
      'referee.place-not-found',
    ]);
  });

  it('refuse two fees for one role', async () => {
    const rules = {
      ...usualRefereeRules,
      roles: [1, 2].map(() => ({ role: 'first', feeCents: 1 })),
    };
    const path = `leagues/${league.leagueId}/referee-rules`;
    expect(await refusal('admin', 'PUT', path, rules)).toEqual([400, 'request.invalid']);
  });
});

describe('a claim where the first comes first', () => {
  it('is an assignment, and a repeat the same one', async () => {
    const first = await claim('referee');
    expect([first.status, first.json]).toEqual([
      201,
      { state: 'assigned', assignmentId: expect.any(Number) },
    ]);
    expect((await claim('referee')).json).toEqual(first.json);
    expect(await places()).toMatchObject([{ role: 'timekeeper', ineligible: ['overlap'] }]);
    expect(await places('other')).toMatchObject([{ role: 'timekeeper', ineligible: [] }]);
    expect(await refusal('other', 'POST', `referee/places/${place()}/claim`)).toEqual([
      409,
      'referee.place-taken',
    ]);
  });

  it('opens the console once it is accepted, and not before', async () => {
    const assignmentId = await claimed('referee');
    expect(await matches()).toMatchObject([
      { matchId: match, assignmentId, state: 'assigned', feeCents: 3000, id: match },
    ]);
    expect(await mayRun('referee')).toBe(false);
    expect((await answer('referee', assignmentId, 'accept')).json).toEqual({
      assignmentId,
      state: 'accepted',
    });
    expect((await answer('referee', assignmentId, 'accept')).status).toBe(200);
    expect(await matches()).toMatchObject([{ state: 'accepted', answerBy: null }]);
    expect(await mayRun('referee')).toBe(true);
    expect((await ask('referee', 'GET', `matches/${match}/sign-off`)).json).toMatchObject({
      maySign: expect.arrayContaining(['referee']),
    });
  });

  it('is not anybody else’s to answer', async () => {
    const assignmentId = await claimed('referee');
    for (const words of ['accept', 'decline'] as const)
      expect((await answer('other', assignmentId, words)).json).toMatchObject({
        error: 'referee.assignment-not-found',
      });
  });

  it('that is withdrawn leaves the place open', async () => {
    const assignmentId = await claimed('referee');
    await answer('referee', assignmentId, 'accept');
    await must('referee', 'DELETE', `referee/places/${place()}/claim`);
    expect(await mayRun('referee')).toBe(false);
    expect(await matches()).toMatchObject([{ state: 'withdrawn', late: false }]);
    expect(await lastAudited()).toEqual({
      action: 'match.withdraw-claim',
      by: 'referee',
      before: { refereeRole: 'first', referees: 'referee' },
    });
    expect(await refusal('referee', 'DELETE', `referee/places/${place()}/claim`)).toEqual([
      404,
      'referee.claim-not-found',
    ]);
    await claimed('referee');
  });

  it('that waits for the administrator can be withdrawn, once', async () => {
    await setRules({ mode: 'administrator' });
    await must('referee', 'POST', `referee/places/${place()}/claim`);
    await must('referee', 'DELETE', `referee/places/${place()}/claim`);
    expect(await lastAudited()).toEqual({
      action: 'match.withdraw-claim',
      by: 'referee',
      before: { refereeRole: 'first', referees: 'referee' },
    });
    expect(await refusal('referee', 'DELETE', `referee/places/${place()}/claim`)).toEqual([
      404,
      'referee.claim-not-found',
    ]);
  });

  it('that is cancelled late is noted', async () => {
    await setRules({ lateCancelHours: 11 * 24 });
    const assignmentId = await claimed('referee');
    await answer('referee', assignmentId, 'accept');
    await answer('referee', assignmentId, 'decline');
    expect(await matches()).toMatchObject([{ state: 'declined', late: true }]);
    expect(await mayRun('referee')).toBe(false);
  });

  it('that is declined cannot be claimed again, but an administrator may ask again', async () => {
    const assignmentId = await claimed('referee');
    await answer('referee', assignmentId, 'decline');
    const again = await claim('referee');
    expect(again.json).toMatchObject({
      error: 'referee.conflict',
      details: { conflicts: ['declined'] },
    });
    const made = await must<AssignmentAnswer>('admin', 'POST', `matches/${match}/referees`, {
      role: 'timekeeper',
      userId: one.userIds.referee,
    });
    expect((await answer('referee', made.assignmentId, 'accept')).status).toBe(200);
  });

  it('that nobody answers in time leaves the place open', async () => {
    const assignmentId = await claimed('referee');
    await one.db.query(`UPDATE referee_assignments SET answer_by = now() - interval '1 minute'`);
    expect(await matches()).toMatchObject([{ state: 'expired' }]);
    expect(await places('other')).toHaveLength(2);
    expect((await answer('referee', assignmentId, 'accept')).json).toMatchObject({
      error: 'referee.assignment-closed',
    });
    await claimed('other');
  });
});

describe('a conflict', () => {
  const profile = (change: object) =>
    one.db.query(
      `INSERT INTO referee_profiles SELECT * FROM jsonb_populate_record(NULL::referee_profiles, $1)`,
      [
        {
          user_id: one.userIds.referee,
          companies: [],
          plays_for: [],
          excluded_by: [],
          ...change,
        },
      ],
    );

  it.each([
    ['own-company', { companies: () => one.userIds.company }],
    ['excluded-by-team', { excluded_by: () => one.userIds.company }],
  ])('%s stands beside the place and refuses the claim', async (conflict, fields) => {
    const [[field, company] = ['', () => 0]] = Object.entries(fields);
    await profile({ [field]: [company()] });
    expect(await places()).toMatchObject([{ ineligible: [conflict] }, { ineligible: [conflict] }]);
    const refused = await claim('referee');
    expect([refused.status, refused.json]).toMatchObject([
      409,
      { error: 'referee.conflict', details: { conflicts: [conflict] } },
    ]);
  });

  it('is a team of their own, and a role that they may not have', async () => {
    await profile({ plays_for: [one.userIds.company], roles: ['timekeeper'] });
    expect(await places()).toMatchObject([
      { ineligible: ['overlap', 'plays-that-day', 'not-approved'] },
      { ineligible: ['overlap', 'plays-that-day'] },
    ]);
  });

  it('is a match at the same time in another league', async () => {
    const first = league;
    league = await createLeague(one.db, { ownerId: one.userIds.company, teams: 4 });
    await setRules({});
    const clash = await schedule(0, 1, inDays(10, 30));
    await claimed('referee', place(clash));
    league = first;
    expect(await places()).toMatchObject([
      { ineligible: ['overlap'] },
      { ineligible: ['overlap'] },
    ]);
  });
});

describe('an administrator', () => {
  const assign = (userId: number, role = 'first') =>
    ask('admin', 'POST', `matches/${match}/referees`, { role, userId });

  it('assigns a referee, who has to accept', async () => {
    const { status, json } = await assign(other.id);
    expect([status, json]).toEqual([201, { assignmentId: expect.any(Number), state: 'assigned' }]);
    expect((await assign(one.userIds.referee)).json).toMatchObject({
      error: 'referee.place-taken',
    });
    expect((await assign(other.id, 'timekeeper')).status).toBe(409);
  });

  it('never assigns himself, nor somebody who is no referee', async () => {
    const own = await assign(one.userIds.admin);
    expect([own.status, own.json]).toMatchObject([403, { error: 'referee.own-assignment' }]);
    expect((await assign(one.userIds.company)).json).toMatchObject({
      error: 'match.referee-not-approved',
    });
  });

  it('takes a referee off the match', async () => {
    const assignmentId = await claimed('referee');
    await answer('referee', assignmentId, 'accept');
    await must('admin', 'DELETE', `matches/${match}/referees/${assignmentId}`);
    expect(await mayRun('referee')).toBe(false);
    expect(await matches()).toEqual([]);
    expect(await places()).toHaveLength(2);
  });

  it('names referees at once, who fill the roles in order', async () => {
    const name = (userIds: number[]) =>
      ask('admin', 'PUT', `matches/${match}/referees`, { userIds });
    await claimed('other', place(match, 'timekeeper'));
    expect((await name([other.id, one.userIds.referee])).status).toBe(200);
    expect(await matches('other')).toMatchObject([{ role: 'first', state: 'accepted' }]);
    expect(await matches()).toMatchObject([{ role: 'timekeeper', state: 'accepted' }]);
    expect(await mayRun('other')).toBe(true);
    expect((await name([one.userIds.referee])).status).toBe(200);
    expect(await matches('other')).toEqual([]);
    expect(await matches()).toMatchObject([{ role: 'first', state: 'accepted' }]);
    expect(await mayRun('other')).toBe(false);
  });

  it('chooses among claims where the league says so', async () => {
    await setRules({ mode: 'administrator' });
    expect((await claim('referee')).json).toEqual({ state: 'claimed', assignmentId: null });
    expect((await claim('referee')).status).toBe(201);
    expect((await claim('other')).json).toMatchObject({ state: 'claimed' });
    expect(await places()).toMatchObject([{ claimed: true, claims: 2 }, { claimed: false }]);
    expect((await assign(other.id)).status).toBe(201);
    await must('referee', 'DELETE', `referee/places/${place()}/claim`);
    expect(await matches('other')).toMatchObject([{ state: 'assigned' }]);
  });
});

it('a match that is moved to another day asks again, and one that runs late does not', async () => {
  const assignmentId = await claimed('referee');
  await answer('referee', assignmentId, 'accept');
  const move = (matchDate: string) =>
    must('admin', 'PATCH', `matches/${match}/schedule`, { matchDate, venue: 'Dvorana Kolo' });
  await move(inDays(10, 10));
  expect(await matches()).toMatchObject([{ state: 'accepted' }]);
  await move(inDays(12));
  expect(await matches()).toMatchObject([{ state: 'assigned' }]);
  const { json } = await answer('referee', assignmentId, 'accept');
  expect(json).toEqual({ assignmentId, state: 'accepted' });
  await must('admin', 'POST', `matches/${match}/postpone`, {
    reason: 'hall',
    newDate: null,
    text: '',
  });
  expect(await matches()).toMatchObject([{ outcome: 'postponed' }]);
});

it('of two claims for one place in the same moment on two nodes one gets it and the other is told', async () => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    match = await schedule(attempt % 4, (attempt + 1) % 4, inDays(20 + attempt));
    const answers = await Promise.all([
      claim('referee', place(), one),
      claim('other', place(), two),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.json).toMatchObject({ error: 'referee.place-taken' });
  }
});

it('two claims of one referee for overlapping matches on two nodes lead to one', async () => {
  const clash = await schedule(2, 3, inDays(10, 20));
  const answers = await Promise.all([
    claim('referee', place(), one),
    claim('referee', place(clash), two),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

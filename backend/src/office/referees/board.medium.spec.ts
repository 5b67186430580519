import {
  type AssignmentAnswer,
  type BoardPlace,
  type ClaimAnswer,
  type MatchAnswer,
  placeIdOf,
  type RefereeAbsences,
  type RefereeBoard,
  type RefereeCandidate,
  type RefereeFeed,
  type RefereePlace,
  type RefereeProfile,
  usualRefereeRules,
  zagrebWallTime,
} from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';

let kolo: TestApp;
let league: TestLeague;
let match: number;

const dayMs = 24 * 60 * 60 * 1000;
const kickOff = new Date(Date.now() + 20 * dayMs).toISOString();
const { day } = zagrebWallTime(kickOff);

beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());
beforeEach(async () => {
  await kolo.db.query('DELETE FROM referee_assignments; DELETE FROM referee_profiles');
  await kolo.db.query('DELETE FROM referee_absences; DELETE FROM referee_feeds');
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 4 });
  await must('admin', 'PUT', `leagues/${league.leagueId}/referee-rules`, {
    ...usualRefereeRules,
    roles: [
      { role: 'first', feeCents: 3000 },
      { role: 'second', feeCents: 2500 },
    ],
  });
  match = await schedule(0, 1, kickOff, 1);
});

const must = <Answer>(as: 'referee' | 'admin', method: string, path: string, body?: object) =>
  kolo.must<Answer>(method, `/api/${path}`, { as, body });

async function schedule(
  home: number,
  away: number,
  matchDate: string,
  round: number,
): Promise<number> {
  const body = {
    homeTeamId: league.teams[home]?.id,
    awayTeamId: league.teams[away]?.id,
    matchDate,
    round,
    venue: 'Dvorana Kolo',
  };
  return (await must<MatchAnswer>('admin', 'POST', 'matches', body)).id;
}

const board = (): Promise<RefereeBoard> =>
  must('admin', 'GET', `leagues/${league.leagueId}/referee-board`);
async function placesOf(matchId = match): Promise<BoardPlace[]> {
  const { rounds } = await board();
  const found = rounds.flatMap(({ matches }) => matches).find((one) => one.matchId === matchId);
  return found?.places ?? [];
}
const claim = (role: 'first' | 'second' = 'first'): Promise<ClaimAnswer> =>
  must('referee', 'POST', `referee/places/${placeIdOf({ matchId: match, role })}/claim`);
const suggestedFor = async (): Promise<string[]> =>
  ((await placesOf())[0]?.suggestions ?? []).map(({ name }) => name);

describe('the board', () => {
  it('has every round with its gaps, and who could fill them', async () => {
    const later = await schedule(2, 3, new Date(Date.parse(kickOff) + 7 * dayMs).toISOString(), 2);
    const { assignmentId } = await claim();
    const { rounds } = await board();
    expect(rounds).toMatchObject([
      {
        round: 1,
        gaps: 1,
        matches: [
          {
            matchId: match,
            places: [
              {
                placeId: placeIdOf({ matchId: match, role: 'first' }),
                feeCents: 3000,
                assignment: { id: assignmentId, name: 'referee', state: 'assigned' },
                suggestions: [],
              },
              { role: 'second', assignment: null, suggestions: [] },
            ],
          },
        ],
      },
      { round: 2, gaps: 2, matches: [{ matchId: later }] },
    ]);
    expect(await placesOf(later)).toMatchObject([
      { suggestions: [{ userId: kolo.userIds.referee, name: 'referee', doubts: [] }] },
      { role: 'second' },
    ]);
  });

  it('shows what an administrator named beside the rules, and who claims a place', async () => {
    await must('admin', 'POST', `matches/${match}/referees`, {
      role: 'delegate',
      userId: kolo.userIds.referee,
    });
    expect(await placesOf()).toMatchObject([
      { role: 'first', assignment: null },
      { role: 'second', assignment: null },
      { role: 'delegate', placeId: null, feeCents: 0, assignment: { name: 'referee' } },
    ]);
  });

  it('has the names that were written down, and usernames only where two are called the same', async () => {
    const { rows } = await kolo.db.query<{ id: number }>(
      `INSERT INTO users (username, password, email, role, approved)
       VALUES ('sudacadmin', '-', 'sudacadmin@kolo.test', 'admin', true) RETURNING id`,
    );
    const other = rows[0]?.id ?? 0;
    expect(await suggestedFor()).toEqual(['referee']);
    await must('referee', 'PUT', 'referee/name', { firstName: 'Ana', lastName: 'Anić' });
    expect(await suggestedFor()).toEqual(['Ana Anić']);
    const write = 'INSERT INTO officials (user_id, first_name, last_name) VALUES ($1, $2, $3)';
    await kolo.db.query(write, [other, 'Ana', 'Anić']);
    await kolo.db.query(write, [kolo.userIds.admin, 'Ivo', 'Ivić']);
    expect(await suggestedFor()).toEqual(['Ana Anić (referee)', 'Ana Anić (sudacadmin)']);
    const candidates = await must<RefereeCandidate[]>(
      'admin',
      'GET',
      `matches/${match}/referee-candidates?role=first`,
    );
    expect(candidates.map(({ name }) => name)).toEqual([
      'Ana Anić (referee)',
      'Ana Anić (sudacadmin)',
    ]);
    await must('admin', 'POST', `matches/${match}/referees`, { role: 'first', userId: other });
    expect(await placesOf()).toMatchObject([{ assignment: { userId: other } }, {}]);
    await kolo.db.query('DELETE FROM officials; DELETE FROM referee_assignments');
    await kolo.db.query('DELETE FROM users WHERE id = $1', [other]);
  });

  it('suggests nobody who declined or cancelled the match', async () => {
    expect(await suggestedFor()).toEqual(['referee']);
    const { assignmentId } = await claim();
    await must('referee', 'POST', `referee/assignments/${assignmentId}/decline`);
    expect(await suggestedFor()).toEqual([]);
  });

  it('suggests nobody who is absent or may not have the role', async () => {
    const absences = [{ fromDay: day, toDay: day }];
    await must('referee', 'PUT', 'referee/absences', { absences });
    expect(await suggestedFor()).toEqual([]);
    await must('referee', 'PUT', 'referee/absences', { absences: [] });
    const path = `referees/${kolo.userIds.referee}/profile`;
    const none = { companies: [], playsFor: [], excludedBy: [] };
    await must('admin', 'PUT', path, { ...none, roles: ['second'] });
    expect(await suggestedFor()).toEqual([]);
    await must('admin', 'PUT', path, { ...none, roles: null });
    expect(await suggestedFor()).toEqual(['referee']);
  });
});

describe('a place that is given by hand', () => {
  const candidates = async (of = match): Promise<unknown[]> =>
    (
      await must<RefereeCandidate[]>('admin', 'GET', `matches/${of}/referee-candidates?role=first`)
    ).filter(({ name }) => name === 'referee');
  const free = { name: 'referee', conflicts: [], declined: false };

  it('says beforehand why somebody cannot have it', async () => {
    expect(await candidates()).toMatchObject([{ ...free, doubts: [] }]);
    const absences = [{ fromDay: day, toDay: day }];
    await must('referee', 'PUT', 'referee/absences', { absences });
    await must('admin', 'PUT', `referees/${kolo.userIds.referee}/profile`, {
      roles: ['second'],
      companies: [kolo.userIds.company],
      playsFor: [],
      excludedBy: [],
    });
    expect(await candidates()).toMatchObject([
      { conflicts: ['own-company', 'absent', 'not-approved'] },
    ]);
    const wanted = { role: 'first', userId: kolo.userIds.referee };
    const path = `/api/matches/${match}/referees`;
    const { json } = await kolo.call('POST', path, { as: 'admin', body: wanted });
    expect(json).toMatchObject({
      error: 'referee.conflict',
      details: { conflicts: ['own-company', 'absent', 'not-approved'] },
    });
  });

  it('goes to somebody who said no, and may have agreed since', async () => {
    const { assignmentId } = await claim();
    await must('referee', 'POST', `referee/assignments/${assignmentId}/decline`);
    expect(await candidates()).toMatchObject([{ conflicts: [], declined: true }]);
    const wanted = { role: 'first', userId: kolo.userIds.referee };
    await must('admin', 'POST', `matches/${match}/referees`, wanted);
    expect(await candidates()).toMatchObject([{ conflicts: ['overlap'] }]);
  });

  it('is of a match that exists, and of a role', async () => {
    const status = async (path: string): Promise<number> =>
      (await kolo.call('GET', `/api/matches/${path}`, { as: 'admin' })).status;
    expect(await status('2000000/referee-candidates?role=first')).toBe(404);
    expect(await status(`${match}/referee-candidates?role=coach`)).toBe(400);
    expect(await status(`${match}/referee-candidates`)).toBe(400);
  });
});

describe('a referee says', () => {
  it('on which days he is away, and then has no place there', async () => {
    const absences = [{ fromDay: day, toDay: day }];
    const set = await must<RefereeAbsences>('referee', 'PUT', 'referee/absences', { absences });
    expect(set).toEqual({ absences });
    expect(await must('referee', 'GET', 'referee/absences')).toEqual({ absences });
    const places = await must<RefereePlace[]>('referee', 'GET', 'referee/places');
    expect(places.filter(({ matchId }) => matchId === match)).toMatchObject([
      { ineligible: ['absent'] },
      { ineligible: ['absent'] },
    ]);
  });

  it('no absence that ends before it begins', async () => {
    const absences = [{ fromDay: '2026-03-15', toDay: '2026-03-14' }];
    const { status, json } = await kolo.call('PUT', '/api/referee/absences', {
      as: 'referee',
      body: { absences },
    });
    expect([status, json]).toMatchObject([400, { error: 'referee.absence-backwards' }]);
  });

  it('for whom he works, which changes nothing that an administrator decided', async () => {
    const path = `referees/${kolo.userIds.referee}/profile`;
    const limits = { roles: ['first'], companies: [], playsFor: [], excludedBy: [7] };
    await must('admin', 'PUT', path, limits);
    const own = { companies: [kolo.userIds.company], playsFor: [] };
    expect(await must('referee', 'PUT', 'referee/profile', own)).toEqual(own);
    expect(await must<RefereeProfile>('admin', 'GET', path)).toEqual({ ...limits, ...own });
  });
});

describe('the calendar of a referee', () => {
  const read = (path: string | null) => kolo.call('GET', path ?? '');

  it('has the matches that he has, for whoever knows its address', async () => {
    expect(await must('referee', 'GET', 'referee/feed')).toEqual({ path: null });
    const { path } = await must<RefereeFeed>('referee', 'POST', 'referee/feed');
    expect((await read(path)).text).not.toContain('VEVENT');
    await claim();
    const { status, text, headers } = await read(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/calendar/);
    expect(text).toContain(`UID:match-${match}@`);
    expect(text).toContain('SUMMARY:Adria – Bura');
  });

  it('has a new address at any time, and the old one ends', async () => {
    const { path } = await must<RefereeFeed>('referee', 'POST', 'referee/feed');
    const renewed = await must<RefereeFeed>('referee', 'POST', 'referee/feed');
    expect(await must('referee', 'GET', 'referee/feed')).toEqual(renewed);
    expect((await read(path)).json).toMatchObject({ error: 'referee.feed-not-found' });
    expect((await read(renewed.path)).status).toBe(200);
  });
});

it('an administrator gives an assignment an id that the referee finds', async () => {
  const { assignmentId } = await must<AssignmentAnswer>(
    'admin',
    'POST',
    `matches/${match}/referees`,
    { role: 'first', userId: kolo.userIds.referee },
  );
  expect(await must('referee', 'GET', 'referee/matches')).toMatchObject([
    { assignmentId, matchId: match },
  ]);
});

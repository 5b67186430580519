import {
  type OwnPrediction,
  type PredictedMatch,
  type PredictionGroup,
  type PredictionGroupView,
  type PredictionResult,
  predictionResults,
} from '@kolo/domain';
import { type Caller, startTestApp, type TestApp } from '../../../test/app.js';
import {
  decideByKicks,
  kickOff,
  type LiveMatchUnderTest,
  scheduledMatch,
} from '../../../test/live-match.js';

let kolo: TestApp;
/** Another node of the same database. */
let other: TestApp;
beforeAll(async () => {
  kolo = await startTestApp();
  other = await startTestApp({ database: kolo.database });
});
afterAll(async () => {
  await other.close();
  await kolo.close();
});

const must = <Answer>(as: Caller, method: string, path: string, body?: unknown) =>
  kolo.must<Answer>(method, path, { as, body });

const tomorrow = (): Date => new Date(Date.now() + 24 * 60 * 60 * 1000);
const upcoming = (): Promise<LiveMatchUnderTest> => scheduledMatch(kolo, tomorrow());
const predict = (match: LiveMatchUnderTest, home: number, away: number, as: Caller = 'public') =>
  kolo.call('PUT', `/api/matches/${match.id}/prediction`, { as, body: { home, away } });
const groupBy = async (
  result: PredictionResult | undefined,
  others: Caller[],
): Promise<PredictionGroup> => {
  const made = await must<PredictionGroup>('public', 'POST', '/api/predictions/groups', {
    name: 'Skladište',
    ...(result && { result }),
  });
  for (const as of others)
    await must(as, 'POST', `/api/predictions/groups/${made.id}/join`, { code: made.code });
  return made;
};
const group = (...others: Caller[]): Promise<PredictionGroup> => groupBy(undefined, others);
/** A group for each result, of the same three people. */
const groupsByResult = (): Promise<PredictionGroup[]> =>
  Promise.all(predictionResults.map((result) => groupBy(result, ['company', 'referee'])));
const view = (
  { id }: PredictionGroup,
  match: LiveMatchUnderTest,
  as: Caller = 'public',
): Promise<PredictionGroupView> =>
  must(as, 'GET', `/api/predictions/groups/${id}?leagueId=${match.league.leagueId}`);
const shown = async (
  of: PredictionGroup,
  match: LiveMatchUnderTest,
  as: Caller = 'public',
): Promise<PredictedMatch | undefined> =>
  (await view(of, match, as)).matches.find(({ id }) => id === match.id);

/** The read model's row alone: the time of the kick-off comes without waiting for it. */
const reachKickOff = ({ id }: LiveMatchUnderTest, interval = '1 millisecond') =>
  kolo.db.query('UPDATE matches SET match_date = clock_timestamp() - $2::interval WHERE id = $1', [
    id,
    interval,
  ]);

describe('a prediction', () => {
  it('can be changed until the kick-off, and is the reader’s own', async () => {
    const match = await upcoming();
    expect((await predict(match, 1, 0)).status).toBe(200);
    const { json } = await predict(match, 3, 2);
    expect(json).toEqual({ matchId: match.id, isOpen: true, own: { home: 3, away: 2 } });
    const path = `/api/matches/${match.id}/prediction`;
    expect(await must<OwnPrediction>('public', 'GET', path)).toEqual(json);
    expect(await must<OwnPrediction>('company', 'GET', path)).toMatchObject({ own: null });
  });

  it('comes too late a millisecond after the kick-off, and stays as it was', async () => {
    const match = await upcoming();
    await predict(match, 1, 0);
    await reachKickOff(match);
    expect(await predict(match, 9, 9)).toMatchObject({
      status: 409,
      json: { error: 'prediction.closed' },
    });
    expect(await must('public', 'GET', `/api/matches/${match.id}/prediction`)).toEqual({
      matchId: match.id,
      isOpen: false,
      own: { home: 1, away: 0 },
    });
  });

  it('comes too late for a match that begins early', async () => {
    const match = await upcoming();
    await kickOff(match);
    expect((await predict(match, 1, 0)).json).toMatchObject({ error: 'prediction.closed' });
  });

  it('comes too late for a match that was abandoned and goes on another day', async () => {
    const match = await upcoming();
    await kickOff(match);
    await match.must('POST', 'abandon', { reason: 'hall', atFault: 'none' });
    const matchDate = tomorrow().toISOString();
    await match.must('POST', 'replay-order', { mode: 'from-minute', matchDate });
    expect((await predict(match, 1, 0)).json).toMatchObject({ error: 'prediction.closed' });
  });

  it('is refused for a match that there is not', async () => {
    const { status, json } = await kolo.call('PUT', '/api/matches/2147483647/prediction', {
      as: 'public',
      body: { home: 1, away: 0 },
    });
    expect([status, json]).toEqual([404, expect.objectContaining({ error: 'match.not-found' })]);
  });
});

describe('a group', () => {
  it('shows nobody else’s prediction before the kick-off', async () => {
    const match = await upcoming();
    const colleagues = await group('company');
    await predict(match, 3, 2);
    await predict(match, 1, 1, 'company');
    for (const as of ['public', 'company'] as const)
      expect(await shown(colleagues, match, as)).toMatchObject({
        isOpen: true,
        own: as === 'public' ? { home: 3, away: 2 } : { home: 1, away: 1 },
        predictions: [],
      });
    await reachKickOff(match);
    expect(await shown(colleagues, match)).toMatchObject({
      isOpen: false,
      predictions: [
        { userId: kolo.userIds.public, home: 3, away: 2, points: null },
        { userId: kolo.userIds.company, home: 1, away: 1, points: null },
      ],
    });
  });

  it('is open again for a match that was moved', async () => {
    const match = await upcoming();
    const colleagues = await group('company');
    await predict(match, 1, 1, 'company');
    await reachKickOff(match);
    await kolo.db.query('UPDATE matches SET match_date = $2 WHERE id = $1', [match.id, tomorrow()]);
    expect(await shown(colleagues, match)).toMatchObject({ isOpen: true, predictions: [] });
    expect((await predict(match, 2, 0, 'company')).status).toBe(200);
  });

  it('leaves a postponed match out until it has a new date, so nobody sees what others predicted', async () => {
    const match = await upcoming();
    const colleagues = await group('company');
    await predict(match, 1, 1, 'company');
    await match.must('POST', 'postpone', { reason: 'hall', newDate: null });
    expect(await shown(colleagues, match)).toBeUndefined();
    await reachKickOff(match);
    expect(await shown(colleagues, match)).toBeUndefined();
    await match.must('PATCH', 'schedule', { matchDate: '2099-03-02T11:00:00.000Z' });
    expect(await shown(colleagues, match, 'company')).toMatchObject({
      isOpen: true,
      own: { home: 1, away: 1 },
    });
  });

  it.each([
    ['awarded', 'award', { winner: 'away', cause: 'ineligible' }],
    ['annulled', 'annul', { reason: 'decision' }],
  ])(
    'adds up points of matches that were played, and none of one that was %s',
    async (_, way, decision) => {
      const match = await upcoming();
      const colleagues = await group('company');
      await predict(match, 2, 1);
      await predict(match, 3, 2, 'company');
      await match.must('PATCH', 'result', { homeScore: 3, awayScore: 2 });
      const { standings } = await view(colleagues, match);
      expect(standings).toEqual([
        { userId: kolo.userIds.company, name: 'company', points: 4, exact: 1 },
        { userId: kolo.userIds.public, name: 'public', points: 3, exact: 0 },
      ]);
      await match.must('POST', way, decision);
      expect(await shown(colleagues, match)).toMatchObject({
        counted: null,
        predictions: [{ points: null }, { points: null }],
      });
      expect((await view(colleagues, match)).standings).toMatchObject([
        { points: 0 },
        { points: 0 },
      ]);
    },
  );

  it('counts the score after extra time, unless whoever makes it chooses another result', async () => {
    expect((await group()).result).toBe('extra-time');
    const made = await groupBy('kicks', ['company']);
    const own = await must<PredictionGroup[]>('company', 'GET', '/api/predictions/groups');
    expect(own.find(({ id }) => id === made.id)).toMatchObject({ result: 'kicks' });
    for (const result of ['golden-goal', null, 1])
      expect(
        await kolo.call('POST', '/api/predictions/groups', {
          as: 'public',
          body: { name: 'Ured', result },
        }),
      ).toMatchObject({ status: 400 });
  });

  it('of each result has its own points for a final with extra time and kicks', async () => {
    const match = await upcoming();
    const groups = await groupsByResult();
    await predict(match, 0, 0);
    await predict(match, 1, 1, 'company');
    await predict(match, 2, 1, 'referee');
    await decideByKicks(kolo, match, async () => {
      await match.must('POST', 'goals', { team: 'home' });
      await match.must('POST', 'goals', { team: 'away' });
    });
    const counted = await Promise.all(
      groups.map(async (one) => {
        const { standings, matches } = await view(one, match);
        const points = Object.fromEntries(standings.map((row) => [row.name, row.points]));
        const [final] = matches;
        return { counted: final?.counted, points, of: final?.predictions.map((row) => row.points) };
      }),
    );
    expect(counted).toEqual([
      {
        counted: { home: 0, away: 0 },
        points: { public: 4, company: 2, referee: 0 },
        of: [4, 2, 0],
      },
      {
        counted: { home: 1, away: 1 },
        points: { public: 2, company: 4, referee: 0 },
        of: [2, 4, 0],
      },
      {
        counted: { home: 2, away: 1 },
        points: { public: 0, company: 0, referee: 4 },
        of: [0, 0, 4],
      },
    ]);
  });

  it('counts nothing after regular time where only the result with extra time was entered', async () => {
    const match = await upcoming();
    const groups = await groupsByResult();
    await predict(match, 2, 2);
    await must('admin', 'PUT', `/api/leagues/${match.league.leagueId}/match-rules`, {
      preset: 'tournament',
    });
    const shootout = { home: 3, away: 4 };
    await match.must('PATCH', 'result', {
      homeScore: 2,
      awayScore: 2,
      afterExtraTime: true,
      shootout,
    });
    const found = await Promise.all(groups.map((one) => shown(one, match)));
    expect(found.map((one) => [one?.counted, one?.predictions[0]?.points])).toEqual([
      [null, null],
      [{ home: 2, away: 2 }, 4],
      [{ home: 2, away: 3 }, 0],
    ]);
    const [regular] = await Promise.all(groups.map((one) => view(one, match)));
    expect(regular?.standings[0]).toMatchObject({ points: 0, exact: 0 });
  });

  it('is there for its members alone', async () => {
    const colleagues = await group();
    const path = `/api/predictions/groups/${colleagues.id}`;
    for (const as of ['company', 'admin'] as const) {
      expect((await kolo.call('GET', path, { as })).status).toBe(404);
      expect((await kolo.call('DELETE', path, { as })).status).toBe(404);
      const wrong = { as, body: { code: 'AAAAAAAAAAAA' } };
      expect((await kolo.call('POST', `${path}/join`, wrong)).status).toBe(404);
    }
    expect(colleagues.link).toMatch(
      new RegExp(`/predictions\\?join=${colleagues.id}-${colleagues.code}$`),
    );
  });

  it('is joined with the code as people copy it, once however often', async () => {
    const colleagues = await group();
    const code = ` ${colleagues.code.slice(0, 6).toLowerCase()}-${colleagues.code.slice(6)} `;
    const path = `/api/predictions/groups/${colleagues.id}/join`;
    const answers = await Promise.all(
      [kolo, other, kolo, other].map((node) =>
        node.call('POST', path, { as: 'referee', body: { code } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers[0]?.json).toMatchObject({ members: 2, isOwner: false });
  });

  it('never has more members than it holds, whoever joins at once on two nodes', async () => {
    const colleagues = await group();
    await kolo.db.query(
      `WITH made AS (
         INSERT INTO users (username, password, email, approved)
         SELECT 'kolega-' || n, 'nobody signs in with this', n || '@kolege.test', true
         FROM generate_series(1, 198) AS n RETURNING id)
       INSERT INTO prediction_members (group_id, user_id) SELECT $1, id FROM made`,
      [colleagues.id],
    );
    const path = `/api/predictions/groups/${colleagues.id}/join`;
    const body = { code: colleagues.code };
    const answers = await Promise.all([
      kolo.call('POST', path, { as: 'company', body }),
      other.call('POST', path, { as: 'referee', body }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('belongs to whoever has been in it longest, and goes with the last one who leaves', async () => {
    const colleagues = await group('company');
    const path = `/api/predictions/groups/${colleagues.id}`;
    expect((await kolo.call('DELETE', path, { as: 'company' })).json).toMatchObject({
      error: 'prediction.not-owner',
    });
    await must('public', 'DELETE', `${path}/membership`);
    const own = await must<PredictionGroup[]>('company', 'GET', '/api/predictions/groups');
    expect(own.find(({ id }) => id === colleagues.id)).toMatchObject({ members: 1, isOwner: true });
    await must('company', 'DELETE', `${path}/membership`);
    const { rows } = await kolo.db.query('SELECT FROM prediction_groups WHERE id = $1', [
      colleagues.id,
    ]);
    expect(rows).toEqual([]);
  });
});

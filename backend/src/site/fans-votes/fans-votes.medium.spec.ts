import type { FansVoteView } from '@kolo/domain';
import { type Caller, startTestApp, type TestAnswer, type TestApp } from '../../../test/app.js';
import { kickOff, type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';
import { Spectator } from '../../../test/spectator.js';
import { until } from '../../../test/until.js';
import { CloseFansVotesService } from './close-fans-votes.service.js';

let kolo: TestApp;
beforeAll(async () => {
  kolo = await startTestApp();
});
afterAll(() => kolo.close());

const hoursMs = 60 * 60 * 1000;
const inHours = (n: number): Date => new Date(Date.now() + n * hoursMs);

async function finish(match: LiveMatchUnderTest): Promise<void> {
  await match.must('PATCH', 'state', { matchState: 'half-time' });
  await match.must('PATCH', 'state', { matchState: 'second-half' });
  await match.must('POST', 'mvp', { playerId: match.home[0] });
  await match.must('PATCH', 'state', { matchState: 'completed' });
}

async function finishedMatch(): Promise<LiveMatchUnderTest> {
  const match = await scheduledMatch(kolo);
  await kickOff(match);
  await finish(match);
  return match;
}

const everybody = ({ home, away }: LiveMatchUnderTest): number[] => [...home, ...away];
const player = (match: LiveMatchUnderTest, n: number): number => match.home[n] ?? 0;
const path = ({ id }: { id: number }): string => `/api/matches/${id}/mvp-votes`;
const vote = (
  match: LiveMatchUnderTest,
  playerId: number,
  rating: number,
  as: Caller = 'public',
): Promise<TestAnswer> => kolo.call('POST', path(match), { as, body: { playerId, rating } });
const view = async (match: LiveMatchUnderTest, as: Caller = 'anonymous'): Promise<FansVoteView> =>
  (await kolo.call('GET', path(match), { as })).json as FansVoteView;
const rows = async (match: LiveMatchUnderTest) =>
  (
    await kolo.db.query<{ user_id: number; player_id: number; rating: number }>(
      'SELECT user_id, player_id, rating FROM mvp_votes WHERE match_id = $1 ORDER BY user_id',
      [match.id],
    )
  ).rows;
const close = (now: Date): Promise<void> =>
  kolo.app.get(CloseFansVotesService, { strict: false }).run(now);

describe('the fans’ vote', () => {
  it('begins with the final whistle', async () => {
    const match = await scheduledMatch(kolo);
    await kickOff(match);
    const early = await vote(match, player(match, 0), 5);
    expect(early).toMatchObject({ status: 409, json: { error: 'vote.not-open' } });
    expect(await view(match)).toMatchObject({ phase: 'not-open', closesAt: null, winner: null });
    const earliest = Date.now() + 48 * hoursMs;
    await finish(match);
    const { status, json } = await vote(match, player(match, 0), 5);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      phase: 'open',
      own: { playerId: player(match, 0), rating: 5 },
      tally: { votes: 1, players: [{ playerId: player(match, 0), votes: 1, average: 5 }] },
    });
    const { closesAt, serverTime } = json as FansVoteView;
    const closes = Date.parse(closesAt ?? '');
    expect(closes).toBeGreaterThanOrEqual(earliest);
    expect(closes).toBeLessThanOrEqual(Date.parse(serverTime) + 48 * hoursMs);
  });

  it('is one for each person, whatever is sent at once', async () => {
    const match = await finishedMatch();
    const ratings = Array.from({ length: 50 }, (_, n) => (n % 5) + 1);
    const answers = await Promise.all(
      ratings.map((rating, n) => vote(match, player(match, n % 6), rating)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rows(match)).toHaveLength(1);
    await vote(match, player(match, 2), 2, 'company');
    expect(await rows(match)).toHaveLength(2);
    expect((await view(match, 'company')).tally.votes).toBe(2);
  });

  it('can be changed, and is seen by whoever gave it alone', async () => {
    const match = await finishedMatch();
    await vote(match, player(match, 0), 5);
    await vote(match, player(match, 1), 3);
    await vote(match, match.away[0] ?? 0, 4, 'referee');
    expect((await view(match, 'public')).own).toEqual({ playerId: player(match, 1), rating: 3 });
    expect((await view(match)).own).toBeNull();
    expect((await view(match)).tally.players).toEqual([
      { playerId: match.away[0], votes: 1, average: 4 },
      { playerId: player(match, 1), votes: 1, average: 3 },
    ]);
    expect((await kolo.call('GET', path(match))).text).not.toMatch(/user|actor/i);
  });

  it('is for players who were there, with one to five stars, of the signed-in', async () => {
    const match = await finishedMatch();
    const other = await finishedMatch();
    expect(await vote(match, player(other, 0), 5)).toMatchObject({
      status: 400,
      json: { error: 'vote.not-in-match' },
    });
    for (const rating of [0, 6, 2.5])
      expect((await vote(match, player(match, 0), rating)).status).toBe(400);
    expect((await vote(match, player(match, 0), 5, 'anonymous')).status).toBe(401);
    expect(await rows(match)).toEqual([]);
  });

  it('is not for a result without a match', async () => {
    const match = await scheduledMatch(kolo);
    await match.must('PATCH', 'result', { homeScore: 2, awayScore: 1 });
    expect((await vote(match, player(match, 0), 5)).json).toMatchObject({ error: 'vote.not-open' });
  });

  it('goes on for a played match whose result is awarded, until its own end', async () => {
    const match = await finishedMatch();
    await vote(match, player(match, 0), 5);
    const { closesAt } = await view(match);
    await match.must('POST', 'award', { winner: 'away', cause: 'ineligible' });
    expect((await vote(match, player(match, 1), 4, 'company')).status).toBe(200);
    expect(await view(match, 'public')).toMatchObject({
      phase: 'open',
      closesAt,
      own: { playerId: player(match, 0), rating: 5 },
      tally: { votes: 2 },
    });
    await close(inHours(49));
    const { rows: awards } = await kolo.db.query(
      'SELECT player_id, votes FROM fans_mvps WHERE match_id = $1',
      [match.id],
    );
    expect(awards).toEqual([{ player_id: player(match, 0), votes: 1 }]);
  });

  it('is over when the result of an abandoned match is awarded two days after the end of play', async () => {
    const match = await scheduledMatch(kolo);
    await match.must('POST', 'initialize', { playerIds: everybody(match) });
    const hoursAgo = (hours: number) => ({ 'occurred-at': inHours(-hours).toISOString() });
    await match.must('PATCH', 'state', { matchState: 'first-half' }, hoursAgo(49));
    await match.must('POST', 'abandon', { reason: 'hall', atFault: 'none' }, hoursAgo(48));
    await match.must('POST', 'award', { winner: 'home', cause: 'abandoned' });
    expect((await vote(match, player(match, 0), 5)).json).toMatchObject({ error: 'vote.closed' });
    expect(await view(match)).toMatchObject({ phase: 'closed', tally: { votes: 0 } });
  });

  it.each([
    ['without line-ups', false],
    ['with line-ups', true],
  ])('is not for a match that was awarded and never begun, %s', async (_, hasLineUps) => {
    const match = await scheduledMatch(kolo);
    if (hasLineUps) await match.must('POST', 'initialize', { playerIds: everybody(match) });
    await match.must('POST', 'award', { winner: 'home', cause: 'no-show' });
    expect(await vote(match, player(match, 0), 5)).toMatchObject({
      status: 409,
      json: { error: 'vote.not-open' },
    });
    expect(await view(match, 'public')).toMatchObject({
      phase: 'not-open',
      closesAt: null,
      own: null,
      tally: { votes: 0, players: [] },
      winner: null,
    });
    expect(await rows(match)).toEqual([]);
  });

  it('is closed by undoing the whistle, and goes on after the next one', async () => {
    const match = await finishedMatch();
    await vote(match, player(match, 0), 5);
    await match.must('POST', 'undo');
    expect((await vote(match, player(match, 0), 4)).status).toBe(409);
    expect(await view(match, 'public')).toMatchObject({
      phase: 'not-open',
      own: null,
      tally: { votes: 0 },
    });
    await match.must('PATCH', 'state', { matchState: 'completed' });
    expect(await view(match, 'public')).toMatchObject({ phase: 'open', own: { rating: 5 } });
  });

  it('ends after 48 hours by the server’s clock', async () => {
    const match = await finishedMatch();
    expect((await vote(match, player(match, 0), 5)).status).toBe(200);
    await match.must('POST', 'undo');
    const whistle = { 'occurred-at': inHours(-48).toISOString() };
    await match.must('PATCH', 'state', { matchState: 'completed' }, whistle);
    expect(await vote(match, player(match, 0), 1)).toMatchObject({
      status: 409,
      json: { error: 'vote.closed' },
    });
    expect((await rows(match))[0]?.rating).toBe(5);
    await close(new Date());
    expect(await view(match)).toMatchObject({
      phase: 'closed',
      winner: { playerId: player(match, 0), votes: 1, average: 5 },
    });
  });

  it('gives the award once, and no vote comes after it', async () => {
    const match = await finishedMatch();
    await vote(match, player(match, 3), 4);
    await vote(match, player(match, 3), 5, 'company');
    await vote(match, player(match, 4), 5, 'referee');
    await close(inHours(47));
    const award = async () =>
      (await kolo.db.query('SELECT * FROM fans_mvps WHERE match_id = $1', [match.id])).rows;
    expect(await award()).toEqual([]);
    await Promise.all([close(inHours(49)), close(inHours(49)), close(inHours(49))]);
    const [given] = await award();
    expect(given).toMatchObject({ player_id: player(match, 3), votes: 2, average: 4.5 });
    await close(inHours(50));
    expect(await award()).toEqual([given]);
    // The clock says that voting is open; the database knows better.
    expect((await vote(match, player(match, 4), 5)).json).toMatchObject({ error: 'vote.closed' });
    expect((await rows(match)).find(({ user_id }) => user_id === kolo.userIds.public)?.rating).toBe(
      4,
    );
  });

  it('is told to the watchers, the newest tally last', async () => {
    const match = await finishedMatch();
    const spectator = new Spectator(kolo.url, match.id);
    await spectator.connect();
    await vote(match, player(match, 0), 5);
    await vote(match, player(match, 0), 3, 'company');
    await until(() => spectator.fansVotes.at(-1)?.votes === 2);
    expect(spectator.fansVotes.at(-1)).toMatchObject({
      players: [{ playerId: player(match, 0), votes: 2, average: 4 }],
    });
    expect(spectator.fansVotes.length).toBeLessThanOrEqual(2);
    spectator.close();
  });
});

it('is for the signed-in where live pages are', async () => {
  const closed = await startTestApp({ config: { livePublic: false } });
  try {
    expect((await closed.call('GET', '/api/matches/999999/mvp-votes')).status).toBe(401);
    expect(
      (await closed.call('GET', '/api/matches/999999/mvp-votes', { as: 'public' })).status,
    ).toBe(404);
    expect((await closed.call('GET', '/api/matches/999999/replay')).status).toBe(401);
  } finally {
    await closed.close();
  }
});

import {
  type LivePollAnswer,
  liveMatch,
  type ManageView,
  matchAt,
  type ReplayLog,
  replayRange,
} from '@kolo/domain';
import fc from 'fast-check';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { type LiveMatchUnderTest, runningMatch } from '../../../test/live-match.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const path = ({ id }: { id: number }): string => `/api/matches/${id}/replay`;
const read = async (match: LiveMatchUnderTest): Promise<ReplayLog> =>
  (await app.call('GET', path(match))).json as ReplayLog;

type Tap = [method: 'POST' | 'PATCH', path: string, body: object];

/** Taps of a scorekeeper who also corrects; the rules refuse some. */
const taps = (home: readonly number[], away: readonly number[]): fc.Arbitrary<Tap> => {
  const side = fc.constantFrom('home', 'away');
  const playerId = fc.constantFrom(...home, ...away);
  return fc.oneof(
    fc
      .tuple(side, fc.option(playerId))
      .map(([team, scorer]): Tap => ['POST', 'goals', { team, scorer }]),
    fc
      .tuple(playerId, fc.constantFrom('goals', 'assists', 'yellowCards', 'twoMinPenalties'))
      .map(([id, statField]): Tap => ['POST', 'stats/increment', { playerId: id, statField }]),
    side.map((team): Tap => ['POST', 'team-stats/increment', { team, statistic: 'shots', by: 1 }]),
    side.map((team): Tap => ['POST', 'timeouts', { team }]),
    fc.constant<Tap>(['POST', 'undo', {}]),
    fc
      .constantFrom('half-time', 'second-half', 'completed')
      .map((matchState): Tap => ['PATCH', 'state', { matchState }]),
  );
};

describe('a replay', () => {
  it('is at every version the match as it was, and at the last the live snapshot', async () => {
    const match = await runningMatch(app);
    const story = fc.sample(taps(match.home, match.away), { numRuns: 40, seed: 1926 });
    for (const [method, call, body] of story)
      await app.call(method, `/api/matches/${match.id}/${call}`, { as: 'admin', body });
    const log = await read(match);
    expect(log.version).toBe(log.events.length);
    const live = (await app.call('GET', `/api/live/${match.id}`)).json as LivePollAnswer & {
      snapshot: { match: unknown };
    };
    expect(live).toMatchObject({ version: log.version, epoch: log.epoch });
    expect(liveMatch(matchAt(match.id, log.events, log.version))).toEqual(live.snapshot.match);
    for (let version = 1; version <= log.version; version += 1) {
      const { json } = await app.call(
        'GET',
        `/api/matches/${match.id}/manage?atVersion=${version}`,
        {
          as: 'admin',
        },
      );
      expect(matchAt(match.id, log.events, version)).toEqual((json as ManageView).state);
    }
    expect(replayRange(log.events)).toEqual({ first: 5, last: log.version });
  });

  it('tells nobody who tapped it, nor on which device', async () => {
    const match = await runningMatch(app);
    await match.must(
      'POST',
      'goals',
      { team: 'home' },
      { 'device-id': 'tablet-of-the-north-hall' },
    );
    const { text } = await app.call('GET', path(match));
    expect(text).not.toMatch(/tablet-of|actor|device|username|recordedAt|"admin"/);
    expect((await app.call('GET', `/api/matches/${match.id}/events`)).status).toBe(401);
  });

  it('of a past version never changes, and what is now is asked for again', async () => {
    const match = await runningMatch(app);
    const { epoch, version } = await read(match);
    const past = `${path(match)}?epoch=${encodeURIComponent(epoch)}&version=${version}`;
    const first = await app.call('GET', past);
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const etag = first.headers.get('etag') ?? '';
    await match.must('POST', 'goals', { team: 'home' });
    expect((await app.call('GET', past)).text).toBe(first.text);
    const again = await app.call('GET', past, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    const now = await app.call('GET', path(match), { headers: { 'if-none-match': etag } });
    expect(now.json).toMatchObject({ version: version + 1 });
    expect(now.headers.get('cache-control')).toMatch(/s-maxage=1\b/);
    // Another history of the log is none that anybody may keep.
    const other = await app.call('GET', `${path(match)}?epoch=another&version=1`);
    expect(other.json).toMatchObject({ epoch, version: version + 1 });
    expect(other.headers.get('cache-control')).not.toContain('immutable');
  });

  it('of a deleted match is not found', async () => {
    const match = await runningMatch(app);
    await app.call('DELETE', '/api/matches', { as: 'admin' });
    expect((await app.call('GET', path(match))).status).toBe(404);
  });
});

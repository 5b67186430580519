import { setTimeout as delay } from 'node:timers/promises';
import {
  type BoardLine,
  type LivePlayerName,
  type LiveSnapshot,
  liveLimits,
  liveMatch,
} from '@kolo/domain';
import { startTestApp, type TestApp } from '../../test/app.js';
import {
  kickOff,
  type LiveMatchUnderTest,
  runningMatch,
  scheduledMatch,
} from '../../test/live-match.js';
import { liveSocket, opened, Spectator } from '../../test/spectator.js';
import { eventually, until } from '../../test/until.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const spectators: Spectator[] = [];
const spectatorOf = (match: { id: number }): Spectator => {
  const spectator = new Spectator(app.url, match.id);
  spectators.push(spectator);
  return spectator;
};
const watch = async (match: LiveMatchUnderTest): Promise<Spectator> => {
  const spectator = spectatorOf(match);
  expect(await spectator.connect()).toMatchObject({ ok: true });
  return spectator;
};
afterEach(() => {
  for (const spectator of spectators.splice(0)) spectator.close();
});

const expectBetween = (time: unknown, min: number, max: number): void => {
  expect(time).toBeGreaterThanOrEqual(min);
  expect(time).toBeLessThanOrEqual(max);
};
const tap = (match: LiveMatchUnderTest, headers?: Record<string, string>) =>
  match.must('POST', 'team-stats/increment', { team: 'home', statistic: 'shots', by: 1 }, headers);

const goal = (match: LiveMatchUnderTest, playerId = match.home[0]) =>
  match.must('POST', 'stats/increment', { playerId, statField: 'goals' });

describe('watching a match', () => {
  it('shows every tap to whoever was there and to whoever came late', async () => {
    const match = await runningMatch(app);
    const early = await watch(match);
    const { version } = await goal(match);
    await early.reaches(version);
    const late = await watch(match);
    const server = liveMatch(await match.state());
    expect(early.match).toEqual(server);
    expect(late.match).toEqual(server);
    expect(server).toMatchObject({ homeScore: 1, awayScore: 0 });
    expect(early.gaps).toBe(0);
  });

  it('counts 200 simultaneous taps from two sessions, and shows each version once', async () => {
    const match = await runningMatch(app);
    const spectator = await watch(match);
    const second = await app.call('POST', '/api/login', {
      body: { username: 'admin', password: 'lozinka-za-probu' },
    });
    const cookies = [app.cookies.admin, second.headers.getSetCookie()[0]?.split(';')[0] ?? ''];
    const from = spectator.version;
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        app.call('POST', `/api/matches/${match.id}/team-stats/increment`, {
          body: { team: n % 2 === 0 ? 'home' : 'away', statistic: 'shots', by: 1 },
          headers: { cookie: cookies[n % 2] ?? '' },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const versions = answers.map(({ json }) => (json as { version: number }).version);
    expect(versions.sort((a, b) => a - b)).toEqual(
      Array.from({ length: 200 }, (_, n) => from + n + 1),
    );
    await spectator.reaches(from + 200);
    expect(spectator.match).toMatchObject({ homeShots: 100, awayShots: 100 });
    expect(spectator.match).toEqual(liveMatch(await match.state()));
    expect(spectator.gaps).toBe(0);
    expect(spectator.snapshots).toBe(1);
  });

  it('survives ten cuts of the connection: every version once, and the state of the server', async () => {
    const match = await runningMatch(app);
    const spectator = await watch(match);
    const first = spectator.version;
    let tapping = true;
    const taps = (async () => {
      for (let n = 0; tapping; n += 1) await (n % 5 === 0 ? goal(match) : tap(match));
    })();
    for (let cut = 0; cut < 10; cut += 1) {
      await delay(30);
      spectator.cut();
      await delay(20);
      expect(await spectator.connect()).toMatchObject({ ok: true });
    }
    tapping = false;
    await taps;
    const { version } = await tap(match);
    await spectator.reaches(version);
    expect(spectator.match).toEqual(liveMatch(await match.state()));
    // One snapshot at the beginning; after that nothing but the next version, ten times over.
    expect(spectator.applied).toEqual([
      -first,
      ...Array.from({ length: version - first }, (_, n) => first + n + 1),
    ]);
  });

  it('sends pages of the version before every delta, and all others one patch for many', async () => {
    const match = await runningMatch(app);
    const [old, page] = [
      new Spectator(app.url, match.id, { everyDelta: true }),
      spectatorOf(match),
    ];
    spectators.push(old);
    for (const spectator of [old, page]) await spectator.connect();
    await Promise.all(Array.from({ length: 60 }, () => tap(match)));
    const { version } = await goal(match);
    for (const spectator of [old, page]) {
      await spectator.reaches(version);
      expect(spectator.match).toEqual(liveMatch(await match.state()));
      expect(spectator.gaps).toBe(0);
    }
    expect(old.merges).toBe(0);
    expect(page.merges).toBeGreaterThan(0);
  });

  it('agrees on two tablets that tap at the same time', async () => {
    const match = await runningMatch(app);
    const [one, two] = [await watch(match), await watch(match)];
    const [home, away] = [match.home[1], match.away[1]];
    await Promise.all(
      Array.from({ length: 10 }, async () => {
        await Promise.all([goal(match, home), goal(match, away)]);
      }),
    );
    const { version } = await match.must('POST', 'undo');
    await Promise.all([one.reaches(version), two.reaches(version)]);
    expect(one.match).toEqual(two.match);
    expect(one.match).toEqual(liveMatch(await match.state()));
    expect((one.match?.homeScore ?? 0) + (one.match?.awayScore ?? 0)).toBe(19);
  });

  it('answers whoever is not far behind with deltas or one patch for them, and whoever lives in another history with a snapshot', async () => {
    const match = await runningMatch(app);
    const spectator = await watch(match);
    const { epoch, version: since } = spectator;
    const startedAt = Date.now();
    for (let n = 0; n < 3; n += 1) await tap(match);
    const socket = await opened(liveSocket(app.url));
    const { id: matchId } = match;
    const near = await socket.emitWithAck('watch', { matchId, since, epoch });
    const merging = await socket.emitWithAck('watch', { matchId, since, epoch, merged: true });
    const foreign = await socket.emitWithAck('watch', { matchId, since, epoch: 'another' });
    const ahead = await socket.emitWithAck('watch', { matchId, since: since + 99, epoch });
    socket.disconnect();
    expect(near).toMatchObject({ ok: true, epoch, version: since + 3 });
    expect('deltas' in near && near.deltas.map(({ version }) => version)).toEqual(
      [1, 2, 3].map((n) => since + n),
    );
    expect(merging).toMatchObject({
      version: since + 3,
      merged: { from: since, to: since + 3, patch: { homeShots: 3 } },
    });
    expect('snapshot' in foreign).toBe(true);
    expect('snapshot' in ahead).toBe(true);
    for (const answer of [near, merging, foreign])
      expectBetween('now' in answer ? answer.now : null, startedAt, Date.now());
  });

  it('gives everybody a snapshot when the log has another history', async () => {
    const match = await runningMatch(app);
    const spectator = await watch(match);
    const { epoch } = spectator;
    await app.db.query('INSERT INTO log_epochs DEFAULT VALUES');
    await until(() => spectator.epoch !== epoch);
    expect(spectator.snapshots).toBe(2);
    const { version } = await goal(match);
    await spectator.reaches(version);
    expect(spectator.match).toEqual(liveMatch(await match.state()));
  });

  it('sends a snapshot when the line-up brings new names', async () => {
    const match = await scheduledMatch(app);
    const spectator = await watch(match);
    const { rows } = await app.db.query<{ id: number }>(
      `INSERT INTO players (first_name, last_name, jersey_number, team_id, status)
       VALUES ('Novi', 'Igrač', 77, $1, 'approved') RETURNING id`,
      [match.league.teams[0]?.id],
    );
    const newcomer = rows[0]?.id ?? 0;
    await match.must('POST', 'initialize', {
      playerIds: [...match.home, newcomer, ...match.away],
    });
    await until(() => spectator.snapshot?.names.some(({ id }) => id === newcomer) === true);
    expect(spectator.match).toEqual(liveMatch(await match.state()));
  });

  it('tells watchers of a deleted match, and lets nobody else in', async () => {
    const match = await runningMatch(app);
    const spectator = await watch(match);
    await app.call('DELETE', '/api/matches', { as: 'admin' });
    await until(() => spectator.match?.deleted === true);
    expect(await spectatorOf(match).connect()).toMatchObject({
      ok: false,
      error: 'match.not-found',
    });
  });

  it('knows no match that is not there', async () => {
    expect(await spectatorOf({ id: 999_999 }).connect()).toMatchObject({
      ok: false,
      error: 'match.not-found',
      message: expect.any(String),
    });
  });

  it('counts the viewers, and beats with the version of what is watched', async () => {
    const match = await runningMatch(app);
    const [one, two] = [await watch(match), await watch(match)];
    await until(() => one.viewers.at(-1) === 2 && two.viewers.at(-1) === 2);
    two.close();
    await until(() => one.viewers.at(-1) === 1);
    await until(() => one.heartbeats.length > 0);
    expect(one.heartbeats[0]).toEqual({
      epoch: one.epoch,
      versions: { [match.id]: one.version },
    });
  });

  it('stops when asked to', async () => {
    const match = await runningMatch(app);
    const [one, two] = [await watch(match), await watch(match)];
    one.connection?.emit('unwatch', { matchId: match.id });
    // An answer to a later question shows that the server has read the earlier message.
    await one.connection?.emitWithAck('watchBoard', {});
    const { version } = await tap(match);
    await two.reaches(version);
    await one.connection?.emitWithAck('watchBoard', {});
    expect(one.version).toBe(version - 1);
  });
});

describe('a console that has lost its connection', () => {
  // A busy machine itself may be silent for as long as usual.
  beforeEach(() => {
    jest.replaceProperty(liveLimits as { consoleSilentMs: number }, 'consoleSilentMs', 600_000);
  });

  const at = (device: string) => ({ 'device-id': device });
  const seen = (match: LiveMatchUnderTest, device: string) =>
    match.must('POST', 'presence', { unsent: 0 }, at(device));
  /** As if the device had been seen last so long ago that it is silent. */
  async function silence({ id }: LiveMatchUnderTest, device: string): Promise<string> {
    const { rows } = await app.db.query<{ seen_at: Date }>(
      `UPDATE match_presence SET seen_at = now() - interval '11 minutes'
       WHERE match_id = $1 AND device = $2 RETURNING seen_at`,
      [id, device],
    );
    return rows[0]?.seen_at.toISOString() ?? '';
  }
  const polled = async ({ id }: LiveMatchUnderTest, tag = '') => {
    const answer = await app.call('GET', `/api/live/${id}`, { headers: { 'if-none-match': tag } });
    const { consoleSilentSince } = (answer.json ?? {}) as { consoleSilentSince?: string };
    return { status: answer.status, tag: answer.headers.get('etag') ?? '', consoleSilentSince };
  };

  it('is known to whoever watches and to whoever polls, until it is back', async () => {
    const match = await runningMatch(app);
    await seen(match, 'tablet-a');
    const spectator = await watch(match);
    const before = await polled(match);
    expect(before.consoleSilentSince).toBeUndefined();
    const since = await silence(match, 'tablet-a');
    await until(() => spectator.consoleSilentSince === since);
    const silent = await polled(match, before.tag);
    expect(silent).toMatchObject({ status: 200, consoleSilentSince: since });
    expect((await polled(match, silent.tag)).status).toBe(304);
    expect(await spectatorOf(match).connect()).toMatchObject({ consoleSilentSince: since });
    await seen(match, 'tablet-a');
    await until(() => spectator.consoleSilentSince === null);
    expect(await polled(match, silent.tag)).toEqual({ ...before, status: 200 });
  });

  it('is the one that holds the clock, whichever others are there', async () => {
    const match = await runningMatch(app);
    await seen(match, 'tablet-a');
    await seen(match, 'tablet-b');
    await match.must('POST', 'clock/lease', { take: true }, at('tablet-a'));
    const spectator = await watch(match);
    const since = await silence(match, 'tablet-a');
    await until(() => spectator.consoleSilentSince === since);
    await match.must('POST', 'clock/lease', { take: true }, at('tablet-b'));
    await until(() => spectator.consoleSilentSince === null);
  });

  it('does not matter once the match is over', async () => {
    const match = await runningMatch(app);
    await seen(match, 'tablet-a');
    const spectator = await watch(match);
    const since = await silence(match, 'tablet-a');
    await until(() => spectator.consoleSilentSince === since);
    for (const wanted of [
      { matchState: 'half-time' },
      { matchState: 'second-half', currentHalf: 2 },
      { status: 'completed', matchState: 'completed' },
    ])
      await match.must('PATCH', 'state', wanted);
    await until(() => spectator.consoleSilentSince === null);
  });
});

describe('the board', () => {
  it('shows what is played and what comes, and every change', async () => {
    const running = await runningMatch(app);
    const coming = await scheduledMatch(app, new Date(Date.now() + 60_000));
    const socket = await opened(liveSocket(app.url));
    const lines = new Map<number, number | null>();
    socket.on('board', ({ matches }) => {
      for (const { matchId, homeScore } of matches) lines.set(matchId, homeScore);
    });
    const startedAt = Date.now();
    const board = await socket.emitWithAck('watchBoard', {});
    const only = await socket.emitWithAck('watchBoard', { leagueId: running.league.leagueId });
    if (!board.ok || !only.ok) throw new Error('no board');
    const { now, ...sameForAll } = board;
    expectBetween(now, startedAt, Date.now());
    expect((await app.call('GET', '/api/live')).json).toEqual(sameForAll);
    const shown = board.matches.find(({ matchId }) => matchId === running.id);
    expect(shown).toMatchObject({
      status: 'in_progress',
      homeScore: 0,
      homeTeam: { name: running.league.teams[0]?.name },
      clock: { half: 1, running: true },
    });
    expect(board.matches.map(({ matchId }) => matchId)).toContain(coming.id);
    expect(only.matches.map(({ matchId }) => matchId)).toEqual([running.id]);
    await goal(running);
    await until(() => lines.get(running.id) === 1);
    expect(lines.has(coming.id)).toBe(false);
    await socket.emitWithAck('watchBoard', {});
    await kickOff(coming);
    await until(() => lines.get(coming.id) === 0);
    socket.disconnect();
  });

  it('takes in a match that was scheduled meanwhile', async () => {
    const socket = await opened(liveSocket(app.url));
    const seen: number[] = [];
    socket.on('board', ({ matches }) => seen.push(...matches.map(({ matchId }) => matchId)));
    await socket.emitWithAck('watchBoard', {});
    const match = await scheduledMatch(app);
    await eventually(() => expect(seen).toContain(match.id));
    socket.disconnect();
  });

  it('tells of a match that is moved, and of those that are deleted', async () => {
    const match = await scheduledMatch(app);
    const running = await runningMatch(app);
    const socket = await opened(liveSocket(app.url));
    const lines = new Map<number, BoardLine>();
    socket.on('board', ({ matches }) => {
      for (const line of matches) lines.set(line.matchId, line);
    });
    await socket.emitWithAck('watchBoard', {});
    const matchDate = new Date(Date.now() + 3_600_000).toISOString();
    await match.must('PATCH', 'schedule', { matchDate });
    await eventually(() => expect(lines.get(match.id)).toMatchObject({ matchDate }));
    await app.call('DELETE', '/api/matches', { as: 'admin' });
    await eventually(() => {
      for (const { id } of [match, running]) expect(lines.get(id)).toMatchObject({ gone: true });
    });
    socket.disconnect();
  });
});

it('a league that is renamed has its new name where a match or the board is watched', async () => {
  const match = await runningMatch(app);
  const { leagueId } = match.league;
  const spectator = await watch(match);
  const socket = await opened(liveSocket(app.url));
  const pushed: unknown[] = [];
  socket.on('board', ({ matches }) => pushed.push(...matches.map(({ league }) => league)));
  const board = await socket.emitWithAck('watchBoard', { leagueId });
  if (!board.ok) throw new Error('no board');
  const before = board.matches[0]?.league;
  expect(before).toMatchObject({ id: leagueId });
  expect(spectator.snapshot?.league).toEqual(before);

  const body = { name: 'Velika liga' };
  const path = `/api/leagues/${leagueId}`;
  expect((await app.call('PATCH', path, { as: 'admin', body })).status).toBe(200);
  const league = { ...before, ...body };
  await eventually(() => {
    expect(spectator.snapshot?.league).toEqual(league);
    expect(pushed).toContainEqual(league);
  });
  expect((await app.call('GET', `/api/live/${match.id}`)).json).toMatchObject({
    snapshot: { league },
  });
  socket.disconnect();
});

it('a player who is renamed has the new name where the match is watched, and over HTTP', async () => {
  const match = await runningMatch(app);
  const [id] = match.home;
  const spectator = await watch(match);
  const nameIn = (names: LivePlayerName[] = []) => names.find((one) => one.id === id)?.lastName;
  expect(nameIn(spectator.snapshot?.names)).toBeDefined();

  const body = { lastName: 'Preimenović' };
  expect((await app.call('PATCH', `/api/players/${id}`, { as: 'admin', body })).status).toBe(200);
  await eventually(() => expect(nameIn(spectator.snapshot?.names)).toBe('Preimenović'));
  const { json } = await app.call('GET', `/api/live/${match.id}`);
  expect(nameIn((json as { snapshot: LiveSnapshot }).snapshot.names)).toBe('Preimenović');
});

describe('asking over HTTP', () => {
  it('answers like the socket, and with nothing when there is nothing new', async () => {
    const match = await runningMatch(app);
    const path = `/api/live/${match.id}`;
    const first = await app.call('GET', path);
    const { epoch, version, namesVersion, snapshot } = first.json as {
      epoch: string;
      version: number;
      namesVersion: string;
      snapshot: { match: unknown };
    };
    expect(snapshot.match).toEqual(liveMatch(await match.state()));
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toBe(`"${epoch}-${version}-${namesVersion}"`);
    expect(first.headers.get('cache-control')).toBe('public, s-maxage=1, stale-while-revalidate=5');
    const same = await app.call('GET', path, { headers: { 'if-none-match': tag } });
    expect([same.status, same.text]).toEqual([304, '']);
    await tap(match);
    const next = await app.call('GET', `${path}?epoch=${epoch}&since=${version}`, {
      headers: { 'if-none-match': tag },
    });
    expect(next.json).toMatchObject({
      ok: true,
      version: version + 1,
      deltas: [{ version: version + 1, patch: { homeShots: 1 } }],
    });
    await tap(match);
    const merged = await app.call('GET', `${path}?epoch=${epoch}&since=${version}&merged=true`);
    expect(merged.json).toMatchObject({
      merged: { from: version, to: version + 2, patch: { homeShots: 2 } },
    });
  });

  it.each([
    ['/api/live/999999', 404],
    ['/api/live/none', 400],
    ['/api/live/1?since=-1', 400],
    ['/api/live/1?since=x', 400],
    ['/api/live/1?merged=yes', 400],
    ['/api/live/1?other=1', 400],
  ])('%s is answered with %i', async (path, status) => {
    expect((await app.call('GET', path)).status).toBe(status);
  });
});

import type { FansTally, WatchAnswer } from '@kolo/domain';
import { lost, ok, refusal, serve } from '@/shared/testing/fake-server';
import { settle } from '@/shared/testing/settle';
import { LiveConnection } from './live-connection';
import { createLiveMatchStore, followMatch } from './live-match.store';
import { createMatchFeed } from './match-feed';
import { FakeLiveServer } from './testing/fake-live-server';
import { FakeMatch } from './testing/fake-match';

async function aSpectator(namesVersion?: string) {
  const match = new FakeMatch().start();
  const server = new FakeLiveServer(match);
  server.namesVersion = namesVersion;
  const connection = new LiveConnection({ createSocket: server.createSocket, random: () => 0.5 });
  const store = createLiveMatchStore();
  const stop = followMatch(store, match.matchId, connection);
  await settle();
  return { match, server, connection, store, stop };
}

const shown = ({ store }: Awaited<ReturnType<typeof aSpectator>>) => {
  const { version, trail, snapshot } = store.getState();
  expect(trail).toMatchObject({ breaks: 0 });
  expect(trail.base + trail.applied).toBe(version);
  return { version, match: snapshot?.match };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the feed of a match', () => {
  it('starts with a snapshot and applies what follows', async () => {
    const spectator = await aSpectator();
    const { match, server, store } = spectator;
    expect(store.getState().status.state).toBe('live');
    match.goal();
    server.publish();
    match.goal('away');
    server.publish();
    expect(shown(spectator)).toEqual({ version: match.version, match: match.snapshot().match });
    expect(store.getState().trail.applied).toBe(2);
  });

  it('ignores what it has', async () => {
    const spectator = await aSpectator();
    const { match, server } = spectator;
    match.goal();
    server.publish();
    server.publish();
    match.goal();
    server.publish(2);
    expect(shown(spectator)).toEqual({ version: match.version, match: match.snapshot().match });
    expect(server.requests).toHaveLength(1);
  });

  it('asks for what is missing when it sees a gap', async () => {
    const spectator = await aSpectator();
    const { match, server, store } = spectator;
    const before = store.getState().version;
    match.goal();
    match.goal();
    server.publish();
    await settle();
    expect(server.requests.at(-1)).toEqual({
      matchId: 7,
      epoch: 'first',
      since: before,
      merged: true,
    });
    expect(shown(spectator).version).toBe(match.version);
    expect(store.getState().trail.applied).toBe(2);
  });

  it('takes one patch for many deltas, also where it begins before what is shown', async () => {
    const spectator = await aSpectator();
    const { match, server, store } = spectator;
    match.goal().goal('away').goal();
    server.publish(3);
    expect(shown(spectator)).toEqual({ version: match.version, match: match.snapshot().match });
    match.goal();
    server.publish();
    match.goal().goal('away');
    // The answer to a question that was asked one version earlier.
    server.send({
      type: 'merged',
      payload: { matchId: 7, ...match.mergedSince(match.version - 3) },
    });
    server.publish(4);
    expect(shown(spectator)).toEqual({ version: match.version, match: match.snapshot().match });
    expect(store.getState()).toMatchObject({ trail: { applied: 6 }, news: [] });
    expect(server.requests).toHaveLength(1);
  });

  it('asks for what is missing when a patch begins after what is shown', async () => {
    const spectator = await aSpectator();
    const { match, server, store } = spectator;
    const before = store.getState().version;
    match.goal().goal().goal();
    server.publish(2);
    await settle();
    expect(server.requests.at(-1)).toMatchObject({ since: before, merged: true });
    expect(shown(spectator).version).toBe(match.version);
  });

  it('is a viewer, and a console is none unless its page shows the match too', async () => {
    const { server, connection } = await aSpectator();
    const silent = { onSnapshot: () => {}, onDeltas: () => {}, onStatus: () => {} };
    createMatchFeed({ matchId: 7, connection, console: true, ...silent });
    await settle();
    createMatchFeed({ matchId: 8, connection, console: true, ...silent });
    await settle();
    const isConsole = (id: number) =>
      server.requests.findLast(({ matchId }) => matchId === id)?.console;
    expect([isConsole(7), isConsole(8)]).toEqual([undefined, true]);
  });

  it('gets every event while a page beside it needs them, and again one patch afterwards', async () => {
    const { match, server, store, connection } = await aSpectator();
    const taken: number[] = [];
    const tablet = createMatchFeed({
      matchId: 7,
      connection,
      onSnapshot: ({ version }) => taken.push(version),
      onDeltas: (deltas) => taken.push(...deltas.map(({ version }) => version)),
      onStatus: () => {},
    });
    await settle();
    // Sent before the server knew of the tablet.
    match.goal().goal();
    server.send({ type: 'merged', payload: { matchId: 7, ...match.mergedSince(5) } });
    await settle();
    expect(server.requests.at(-1)).not.toHaveProperty('merged');
    match.goal().goal();
    server.publish(2);
    expect(taken.slice(-2)).toEqual([match.version - 1, match.version]);
    expect(new Set(taken).size).toBe(taken.length);
    tablet.close();
    store.getState().keepEvents(true);
    await settle();
    expect(server.requests.at(-1)).not.toHaveProperty('merged');
    store.getState().keepEvents(false);
    await settle();
    expect(server.requests.at(-1)).toMatchObject({ merged: true });
  });

  it('heals deltas that come in the wrong order', async () => {
    const spectator = await aSpectator();
    const { match, server } = spectator;
    server.auto = false;
    match.goal();
    server.publish();
    match.goal();
    server.publish();
    server.deliver(1);
    server.deliverAll();
    await settle();
    server.deliverAll();
    await settle();
    expect(shown(spectator)).toEqual({ version: match.version, match: match.snapshot().match });
  });

  it('asks again when the answer is older than what it has heard of', async () => {
    const spectator = await aSpectator();
    const { match, server } = spectator;
    server.auto = false;
    match.goal();
    match.goal();
    server.publish();
    server.deliverAll();
    // The answer lies on the wire; two more goals overtake it, of which the first is lost.
    match.goal();
    match.goal();
    server.publish();
    server.deliver(1);
    server.deliverAll();
    await settle();
    server.deliverAll();
    await settle();
    expect(shown(spectator).version).toBe(match.version);
  });

  it('notices by a heartbeat that it is behind, after a moment of patience', async () => {
    const spectator = await aSpectator();
    const { match, server } = spectator;
    match.goal();
    server.heartbeat();
    await settle(500);
    expect(server.requests).toHaveLength(1);
    await settle(600);
    expect(shown(spectator).version).toBe(match.version);
  });

  it('does not ask when the deltas only came after the heartbeat', async () => {
    const { match, server } = await aSpectator();
    match.goal();
    server.heartbeat();
    server.publish();
    await settle(3000);
    expect(server.requests).toHaveLength(1);
    // Nor does that keep it from asking when something is lost later.
    match.goal();
    server.heartbeat();
    await settle(1000);
    expect(server.requests).toHaveLength(2);
  });

  it('goes on listening to heartbeats after a gap told it sooner', async () => {
    const spectator = await aSpectator();
    const { match, server } = spectator;
    match.goal();
    server.heartbeat();
    match.goal();
    server.publish();
    await settle();
    expect(server.requests).toHaveLength(2);
    match.goal();
    server.heartbeat();
    await settle(1000);
    expect(server.requests).toHaveLength(3);
    expect(shown(spectator).version).toBe(match.version);
  });

  it('does not take a heartbeat before the first answer for a reason to ask', async () => {
    const { server } = await aSpectator();
    server.auto = false;
    server.cut();
    await settle(3500);
    // The server does not count it among its watchers yet.
    server.send({ type: 'heartbeat', payload: { epoch: 'first', versions: {} } });
    server.deliver(1);
    server.deliverAll();
    await settle(3000);
    expect(server.requests).toHaveLength(2);
  });

  it('is not live before the answer is there', async () => {
    const { server, store } = await aSpectator();
    server.auto = false;
    server.cut();
    await settle(3500);
    expect(server.requests).toHaveLength(2);
    expect(store.getState().status.state).toBe('connecting');
    server.deliverAll();
    await settle();
    expect(store.getState().status.state).toBe('live');
  });

  it('asks what it has missed when the page wakes up', async () => {
    const spectator = await aSpectator();
    const { match, server } = spectator;
    match.goal();
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(server.requests).toHaveLength(2);
    expect(shown(spectator).version).toBe(match.version);
  });

  it('asks again when the node that answers is behind what it has heard of', async () => {
    const spectator = await aSpectator();
    const { match, server } = spectator;
    match.goal().goal();
    const nothing = (from: number) => ({ from, to: from, patch: {} });
    jest.spyOn(match, 'mergedSince').mockImplementationOnce(nothing);
    server.publish();
    await settle();
    expect(server.requests).toHaveLength(2);
    await settle(1000);
    expect(server.requests).toHaveLength(3);
    expect(shown(spectator).version).toBe(match.version);
  });

  it('asks for the whole match once somebody wants it, whatever is asked meanwhile', async () => {
    const match = new FakeMatch().start();
    const server = new FakeLiveServer(match);
    server.auto = false;
    const connection = new LiveConnection({ createSocket: server.createSocket });
    const onSnapshot = jest.fn();
    const options = { matchId: 7, connection, onSnapshot, onDeltas: () => {}, onStatus: () => {} };
    const feed = createMatchFeed(options);
    await settle();
    feed.refresh();
    document.dispatchEvent(new Event('visibilitychange'));
    server.auto = true;
    server.deliverAll();
    await settle();
    expect(server.requests).toEqual([{ matchId: 7 }, { matchId: 7 }]);
    expect(onSnapshot).toHaveBeenCalledTimes(2);
    feed.close();
  });

  it('does not put the deltas of an old history on the snapshot of a new one', async () => {
    const { match, server, store } = await aSpectator();
    const { version } = match;
    server.auto = false;
    match.goal();
    document.dispatchEvent(new Event('visibilitychange'));
    const snapshot = new FakeMatch().start().snapshot();
    server.send({ type: 'snapshot', payload: { matchId: 7, epoch: 'second', version, snapshot } });
    server.deliver(1);
    server.epoch = 'second';
    server.deliver();
    await settle();
    expect(store.getState()).toMatchObject({ epoch: 'second', version });
    expect(server.requests.at(-1)).toEqual({ matchId: 7, merged: true });
  });

  it('goes back to a shorter history, and is at peace with it', async () => {
    const { match, server, store } = await aSpectator();
    match.goal().goal();
    server.publish(2);
    const restored = new FakeMatch().start();
    Object.assign(server, { match: restored, epoch: 'restored' });
    server.heartbeat();
    await settle(5000);
    expect(store.getState()).toMatchObject({ epoch: 'restored', version: restored.version });
    expect(server.requests).toHaveLength(2);
  });

  it('hears how many watch and how they vote, of its own match only', async () => {
    const { match, server, connection, store } = await aSpectator();
    const other = createLiveMatchStore();
    followMatch(other, 8, connection);
    await settle();
    const before = shown({ match, server, connection, store, stop: () => {} });
    const fansVotes = { votes: 3, ratings: [] } as unknown as FansTally;
    server.send({ type: 'viewers', payload: { matchId: 7, count: 12 } });
    server.send({ type: 'viewers', payload: { matchId: 7, fansVotes } });
    server.send({ type: 'viewers', payload: { matchId: 8, count: 99 } });
    match.goal();
    const theirs = { matchId: 8, epoch: 'first', version: match.version };
    server.send({ type: 'deltas', payload: { matchId: 8, deltas: match.deltas.slice(-1) } });
    const snapshot = match.snapshot();
    server.send({ type: 'snapshot', payload: { ...theirs, snapshot } });
    expect(store.getState()).toMatchObject({ viewers: 12, fansVotes, version: before.version });
    expect(other.getState()).toMatchObject({ viewers: 99, version: match.version });
  });

  it('knows since when the console is silent, from the answer and from what is pushed', async () => {
    const since = '2026-03-15T16:12:00.000Z';
    const { server, connection } = await aSpectator();
    server.consoleSilentSince = since;
    const store = createLiveMatchStore();
    followMatch(store, 7, connection);
    await settle();
    expect(store.getState().consoleSilentSince).toBe(since);
    server.send({ type: 'viewers', payload: { matchId: 7, count: 12 } });
    expect(store.getState().consoleSilentSince).toBe(since);
    server.send({ type: 'viewers', payload: { matchId: 7, consoleSilentSince: null } });
    expect(store.getState().consoleSilentSince).toBeNull();
  });

  it('keeps what was pushed since the snapshot, and only that', async () => {
    const { match, server, store } = await aSpectator();
    match.goal();
    server.publish();
    match.goal();
    server.publish();
    const pushed = match.deltas.slice(-2).map(({ event }) => event);
    expect(store.getState().news).toEqual(pushed);
    const refused = { ok: false, error: 'match.not-found', message: 'Nema.' } as const;
    store.setState({ refused });
    const { version } = match;
    const snapshot = match.snapshot();
    server.send({ type: 'snapshot', payload: { matchId: 7, epoch: 'first', version, snapshot } });
    expect(store.getState()).toMatchObject({ news: [], refused: null });
  });

  it('reports a snapshot as seen, too', async () => {
    const { match, server } = await aSpectator();
    const { version } = match;
    const snapshot = match.snapshot();
    server.send({ type: 'snapshot', payload: { matchId: 7, epoch: 'first', version, snapshot } });
    await settle(10_000);
    expect(server.seen).toEqual([{ 7: version }]);
  });

  it('says and asks nothing any more once it is closed', async () => {
    const { match, server, connection, store, stop } = await aSpectator();
    const leaveOther = followMatch(createLiveMatchStore(), 8, connection);
    await settle();
    match.goal();
    server.publish();
    match.goal();
    server.heartbeat();
    stop();
    const { version, status } = store.getState();
    await settle(12_000);
    expect(server.requests.filter(({ matchId }) => matchId === 7)).toHaveLength(1);
    expect(server.seen).toEqual([]);
    leaveOther();
    await settle(5000);
    expect(connection.socket).toBeNull();
    expect(store.getState()).toMatchObject({ version, status });
  });

  it('does not take an answer that comes after it was closed', async () => {
    const server = new FakeLiveServer(new FakeMatch().start());
    server.auto = false;
    const connection = new LiveConnection({ createSocket: server.createSocket });
    const store = createLiveMatchStore();
    const stop = followMatch(store, 7, connection);
    await settle();
    stop();
    server.deliverAll();
    await settle();
    expect(store.getState().snapshot).toBeNull();
  });

  it('watches again when the server has forgotten it', async () => {
    const { server } = await aSpectator();
    server.send({ type: 'heartbeat', payload: { epoch: 'first', versions: {} } });
    await settle();
    expect(server.requests).toHaveLength(2);
  });

  it('takes a new snapshot when the log has another history', async () => {
    const spectator = await aSpectator();
    const { match, server, store } = spectator;
    match.goal();
    server.publish();
    server.epoch = 'restored';
    server.heartbeat();
    await settle();
    expect(store.getState().epoch).toBe('restored');
    expect(shown(spectator).version).toBe(match.version);
  });

  it('lets a snapshot replace what it has, unless it is older', async () => {
    const spectator = await aSpectator();
    const { match, server } = spectator;
    const payload = { matchId: 7, epoch: 'first', version: match.version };
    const old = { ...payload, snapshot: match.snapshot() };
    match.goal();
    match.goal();
    const fresh = { ...payload, version: match.version, snapshot: match.snapshot() };
    server.send({ type: 'snapshot', payload: fresh });
    server.send({ type: 'snapshot', payload: old });
    expect(shown(spectator)).toEqual({ version: match.version, match: match.snapshot().match });
  });

  it('asks for the whole match after it was away while a name was corrected', async () => {
    const { match, server } = await aSpectator('Ivan');
    const { version } = match;
    const requestsAfterCut = async (namesVersion: string) => {
      server.requests.length = 0;
      server.namesVersion = namesVersion;
      server.cut();
      await settle(3_000);
      return server.requests.map(({ since }) => since);
    };
    expect(await requestsAfterCut('Ivan')).toEqual([version]);
    expect(await requestsAfterCut('Ivana')).toEqual([version, undefined]);
    expect(await requestsAfterCut('Ivana')).toEqual([version]);
  });

  it('goes on where it was after the connection was cut', async () => {
    const spectator = await aSpectator();
    const { match, server, store } = spectator;
    const { base } = store.getState().trail;
    for (let cut = 0; cut < 10; cut += 1) {
      server.cut();
      match.goal(cut % 2 === 0 ? 'home' : 'away');
      await settle(5000);
    }
    expect(shown(spectator)).toEqual({ version: match.version, match: match.snapshot().match });
    expect(store.getState().trail).toMatchObject({ base, applied: 10 });
  });

  it('says live, connecting and lost since the last word of the server', async () => {
    const { server, store } = await aSpectator();
    const receivedAt = Date.now();
    await settle(2000);
    server.reachable = false;
    server.cut();
    expect(store.getState().status.state).toBe('connecting');
    await settle(4000);
    expect(store.getState().status).toEqual({ state: 'lost', since: receivedAt });
    server.reachable = true;
    await settle(10_000);
    expect(store.getState().status.state).toBe('live');
  });

  it('gives up a socket on which no answer comes', async () => {
    const { server } = await aSpectator();
    server.mute = true;
    server.send({ type: 'heartbeat', payload: { epoch: 'other', versions: {} } });
    await settle(10_000);
    server.mute = false;
    await settle(5000);
    expect(server.connects).toBe(2);
    expect(server.requests.at(-1)).toMatchObject({ since: expect.any(Number) });
  });

  it('forgets a question that a lost socket took with it', async () => {
    const { server } = await aSpectator();
    server.mute = true;
    server.send({ type: 'heartbeat', payload: { epoch: 'other', versions: {} } });
    await settle(5000);
    server.mute = false;
    server.cut();
    await settle(3000);
    expect(server.connects).toBe(2);
    await settle(10_000);
    expect(server.connects).toBe(2);
  });

  it('asks once on a new socket, whatever was still to be asked on the old one', async () => {
    const { server } = await aSpectator();
    server.auto = false;
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(server.requests).toHaveLength(2);
    server.cut();
    server.auto = true;
    await settle(3500);
    expect(server.requests).toHaveLength(3);
  });

  it('does not take an answer from a socket that is gone', async () => {
    const spectator = await aSpectator();
    const { match, server, connection } = spectator;
    const { version } = match;
    let late: (answer: WatchAnswer) => void = () => {};
    if (connection.socket === null) throw new Error('no socket');
    jest.spyOn(connection.socket, 'watch').mockReturnValueOnce(
      new Promise((resolve) => {
        late = resolve;
      }),
    );
    document.dispatchEvent(new Event('visibilitychange'));
    server.cut();
    await settle(3500);
    match.goal();
    late({ ok: true, epoch: 'first', version: match.version, snapshot: match.snapshot() });
    await settle();
    expect(shown(spectator).version).toBe(version);
  });

  it('passes on why there is nothing to watch', async () => {
    const server = new FakeLiveServer(new FakeMatch());
    server.refusal = { ok: false, error: 'match.not-found', message: 'Utakmica nije pronađena' };
    const store = createLiveMatchStore();
    const connection = new LiveConnection({ createSocket: server.createSocket });
    followMatch(store, 7, connection);
    await settle();
    expect(store.getState().refused).toEqual(server.refusal);
  });

  it('shows a deleted match that comes back, also to whoever came while it was gone', async () => {
    const gone = { ok: false, error: 'match.not-found', message: 'Nema.' } as const;
    const before = await aSpectator();
    const { match, server } = before;
    match.do({ type: 'DeleteMatch' });
    const later = new FakeLiveServer(match);
    later.refusal = gone;
    const store = createLiveMatchStore();
    followMatch(store, 7, new LiveConnection({ createSocket: later.createSocket }));
    server.refusal = gone;
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    for (const { getState } of [before.store, store]) expect(getState().refused).toEqual(gone);
    later.heartbeat();
    await settle();
    expect(later.requests).toHaveLength(2);
    match.do({ type: 'RestoreMatch' });
    for (const each of [server, later]) {
      each.refusal = null;
      each.heartbeat();
    }
    await settle(1_000);
    const { match: shownAgain } = match.snapshot();
    for (const { getState } of [before.store, store])
      expect(getState()).toMatchObject({ refused: null, snapshot: { match: shownAgain } });
  });

  it('asks a server that is too busy once more', async () => {
    const server = new FakeLiveServer(new FakeMatch());
    server.refusal = { ok: false, error: 'request.too-many', message: 'Previše pokušaja.' };
    const store = createLiveMatchStore();
    const connection = new LiveConnection({ createSocket: server.createSocket });
    followMatch(store, 7, connection);
    await settle();
    server.refusal = null;
    await settle(2000);
    expect(store.getState()).toMatchObject({ refused: null, version: server.match.version });
  });

  it('tells the server what is on the screen: after 10 s or 64 frames', async () => {
    const { match, server } = await aSpectator();
    match.goal();
    server.publish();
    await settle(9000);
    expect(server.seen).toEqual([]);
    await settle(1000);
    expect(server.seen).toEqual([{ 7: match.version }]);
    for (let frame = 0; frame < 64; frame += 1) {
      match.do({ type: 'ChangeTeamStatistic', team: 'home', statistic: 'shots', by: 1 });
      server.publish();
    }
    await settle();
    expect(server.seen.at(-1)).toEqual({ 7: match.version });
    await settle(30_000);
    expect(server.seen).toHaveLength(2);
  });

  it.each([
    [
      'tells the server what is on the screen after 256 versions, which a busy one puts into a few frames',
      true,
    ],
    ['counts a merged patch as one version, because it is as small', false],
  ])('%s', async (_, keepsEvents) => {
    const { match, server, store } = await aSpectator();
    store.getState().keepEvents(keepsEvents);
    for (let frame = 0; frame < 4; frame += 1) {
      await settle();
      expect(server.seen).toEqual([]);
      for (let tap = 0; tap < 64; tap += 1)
        match.do({ type: 'ChangeTeamStatistic', team: 'home', statistic: 'shots', by: 1 });
      server.publish(64);
    }
    await settle();
    expect(server.seen).toEqual(keepsEvents ? [{ 7: match.version }] : []);
  });

  it('asks for a new snapshot when a name is missing', async () => {
    const { match, server, store } = await aSpectator();
    const [delta] = match.do({
      type: 'ChangeTeamStatistic',
      team: 'home',
      statistic: 'shots',
      by: 1,
    });
    if (delta === undefined) throw new Error('no delta');
    const line = { team: 'home', goals: 0, assists: 0, yellowCards: 0, redCards: 0 } as const;
    const players = { 99: { ...line, twoMinPenalties: 0 } };
    const deltas = [{ ...delta, patch: { ...delta.patch, players } }];
    server.send({ type: 'deltas', payload: { matchId: 7, deltas } });
    await settle();
    expect(server.requests.at(-1)).toEqual({ matchId: 7, merged: true });
    expect(store.getState().trail).toEqual({ base: match.version, applied: 0, breaks: 0 });
  });

  it('watches once for all who follow on the page, until the last one leaves', async () => {
    const { connection, server, stop } = await aSpectator();
    const second = createMatchFeed({
      matchId: 7,
      connection,
      onSnapshot: () => {},
      onDeltas: () => {},
      onStatus: () => {},
    });
    stop();
    stop();
    expect(server.unwatched).toEqual([]);
    second.close();
    expect(server.unwatched).toEqual([7]);
    expect(server.connects).toBe(1);
  });
});

describe('a follower that also learns from its own answers', () => {
  it('goes on from where the follower is', async () => {
    const match = new FakeMatch().start();
    const server = new FakeLiveServer(match);
    const connection = new LiveConnection({ createSocket: server.createSocket });
    let position = { epoch: 'first', version: match.version };
    const onSnapshot = jest.fn();
    const taken: number[] = [];
    createMatchFeed({
      matchId: 7,
      connection,
      since: () => position,
      onSnapshot,
      onDeltas: (deltas) => taken.push(...deltas.map(({ version }) => version)),
      onStatus: () => {},
    });
    await settle();
    expect(server.requests).toEqual([{ matchId: 7, epoch: 'first', since: position.version }]);
    match.goal();
    position = { ...position, version: match.version };
    server.publish();
    match.goal();
    server.publish();
    expect(taken).toEqual([match.version]);
    expect(onSnapshot).not.toHaveBeenCalled();
  });

  it('hands over again what its owner could not keep, because it was still in the old history', async () => {
    const match = new FakeMatch().start();
    const server = new FakeLiveServer(match);
    const connection = new LiveConnection({ createSocket: server.createSocket });
    let position = { epoch: 'first', version: match.version };
    const taken: number[] = [];
    createMatchFeed({
      matchId: match.matchId,
      connection,
      since: () => position,
      onSnapshot: () => {},
      onDeltas: (deltas) => taken.push(...deltas.map(({ version }) => version)),
      onStatus: () => {},
    });
    await settle();
    const { matchId, version } = match;
    server.epoch = 'second';
    const snapshot = { matchId, epoch: 'second', version, snapshot: match.snapshot() };
    server.send({ type: 'snapshot', payload: snapshot });
    match.goal();
    server.publish();
    // The owner has read the match again, as it was before the goal.
    position = { epoch: 'second', version };
    server.heartbeat();
    await settle(1_000);
    expect(server.requests.at(-1)).toEqual({ matchId, epoch: 'second', since: version });
    expect(taken).toEqual([version + 1, version + 1]);
  });
});

describe('a network that lets no socket through', () => {
  it('asks over HTTP until a socket works', async () => {
    const match = new FakeMatch().start();
    const server = new FakeLiveServer(match);
    server.reachable = false;
    const api = serve({
      'GET /api/live/7': ({ path }) => {
        const since = new URL(path, 'http://kolo').searchParams.get('since');
        const head = { ok: true, epoch: 'first', version: match.version };
        if (since === null) return ok({ ...head, snapshot: match.snapshot() });
        const deltas = match.since(Number(since));
        return deltas.length === 0 ? [304] : ok({ ...head, deltas });
      },
    });
    const store = createLiveMatchStore();
    const connection = new LiveConnection({ createSocket: server.createSocket });
    const stop = followMatch(store, 7, connection);
    await settle(20_000);
    match.goal();
    await settle(3000);
    expect(store.getState()).toMatchObject({
      version: match.version,
      status: { state: 'live' },
      trail: { applied: 1, breaks: 0 },
    });
    server.reachable = true;
    await settle(10_000);
    const before = api.calls.length;
    await settle(10_000);
    expect(api.calls.length).toBe(before);
    server.reachable = false;
    server.cut();
    // An earlier request over HTTP says nothing about now.
    expect(store.getState().status.state).toBe('connecting');
    await settle(30_000);
    expect(api.calls.length).toBeGreaterThan(before);
    expect(store.getState().status.state).toBe('live');
    const receivedAt = Date.now() - 3_000;
    api.on('GET /api/live/7', lost);
    await settle(5000);
    expect(store.getState().status.state).toBe('lost');
    expect(store.getState().status.since).toBeGreaterThan(receivedAt);
    stop();
    const atLast = api.calls.length;
    await settle(20_000);
    expect(api.calls.length).toBe(atLast);
  });

  it.each([
    ['lets no socket open', (server: FakeLiveServer) => Object.assign(server, { openMs: 60_000 })],
    ['answers nothing on it', (server: FakeLiveServer) => Object.assign(server, { mute: true })],
  ])('a page behind a proxy that %s is live within five seconds', async (_, hold) => {
    const match = new FakeMatch().start();
    const server = hold(new FakeLiveServer(match));
    serve({
      'GET /api/live/7': () =>
        ok({ ok: true, epoch: 'first', version: match.version, snapshot: match.snapshot() }),
    });
    const store = createLiveMatchStore();
    const connection = new LiveConnection({ createSocket: server.createSocket, random: () => 0.5 });
    const stop = followMatch(store, 7, connection);
    await settle(5_000);
    expect(store.getState()).toMatchObject({ version: match.version, status: { state: 'live' } });
    match.goal();
    const states: string[] = [];
    store.subscribe(({ status }) => states.push(status.state));
    // Through the end of the socket on which nothing came, too.
    await settle(20_000);
    expect(store.getState()).toMatchObject({ version: match.version });
    expect(new Set(states)).toEqual(new Set(['live']));
    stop();
  });

  it('a slow one is asked over HTTP until its socket is there, and no more then', async () => {
    const { match, server, store, stop } = await aSpectator();
    const api = serve({ 'GET /api/live/7': [304] });
    server.openMs = 6_000;
    server.cut();
    await settle(7_000);
    expect(api.calls.length).toBeGreaterThan(0);
    await settle(1_000);
    expect(server.connects).toBe(2);
    const polls = api.calls.length;
    const states: string[] = [];
    store.subscribe(({ status }) => states.push(status.state));
    match.goal();
    server.publish();
    await settle(20_000);
    expect(store.getState()).toMatchObject({ version: match.version, trail: { breaks: 0 } });
    expect(api.calls).toHaveLength(polls);
    expect(new Set(states)).toEqual(new Set(['live']));
    stop();
  });

  it('a socket that falls silent without a word is passed over within twenty seconds', async () => {
    const { match, server, store, stop } = await aSpectator();
    serve({
      'GET /api/live/7': () =>
        ok({ ok: true, epoch: 'first', version: match.version, snapshot: match.snapshot() }),
    });
    server.mute = true;
    match.goal();
    await settle(20_000);
    expect(store.getState()).toMatchObject({ version: match.version, status: { state: 'live' } });
    stop();
  });

  it('goes on over HTTP while the server is too busy for its socket', async () => {
    const { match, server, store, stop } = await aSpectator();
    serve({
      'GET /api/live/7': () =>
        ok({ ok: true, epoch: 'first', version: match.version, snapshot: match.snapshot() }),
    });
    server.refusal = { ok: false, error: 'service.unavailable', message: 'Baza ne odgovara.' };
    server.openMs = 6_000;
    server.cut();
    await settle(10_000);
    match.goal();
    await settle(5_000);
    expect(store.getState()).toMatchObject({ version: match.version, status: { state: 'live' } });
    stop();
  });

  it('asks over HTTP for the whole match when a name was corrected', async () => {
    const { match, server, stop } = await aSpectator('Ivan');
    const api = serve({
      'GET /api/live/7': ({ path }) => {
        const whole = !path.includes('since');
        const body = whole ? { snapshot: match.snapshot() } : { deltas: [] };
        const stamp = { ok: true, epoch: 'first', version: match.version, namesVersion: 'Ivana' };
        return ok({ ...stamp, ...body });
      },
    });
    server.reachable = false;
    server.cut();
    // An answer is read in turns of its own between the timers.
    for (let second = 0; second < 30; second += 1) await settle(1_000);
    const { version } = match;
    const since = [
      `/api/live/7?epoch=first&since=${version}&merged=true`,
      `"first-${version}-Ivan"`,
    ];
    const requests = api.calls.map(({ path, headers }) => [path, headers.get('If-None-Match')]);
    expect(requests.slice(0, 3)).toEqual([
      since,
      ['/api/live/7', null],
      [since[0], `"first-${version}-Ivana"`],
    ]);
    stop();
  });

  it('asks nothing over HTTP while sockets work, and passes a refusal on when they do not', async () => {
    const api = serve({ 'GET /api/live/7': refusal('request.too-many') });
    const { server, store, stop } = await aSpectator();
    await settle(5000);
    expect(api.calls).toEqual([]);
    server.reachable = false;
    server.cut();
    await settle(20_000);
    expect(api.calls).not.toEqual([]);
    expect(store.getState().refused).toBeNull();
    api.on('GET /api/live/7', [401, { error: 'auth.required', message: 'Ne.' }]);
    await settle(10_000);
    expect(store.getState().refused).toEqual({ ok: false, error: 'auth.required', message: 'Ne.' });
    stop();
  });
});

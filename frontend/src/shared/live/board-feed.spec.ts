import type { BoardLine, BoardMatch } from '@kolo/domain';
import { type Answer, type FakeServer, lost, refusal, serve } from '@/shared/testing/fake-server';
import { settle } from '@/shared/testing/settle';
import { createBoardFeed, mergeMatches } from './board-feed';
import { LiveConnection, type LiveStatus } from './live-connection';
import { FakeLiveServer } from './testing/fake-live-server';
import { FakeMatch } from './testing/fake-match';

const line = (matchId: number, version: number, homeScore: number | null = null): BoardLine => ({
  matchId,
  version,
  status: 'in_progress',
  matchState: 'first-half',
  currentHalf: 1,
  homeScore,
  awayScore: 0,
});
const boardMatch = (matchId: number, version = 1): BoardMatch => ({
  ...line(matchId, version),
  leagueId: 1,
  round: 1,
  homeTeam: { id: 100, name: 'Čelik Osijek' },
  awayTeam: { id: 200, name: 'Žito Slavonija' },
  matchDate: '2026-03-15T16:00:00.000Z',
  venue: null,
});

async function aBoard(reachable = true, held: Partial<FakeLiveServer> = {}) {
  const server = Object.assign(new FakeLiveServer(new FakeMatch()), held);
  server.board = [boardMatch(7), boardMatch(8)];
  const connection = new LiveConnection({ createSocket: server.createSocket });
  server.reachable = reachable;
  const shown: BoardMatch[][] = [];
  const onRefused = jest.fn();
  const onAnswer = jest.fn();
  const statuses: LiveStatus[] = [];
  const feed = createBoardFeed({
    connection,
    onAnswer,
    onMatches: (matches) => shown.push(matches),
    onStatus: (status) => statuses.push(status),
    onRefused,
  });
  await settle();
  return { server, connection, shown, statuses, feed, onRefused, onAnswer };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

describe('the board of the day', () => {
  it('shows the answer, then every newer line', async () => {
    const { server, shown, statuses, onAnswer } = await aBoard();
    expect(statuses.at(-1)?.state).toBe('live');
    server.send({ type: 'board', payload: { matches: [line(8, 3, 1)] } });
    server.send({ type: 'board', payload: { matches: [line(8, 2, 0)] } });
    expect(shown).toHaveLength(2);
    expect(shown.at(-1)?.[1]).toMatchObject({ matchId: 8, version: 3, homeScore: 1, round: 1 });
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });

  it('asks again after a cut, for another history and for a match it does not know', async () => {
    const { server, onAnswer } = await aBoard();
    server.cut();
    await settle(3000);
    expect(server.boardRequests).toBe(2);
    server.epoch = 'restored';
    server.heartbeat();
    await settle(3000);
    expect(server.boardRequests).toBe(3);
    server.send({ type: 'board', payload: { matches: [line(9, 1)] } });
    await settle();
    expect(server.boardRequests).toBe(4);
    expect(onAnswer).toHaveBeenCalledTimes(3);
  });

  it('asks a moment later for a match that came onto the board right after the answer', async () => {
    const { server } = await aBoard();
    await settle(500);
    server.send({ type: 'board', payload: { matches: [line(9, 1)] } });
    server.send({ type: 'board', payload: { matches: [line(9, 2)] } });
    await settle(1_000);
    expect(server.boardRequests).toBe(1);
    await settle(500);
    expect(server.boardRequests).toBe(2);
  });

  describe('where no socket gets through', () => {
    let api: FakeServer;
    const answer = (matches: BoardMatch[], tag: string): Answer => [
      ...([200, { ok: true, epoch: 'first', matches }, ''] as const),
      { etag: tag },
    ];
    const aPolledBoard = async () => {
      api = serve({ 'GET /api/live': answer([boardMatch(7), boardMatch(8)], '"a"') });
      const board = await aBoard(false);
      await settle(10_000);
      return board;
    };

    it('is read over HTTP, and is live', async () => {
      const { shown, statuses, onAnswer } = await aPolledBoard();
      expect(statuses.at(-1)?.state).toBe('live');
      api.on(
        'GET /api/live',
        answer([{ ...boardMatch(7, 2), homeScore: 1 }, boardMatch(8)], '"b"'),
      );
      await settle(3_000);
      expect(shown.at(-1)?.[0]).toMatchObject({ version: 2, homeScore: 1 });
      expect(onAnswer).toHaveBeenCalledTimes(1);
    });

    it.each([
      ['opens', { openMs: 60_000 }],
      ['is answered', { mute: true }],
    ])('is live within six seconds where no socket %s', async (_, held) => {
      serve({ 'GET /api/live': answer([boardMatch(7, 2)], '"a"') });
      const { shown, statuses } = await aBoard(true, held);
      await settle(6_000);
      expect(statuses.at(-1)?.state).toBe('live');
      expect(shown.at(-1)?.[0]).toMatchObject({ matchId: 7, version: 2 });
    });

    it('asks only for what is newer', async () => {
      const { shown } = await aPolledBoard();
      const before = shown.length;
      api.on('GET /api/live', [304]);
      await settle(3_000);
      expect(api.calls.at(-1)?.headers.get('if-none-match')).toBe('"a"');
      await settle(6_000);
      expect(shown).toHaveLength(before);
    });

    it('shows no older score of a node that is a moment behind', async () => {
      const { shown } = await aPolledBoard();
      api.on('GET /api/live', answer([{ ...boardMatch(7, 3), homeScore: 2 }], '"c"'));
      await settle(3_000);
      api.on('GET /api/live', answer([{ ...boardMatch(7, 2), homeScore: 1 }], '"b"'));
      await settle(3_000);
      expect(shown.at(-1)?.[0]).toMatchObject({ version: 3, homeScore: 2 });
    });

    it('stops when a socket gets through again, and begins when it is blocked once more', async () => {
      const { server, statuses } = await aPolledBoard();
      server.reachable = true;
      await settle(20_000);
      expect(server.boardRequests).toBeGreaterThan(0);
      expect(statuses.at(-1)?.state).toBe('live');
      const polls = api.calls.length;
      await settle(20_000);
      expect(api.calls).toHaveLength(polls);
      server.reachable = false;
      server.cut();
      await settle(40_000);
      expect(api.calls.length).toBeGreaterThan(polls);
    });

    it('goes on while the server is too busy for its socket', async () => {
      const { server, shown, statuses } = await aPolledBoard();
      server.refusal = { ok: false, error: 'service.unavailable', message: 'Baza ne odgovara.' };
      server.reachable = true;
      await settle(20_000);
      api.on('GET /api/live', answer([{ ...boardMatch(7, 3), homeScore: 2 }], '"c"'));
      await settle(5_000);
      expect(shown.at(-1)?.[0]).toMatchObject({ version: 3, homeScore: 2 });
      expect(statuses.at(-1)?.state).toBe('live');
    });

    it('says that it is lost while HTTP gets no answer either', async () => {
      const { statuses } = await aPolledBoard();
      await settle(60_000);
      const receivedAt = Date.now() - 3_000;
      api.on('GET /api/live', lost);
      await settle(10_000);
      expect(statuses.at(-1)?.state).toBe('lost');
      expect(statuses.at(-1)?.since).toBeGreaterThan(receivedAt);
      api.on('GET /api/live', [304]);
      await settle(15_000);
      expect(statuses.at(-1)?.state).toBe('live');
    });

    it('asks nothing once it is closed', async () => {
      const { feed } = await aPolledBoard();
      feed.close();
      const polls = api.calls.length;
      await settle(20_000);
      expect(api.calls).toHaveLength(polls);
    });
  });

  it('finds out over HTTP that watching needs a session', async () => {
    serve({ 'GET /api/live': refusal('auth.required') });
    const { onRefused } = await aBoard(false);
    await settle(20_000);
    expect(onRefused).toHaveBeenCalledWith({
      ok: false,
      error: 'auth.required',
      message: 'Prijavite se za nastavak.',
    });
  });

  it('asks again when the page wakes up, and has no news where no line can have been missed', async () => {
    const { server, onAnswer } = await aBoard();
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(server.boardRequests).toBe(2);
    expect(onAnswer).toHaveBeenCalledTimes(1);
  });

  it('asks a server that is too busy once more, and gives up one that does not answer', async () => {
    const { server, connection, onRefused, onAnswer } = await aBoard();
    const { socket } = connection;
    if (socket === null) throw new Error('no socket');
    jest
      .spyOn(socket, 'watchBoard')
      .mockResolvedValueOnce({ ok: false, error: 'request.too-many', message: 'Previše.' });
    document.dispatchEvent(new Event('visibilitychange'));
    await settle(2_000);
    expect(onRefused).not.toHaveBeenCalled();
    expect(server.boardRequests).toBe(2);
    server.mute = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await settle(10_000);
    server.mute = false;
    await settle(3_000);
    expect(server.connects).toBe(2);
    expect(onAnswer).toHaveBeenCalledTimes(2);
  });

  it('is not live, and takes no line, before the answer is there', async () => {
    const { server, statuses, shown } = await aBoard();
    server.auto = false;
    server.cut();
    await settle(3_000);
    expect(server.boardRequests).toBe(2);
    expect(statuses.at(-1)?.state).toBe('connecting');
    server.send({ type: 'board', payload: { matches: [line(8, 3, 1)] } });
    server.deliver(1);
    expect(shown).toHaveLength(1);
    server.deliverAll();
    await settle();
    expect(statuses.at(-1)?.state).toBe('live');
    expect(shown).toHaveLength(2);
  });

  it('takes only the answer to its last question', async () => {
    const { server, shown } = await aBoard();
    server.auto = false;
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    server.deliver();
    await settle();
    expect(shown).toHaveLength(1);
    server.deliver();
    await settle();
    expect(shown).toHaveLength(2);
  });

  it('does not ask without end for a match that no answer brings', async () => {
    const { server } = await aBoard();
    for (let n = 0; n < 5; n += 1) {
      server.send({ type: 'board', payload: { matches: [line(9, n)] } });
      await settle(100);
    }
    expect(server.boardRequests).toBe(1);
  });

  it('watches, asks and says nothing any more once it is closed', async () => {
    const { server, connection, feed, onAnswer, onRefused } = await aBoard();
    const { socket } = connection;
    if (socket === null) throw new Error('no socket');
    const unwatch = jest.spyOn(socket, 'unwatchBoard');
    server.auto = false;
    document.dispatchEvent(new Event('visibilitychange'));
    feed.close();
    expect(unwatch).toHaveBeenCalledTimes(1);
    server.deliverAll();
    await settle();
    expect(onAnswer).toHaveBeenCalledTimes(1);
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('asks again when the answer has grown old, which is news also where the server is busy first', async () => {
    const { server, connection, onAnswer } = await aBoard();
    const { socket } = connection;
    if (socket === null) throw new Error('no socket');
    const watch = jest.spyOn(socket, 'watchBoard');
    watch.mockResolvedValueOnce({ ok: false, error: 'request.too-many', message: 'Previše.' });
    for (let tick = 0; tick < 65; tick += 1) {
      await settle(10_000);
      server.heartbeat();
    }
    expect(server.boardRequests).toBe(2);
    expect(onAnswer).toHaveBeenCalledTimes(2);
  });
});

describe('a board with newer lines', () => {
  it('is the same object where nothing changed', () => {
    const board = [boardMatch(7, 5), boardMatch(8, 5)];
    expect(mergeMatches(board, [line(7, 5, 3)])).toEqual({ matches: null, unknown: false });
    const { matches } = mergeMatches(board, [line(7, 6, 3)]);
    expect(matches?.[0]).toMatchObject({ version: 6, homeScore: 3 });
    expect(matches?.[1]).toBe(board[1]);
  });

  it('takes the new name of a team, also from a line that is not newer', () => {
    const board = [boardMatch(7, 5), boardMatch(8, 5)];
    const { homeTeam, awayTeam } = boardMatch(7, 5);
    const names = { homeTeam: { ...homeTeam, name: 'Čelik Zagreb' }, awayTeam };
    const { matches } = mergeMatches(board, [{ ...line(7, 4, 9), ...names }]);
    expect(matches).toEqual([{ ...boardMatch(7, 5), ...names }, board[1]]);
    expect(mergeMatches(matches ?? [], [line(7, 6, 1)]).matches?.[0]).toMatchObject(names);
    expect(mergeMatches(matches ?? [], [{ ...line(7, 4), ...names }]).matches).toBeNull();
  });

  it('takes the new name of a league, also from a line that is not newer', () => {
    const league = { id: 1, name: 'Prva liga', season: '2025/26' };
    const board = [{ ...boardMatch(7, 5), league }, boardMatch(8, 5)];
    const names = { league: { ...league, name: 'Velika liga' } };
    const { matches } = mergeMatches(board, [{ ...line(7, 4, 9), ...names }]);
    expect(matches).toEqual([{ ...boardMatch(7, 5), ...names }, board[1]]);
    expect(mergeMatches(matches ?? [], [line(7, 6, 1)]).matches?.[0]).toMatchObject(names);
    expect(mergeMatches(matches ?? [], [{ ...line(7, 4), ...names }]).matches).toBeNull();
  });

  it('says of a match that goes on nothing more of its break-off, nor of an award that was undone', () => {
    const decided = {
      outcome: 'awarded',
      awardedTo: 'home',
      playedScore: { home: 0, away: 1 },
    } as const;
    const board = [
      { ...boardMatch(7, 5), outcome: 'suspended' as const },
      { ...boardMatch(8, 5), ...decided },
    ];
    const { matches } = mergeMatches(board, [line(7, 6, 1), line(8, 6, 0)]);
    expect(matches).toEqual([
      { ...boardMatch(7, 6), homeScore: 1 },
      { ...boardMatch(8, 6), homeScore: 0 },
    ]);
    expect(mergeMatches(board, [line(7, 4), { ...line(8, 6), ...decided }]).matches).toMatchObject([
      { version: 5, outcome: 'suspended' },
      { version: 6, ...decided },
    ]);
  });

  it('has a moved match at its new time, and is without one that is gone', () => {
    const moved = { matchDate: '2026-03-15T19:00:00.000Z', venue: 'Gradski vrt' };
    const board = [{ ...boardMatch(7, 5), status: 'scheduled' as const }, boardMatch(8, 5)];
    const { matches } = mergeMatches(board, [
      { ...line(7, 6), status: 'scheduled', ...moved },
      { ...line(8, 6), gone: true },
    ]);
    expect(matches).toHaveLength(1);
    expect(matches?.[0]).toMatchObject({ matchId: 7, ...moved });
    // It is gone, whatever version the line has.
    expect(mergeMatches(board, [{ ...line(8, 5), gone: true }]).matches).toHaveLength(1);
    expect(mergeMatches(board, [{ ...line(9, 6), gone: true }])).toEqual({
      matches: null,
      unknown: false,
    });
  });
});

import type { OutboxListener } from '@/features/console/taps/outbox';
import type { QueuedTap } from '@/features/console/taps/tap';
import { FakeMatchServer, kickOff } from '@/features/console/testing/fake-match-server';
import { tapOf } from '@/features/console/testing/tap-of';
import type { MatchFeedOptions } from '@/shared/live/match-feed';
import type { ConsoleNotice } from './console-state';
import type { LoadOutcome } from './load-view';
import { MatchConsole } from './match-console';
import type { SavedMatch } from './saved-match';

const later = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
const goal = { type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' } as const;
const unreachable: LoadOutcome = { type: 'unreachable' };
const read = (server: FakeMatchServer): LoadOutcome => ({
  type: 'view',
  view: server.view(),
  sentAt: 0,
  receivedAt: 0,
});

/** A page whose disk, wire and push move only when the test says so. */
function aPage(server = new FakeMatchServer().started()) {
  const line: QueuedTap[] = [];
  const notices: ConsoleNotice[] = [];
  let notify: OutboxListener = () => {};
  let feed: MatchFeedOptions | undefined;
  const resume = jest.fn(async () => {});
  const remove = jest.fn(async () => {});
  const leave = jest.fn();
  const closeFeed = jest.fn();
  const load = jest.fn(async (): Promise<LoadOutcome> => read(server));
  const saved = {
    load: jest.fn(async (): Promise<SavedMatch | undefined> => undefined),
    save: jest.fn(async (_: SavedMatch): Promise<void> => {}),
  };
  const follow = jest.fn((options: MatchFeedOptions) => {
    feed = options;
    return { refresh: () => {}, keepEvents: () => {}, close: closeFeed };
  });
  const matchConsole = new MatchConsole({
    matchId: 7,
    saved,
    load,
    follow,
    outbox: {
      add: async (tap) => ({ ...tap, order: 1 }),
      waiting: async () => line,
      remove,
      resume,
      sendUnder: async () => {},
      subscribe: (_, listener) => {
        notify = listener;
        return leave;
      },
    },
    notify: (notice) => notices.push(notice),
  });
  open.push(matchConsole);
  const log = () => {
    const { match } = matchConsole.store.getState();
    if (match.phase !== 'ready') throw new Error(`The match is ${match.phase}`);
    return match.log;
  };
  const push = (after: number) => feed?.onDeltas(server.deltas(after));
  /** The outbox's report of a tap that the server has answered. */
  const answer = (tap: QueuedTap) => notify({ type: 'outcome', tap, outcome: server.receive(tap) });
  return {
    server,
    matchConsole,
    line,
    notices,
    resume,
    remove,
    leave,
    closeFeed,
    load,
    saved,
    follow,
    log,
    push,
    answer,
    notify: (news: Parameters<OutboxListener>[0]) => notify(news),
    snapshot: (epoch: string, version: number) =>
      feed?.onSnapshot({ matchId: 7, epoch, version } as Parameters<
        MatchFeedOptions['onSnapshot']
      >[0]),
  };
}

const open: MatchConsole[] = [];
beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  for (const matchConsole of open.splice(0)) matchConsole.close();
  jest.useRealTimers();
});

describe('opening a match', () => {
  it('sends what an earlier page has left', async () => {
    const { matchConsole, resume } = aPage();
    await matchConsole.open();
    expect(resume).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is not there', { type: 'missing' }, { phase: 'missing' }, false],
    ['wants a sign-in', { type: 'signed-out' }, { phase: 'unreachable' }, true],
    ['does not answer', { type: 'unreachable' }, { phase: 'unreachable' }, false],
  ] as const)('says so where the server %s', async (_, outcome, match, signedOut) => {
    const { matchConsole, load } = aPage();
    load.mockResolvedValue(outcome);
    await matchConsole.open();
    expect(matchConsole.store.getState()).toMatchObject({ match, signedOut });
  });

  it('goes on by itself once somebody has signed in', async () => {
    const { matchConsole, load, log, server } = aPage();
    load.mockResolvedValueOnce({ type: 'signed-out' });
    await matchConsole.open();
    await later(1_000);
    expect(matchConsole.store.getState().signedOut).toBe(false);
    expect(log().shown).toEqual(server.state);
  });

  it('shows what this browser knows while the server does not answer', async () => {
    const { matchConsole, load, saved, log, server } = aPage();
    load.mockResolvedValue(unreachable);
    saved.load.mockResolvedValue({ matchId: 7, view: server.view(), early: [], clock: null });
    await matchConsole.open();
    expect(log().shown).toEqual(server.state);
  });

  it('reads the match again where a tap was answered after it was read', async () => {
    const { matchConsole, load, server, log, answer } = aPage();
    const before = read(server);
    let arrive = () => {};
    load.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve(before);
        }),
    );
    load.mockImplementationOnce(async () => read(server));
    load.mockImplementation(() => new Promise(() => {}));
    const opening = matchConsole.open();
    await later();
    await answer({ ...tapOf('mine', goal), order: 1 });
    arrive();
    await opening;
    await later();
    expect(load).toHaveBeenCalledTimes(2);
    expect(log().shown).toEqual(server.state);
  });

  it('does not wait for a tap that was answered and is about to leave the disk', async () => {
    const page = aPage();
    const { matchConsole, saved, line, server, log, answer } = page;
    const [scored] = server.happens(goal);
    const undo = { type: 'Undo', actionId: scored?.id ?? '' } as const;
    const tap = { ...tapOf('undo', undo), order: 1 };
    line.push(tap);
    let restore: (match: SavedMatch) => void = () => {};
    saved.load.mockReturnValue(
      new Promise((resolve) => {
        restore = resolve;
      }),
    );
    const view = server.view();
    const opening = matchConsole.open();
    await later();
    await answer(tap);
    restore({ matchId: 7, view, early: [], clock: null });
    await opening;
    expect(log().pending).toEqual([]);
    expect(log().shown).toEqual(server.state);
  });
});

describe('a match on the screen', () => {
  it('does not show as pending what the server had taken before the reload', async () => {
    const { matchConsole, server, line, remove, log } = aPage();
    const tap = { ...tapOf('mine', goal), order: 1 };
    server.receive(tap);
    line.push(tap);
    await matchConsole.open();
    expect(remove).not.toHaveBeenCalled();
    expect(log()).toMatchObject({ pending: [], shown: server.state });
  });

  it('leaves a tap on the disk that it sees in a push, until its own answer', async () => {
    const { matchConsole, server, remove, log, push } = aPage();
    await matchConsole.open();
    const { version } = server.state;
    matchConsole.tap(goal);
    const [tap] = log().pending;
    if (tap === undefined) throw new Error('nothing waits');
    server.receive(tap);
    push(version);
    expect(log().pending).toEqual([]);
    expect(remove).not.toHaveBeenCalled();
  });

  it('sends nothing that would change nothing', async () => {
    const { matchConsole, log } = aPage();
    await matchConsole.open();
    const down = { type: 'ChangeTeamStatistic', team: 'home', statistic: 'shots', by: -1 } as const;
    expect(matchConsole.tap(down)).toBeNull();
    expect(log().pending).toEqual([]);
  });

  it('is followed once, however often it is read', async () => {
    const { matchConsole, follow } = aPage();
    await matchConsole.open();
    await matchConsole.refresh();
    expect(follow).toHaveBeenCalledTimes(1);
  });

  it('is read again for a snapshot that is ahead or of another history, and for no other', async () => {
    const { matchConsole, load, server, snapshot } = aPage();
    await matchConsole.open();
    const { version } = server.state;
    snapshot('e1', version);
    snapshot('e1', version - 1);
    await later();
    expect(load).toHaveBeenCalledTimes(1);
    snapshot('e1', version + 1);
    await later();
    expect(load).toHaveBeenCalledTimes(2);
    snapshot('e2', version);
    await later();
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('asks for a version that is still missing after two seconds', async () => {
    const { matchConsole, load, server, log, push } = aPage();
    await matchConsole.open();
    const { version } = server.state;
    server.happens(goal);
    server.happens(goal);
    push(version + 1);
    expect(log().early).toHaveLength(1);
    await later(1_999);
    expect(load).toHaveBeenCalledTimes(1);
    await later(1);
    expect(load).toHaveBeenCalledTimes(2);
    expect(log()).toMatchObject({ early: [], confirmed: server.state });
  });

  it('goes on with a match that was deleted and came back', async () => {
    const { matchConsole, load, server, log, push, line } = aPage();
    await matchConsole.open();
    const { version } = server.state;
    server.happens({ type: 'DeleteMatch' });
    load.mockResolvedValueOnce({ type: 'missing' });
    await matchConsole.refresh();
    expect(matchConsole.store.getState().match.phase).toBe('missing');
    line.push({ ...tapOf('waits', goal), order: 1 });
    server.happens({ type: 'RestoreMatch' });
    push(version);
    await later();
    expect(log()).toMatchObject({ confirmed: server.state, pending: [{ commandId: 'waits' }] });
  });

  it('goes on with a match that was opened while it was deleted, once it is restored', async () => {
    const { matchConsole, load, server, log, snapshot } = aPage();
    load.mockResolvedValueOnce({ type: 'missing' });
    await matchConsole.open();
    expect(matchConsole.store.getState().match.phase).toBe('missing');
    snapshot(server.epoch, server.state.version);
    await later();
    expect(log()).toMatchObject({ confirmed: server.state });
  });

  it('does not ask for one that came in time', async () => {
    const { matchConsole, load, server, log, push } = aPage();
    await matchConsole.open();
    const { version } = server.state;
    server.happens(goal);
    server.happens(goal);
    push(version + 1);
    await later(1_000);
    push(version);
    expect(log().shown).toEqual(server.state);
    await later(10_000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows what another page of the browser taps', async () => {
    const { matchConsole, line, notify, log } = aPage();
    await matchConsole.open();
    line.push({ ...tapOf('theirs', goal), order: 1 });
    await notify({ type: 'changed' });
    expect(log().pending).toHaveLength(1);
  });

  it('never puts an answer of another history on top of the old one', async () => {
    const { matchConsole, server, log, answer } = aPage();
    await matchConsole.open();
    server.epoch = 'e2';
    server.state = new FakeMatchServer().started().state;
    const versions: string[] = [];
    matchConsole.store.subscribe(() => versions.push(`${log().epoch}: ${log().confirmed.version}`));
    const { version } = server.state;
    await answer({ ...tapOf('mine', goal), order: 1 });
    expect(log()).toMatchObject({ epoch: 'e2', confirmed: server.state });
    expect(versions).not.toContain(`e1: ${version + 1}`);
  });

  it('drops a tap that has changed nothing', async () => {
    const { matchConsole, server, log, answer } = aPage();
    await matchConsole.open();
    server.happens({ type: 'ChooseMvp', playerId: 2 });
    matchConsole.tap({ type: 'ChooseMvp', playerId: 2 });
    const [tap] = log().pending;
    if (tap === undefined) throw new Error('nothing waits');
    await answer({ ...tap, order: 1 });
    expect(log().pending).toEqual([]);
  });

  it('puts its clock right by every answer', async () => {
    const { matchConsole, load, server, answer } = aPage();
    const observe = jest.spyOn(matchConsole.clock, 'observe');
    load.mockResolvedValue({ ...read(server), sentAt: 10, receivedAt: 30 } as LoadOutcome);
    await matchConsole.open();
    expect(observe).toHaveBeenLastCalledWith(kickOff, 10, 30);
    await answer({ ...tapOf('mine', goal), order: 1 });
    expect(observe).toHaveBeenLastCalledWith(kickOff, 0, 0);
  });
});

describe('what is kept for a reload', () => {
  const last = ({ saved }: ReturnType<typeof aPage>) => saved.save.mock.calls.at(-1)?.[0];

  it('is what was read, what was pushed and what came early, without the taps that wait', async () => {
    const page = aPage();
    const { matchConsole, server, push, log } = page;
    await matchConsole.open();
    expect(last(page)).toMatchObject({ matchId: 7, view: { epoch: 'e1', state: server.state } });
    const { version } = server.state;
    server.happens(goal);
    push(version);
    await later();
    const confirmed = server.state;
    expect(last(page)?.view.state).toEqual(confirmed);
    matchConsole.tap(goal);
    expect(log().shown.goals).toHaveLength(2);
    server.happens(goal);
    const early = server.happens(goal);
    push(confirmed.version + 1);
    await later();
    expect(last(page)).toMatchObject({ early, clock: matchConsole.clock.sample });
    expect(last(page)?.view.state).toEqual(confirmed);
  });

  it('is kept before a tap leaves the disk: a reload finds one or the other', async () => {
    const page = aPage();
    const { matchConsole, saved, answer } = page;
    await matchConsole.open();
    let finishWrite = () => {};
    saved.save.mockImplementation(
      () =>
        new Promise((resolve) => {
          finishWrite = resolve;
        }),
    );
    const left = jest.fn();
    void Promise.resolve(answer({ ...tapOf('mine', goal), order: 1 })).then(left);
    await later();
    expect(left).not.toHaveBeenCalled();
    for (let save = 0; save < 2; save += 1) {
      finishWrite();
      await later();
    }
    expect(left).toHaveBeenCalled();
  });

  it('brings back the corrected time and what came early', async () => {
    const { matchConsole, saved, load, server, log } = aPage();
    const view = server.view();
    server.happens(goal);
    const early = server.happens(goal);
    const clock = { offsetMs: 5_000, roundTripMs: 20, heardMs: 0 };
    saved.load.mockResolvedValue({ matchId: 7, view, early, clock });
    load.mockResolvedValue(unreachable);
    await matchConsole.open();
    expect(matchConsole.clock.sample).toEqual(clock);
    expect(log().early).toEqual(early);
  });
});

describe('a match that has left the screen', () => {
  it('has no feed, and receives no tap', async () => {
    const { matchConsole, leave, closeFeed } = aPage();
    await matchConsole.open();
    matchConsole.close();
    expect(closeFeed).toHaveBeenCalledTimes(1);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('is not opened after all by what comes too late', async () => {
    const { matchConsole, saved, follow, resume, server } = aPage();
    let restore: (match: SavedMatch) => void = () => {};
    saved.load.mockReturnValue(
      new Promise((resolve) => {
        restore = resolve;
      }),
    );
    const opening = matchConsole.open();
    matchConsole.close();
    restore({ matchId: 7, view: server.view(), early: [], clock: null });
    await opening;
    expect(follow).not.toHaveBeenCalled();
    expect(resume).not.toHaveBeenCalled();
    expect(matchConsole.store.getState().match).toEqual({ phase: 'loading' });
  });

  it('is not read again', async () => {
    const { matchConsole, load } = aPage();
    load.mockResolvedValue(unreachable);
    await matchConsole.open();
    matchConsole.close();
    await later(60_000);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

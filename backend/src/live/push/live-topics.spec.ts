import { boardLine, decide, type LoggedMatchEvent, replay } from '@kolo/domain';
import { Logger } from '@nestjs/common';
import { playedLog } from '../../../test/played-log.js';
import type { EventStore } from '../../events/event-store.js';
import { UnknownEventError } from '../../events/stored-event.js';
import { type Announcement, LocalBus } from '../nodes/live-bus.js';
import type { ConsoleSilenceService } from './console-silence.service.js';
import { CursorPump } from './cursor-pump.js';
import type { LiveBoardService } from './live-board.service.js';
import { LiveTopicsService } from './live-topics.service.js';
import type { MatchNamesService } from './match-names.service.js';
import type { MatchNames } from './match-topic.js';

/** A log that tests rewrite behind the node's back, and that fails where they say so. */
class ForeignLog {
  current = 'first';
  readonly streams = new Map<number, LoggedMatchEvent[]>();
  readonly broken = new Map<number, Error>();

  readonly store = {
    epoch: async () => this.current,
    heads: async (ids: readonly number[]) =>
      new Map(ids.map((id) => [id, this.streams.get(id)?.length ?? 0])),
    readStream: async (id: number, { after = 0 } = {}) => {
      const error = this.broken.get(id);
      if (error !== undefined) throw error;
      return (this.streams.get(id) ?? []).slice(after).map((event) => ({ event }));
    },
    get forReaders() {
      return this;
    },
  } as unknown as EventStore;
}

const played = playedLog(40);
const named = (home: string): MatchNames => ({
  homeTeam: { id: 1, name: home },
  awayTeam: { id: 2, name: 'Žito' },
  players: [],
});
const names = { of: jest.fn(async () => named('Čelik')) };

/** Another node, whose messages may be lost. */
class ForeignBus extends LocalBus {
  receive: (announcement: Announcement) => void = () => {};

  override onAnnouncement(listener = this.receive): void {
    this.receive = listener;
  }
}

let bus: ForeignBus;
let log: ForeignLog;
let pump: CursorPump;
let topics: LiveTopicsService;
const board = {
  watched: new Map<number, number>(),
  isWatched: false,
  news: jest.fn(),
  readSoon: jest.fn(),
  reload: jest.fn(),
  fresh: jest.fn(async () => {}),
};

const aSink = () => ({ idle: true, write: jest.fn(), terminate: jest.fn() });

/** Several ticks of the beacon. */
const ticks = () => jest.advanceTimersByTimeAsync(3_000);

beforeEach(async () => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.spyOn(Logger.prototype, 'error').mockImplementation();
  jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  log = new ForeignLog();
  for (const id of [1, 2]) log.streams.set(id, played.slice(0, 20));
  bus = new ForeignBus();
  pump = new CursorPump();
  topics = new LiveTopicsService(
    log.store,
    pump,
    board as unknown as LiveBoardService,
    names as unknown as MatchNamesService,
    { since: async () => new Map() } as unknown as ConsoleSilenceService,
    bus,
  );
  await topics.onModuleInit();
});
afterEach(() => {
  topics.onModuleDestroy();
  jest.useRealTimers();
});

describe('the beacon', () => {
  it('goes on with the other matches when one cannot be read', async () => {
    const [one, two] = [await topics.topic(1), await topics.topic(2)];
    log.broken.set(1, new UnknownEventError('PitchWatered'));
    for (const id of [1, 2]) log.streams.set(id, played.slice(0, 30));
    await ticks();
    expect([one.head, two.head]).toEqual([20, 30]);
    log.broken.clear();
    await ticks();
    expect(one.head).toBe(30);
  });

  it('shows another history of every match, also when the database fails in the middle of it', async () => {
    const [one, two] = [await topics.topic(1), await topics.topic(2)];
    log.current = 'second';
    for (const id of [1, 2]) log.streams.set(id, played.slice(0, 12));
    log.broken.set(1, new Error('Connection terminated unexpectedly'));
    await ticks();
    log.broken.clear();
    await ticks();
    for (const topic of [one, two])
      expect({ epoch: topic.epoch, head: topic.head }).toEqual({ epoch: 'second', head: 12 });
  });

  it('shows a name that was corrected while somebody watches, and troubles nobody where none was', async () => {
    const topic = await topics.topic(1);
    const rewound = jest.spyOn(pump, 'rewind');
    await jest.advanceTimersByTimeAsync(40_000);
    expect(rewound).not.toHaveBeenCalled();
    names.of.mockResolvedValueOnce(named('Čelik Zagreb'));
    await jest.advanceTimersByTimeAsync(31_000);
    expect(rewound.mock.calls).toEqual([[topic]]);
    expect(topic.frame(-1, false).text).toContain('Čelik Zagreb');
  });

  it('shows a name that was corrected as soon as its mark is another, and reads it once for each', async () => {
    const topic = await topics.topic(1);
    const rewound = jest.spyOn(pump, 'rewind');
    await topics.renameAs(1, { staticData: 'one', reading: 1 });
    names.of.mockClear();
    await topics.renameAs(1, { staticData: 'one', reading: 2 });
    expect(names.of).not.toHaveBeenCalled();
    names.of.mockResolvedValueOnce(named('Čelik Zagreb'));
    await topics.renameAs(1, { staticData: 'two', reading: 3 });
    expect(rewound.mock.calls).toEqual([[topic]]);
    expect(topic.answer(undefined, undefined)).toContain('Čelik Zagreb');
    await topics.renameAs(2, { staticData: 'two', reading: 3 });
  });

  it('shows the newest name where an older reading ends last', async () => {
    const topic = await topics.topic(1);
    let end: (names: MatchNames) => void = () => {};
    names.of.mockReturnValueOnce(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    const older = topics.renameAs(1, { staticData: 'one', reading: 1 });
    names.of.mockResolvedValueOnce(named('Čelik Zagreb'));
    const newer = topics.renameAs(1, { staticData: 'two', reading: 2 });
    await jest.advanceTimersByTimeAsync(0);
    end(named('Čelik'));
    await Promise.all([older, newer]);
    expect(topic.answer(undefined, undefined)).toContain('Čelik Zagreb');
  });

  it('tells whoever watches of another history, also where it is as long as the one before', async () => {
    const sink = aSink();
    const topic = await topics.topic(1);
    pump.subscribe(topic, sink, topic.head);
    log.current = 'second';
    await ticks();
    const [frame] = sink.write.mock.calls.flat();
    expect(frame?.text).toContain('"epoch":"second","version":20');
    expect(sink.write).toHaveBeenCalledTimes(1);
  });

  it('brings a line of the board up to date, from the match where it is watched, else from the log', async () => {
    board.watched = new Map([
      [1, 10],
      [2, 10],
      [3, 20],
    ]);
    log.streams.set(3, played.slice(0, 20));
    const topic = await topics.topic(1);
    await jest.advanceTimersByTimeAsync(1_500);
    expect(board.news.mock.calls).toEqual([[topic.line, []]]);
    expect(board.readSoon).toHaveBeenCalledTimes(1);
    board.watched = new Map();
  });

  it('has everybody forget what was read of another history, once', async () => {
    const forget = jest.fn();
    topics.onNewEpoch(forget);
    await ticks();
    expect(forget).not.toHaveBeenCalled();
    log.current = 'second';
    await ticks();
    expect(forget).toHaveBeenCalledTimes(1);
    expect(board.reload).toHaveBeenCalledTimes(1);
  });

  it('brings the names of a line-up that nobody announced', async () => {
    log.streams.set(1, played.slice(0, 1));
    const topic = await topics.topic(1);
    log.streams.set(1, played.slice(0, 5));
    const players = [1, 2, 3, 4, 5, 11, 12, 13, 14, 15].map((id) => ({
      id,
      firstName: 'Ivo',
      lastName: `Igrač ${id}`,
      jerseyNumber: id,
      team: id < 10 ? ('home' as const) : ('away' as const),
    }));
    names.of.mockResolvedValueOnce({ ...named('Čelik'), players });
    await ticks();
    expect(topic.lacksNames).toBe(false);
    expect(topic.frame(-1, false).text).toContain('Igrač 11');
  });

  it('waits for a slow database instead of asking it ever more', async () => {
    await topics.topic(1);
    let answer = () => {};
    const slow = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const heads = jest.spyOn(log.store, 'heads').mockImplementation(async () => {
      await slow;
      return new Map();
    });
    await ticks();
    expect(heads).toHaveBeenCalledTimes(1);
    answer();
    await ticks();
    expect(heads.mock.calls.length).toBeGreaterThan(1);
  });

  it('keeps a board fresh that shows nothing yet', async () => {
    board.isWatched = true;
    await ticks();
    expect(board.fresh).toHaveBeenCalled();
  });
});

const line = boardLine(replay(1, played));

describe('what another node announces', () => {
  const announcement = (events: LoggedMatchEvent[], epoch = 'first'): Announcement => ({
    epoch,
    matchId: 1,
    events,
    line,
  });

  it('is taken at once, however much it is', async () => {
    const topic = await topics.topic(1);
    bus.receive(announcement(played.slice(20, 40)));
    await jest.advanceTimersByTimeAsync(20);
    expect(topic.head).toBe(40);
  });

  it('is worked off a few at a time, also when more of it comes meanwhile', async () => {
    const topic = await topics.topic(1);
    bus.receive(announcement(played.slice(20, 32)));
    bus.receive(announcement(played.slice(32, 36)));
    bus.receive(announcement(played.slice(36, 40)));
    expect(topic.head).toBe(28);
    await jest.advanceTimersByTimeAsync(1);
    expect(topic.head).toBe(40);
  });

  it('names the teams that play in place of others', async () => {
    const scheduled = played.slice(0, 1);
    log.streams.set(1, scheduled);
    const topic = await topics.topic(1);
    const command = { type: 'ChangeTeams', homeTeamId: 300, awayTeamId: 200 } as const;
    const changed = decide(replay(1, scheduled), command, {
      commandId: 'other-teams',
      at: '2026-03-14T16:00:00.000Z',
    });
    if (!changed.ok) throw new Error(changed.refusal.code);
    names.of.mockResolvedValueOnce(named('Dinara'));
    bus.receive(announcement([...changed.events]));
    await jest.advanceTimersByTimeAsync(20);
    expect(topic.answer(undefined, undefined)).toContain('Dinara');
  });

  it('counts also while the match is still being read', async () => {
    const read = topics.topic(1);
    bus.receive(announcement(played.slice(20, 22)));
    expect((await read).head).toBe(22);
  });

  it('is read from the log where something before it is missing, sooner than the beacon would', async () => {
    const topic = await topics.topic(1);
    log.streams.set(1, played.slice(0, 24));
    bus.receive(announcement(played.slice(22, 24)));
    expect(topic.head).toBe(20);
    await jest.advanceTimersByTimeAsync(60);
    expect(topic.head).toBe(24);
  });

  it('changes the board, whether or not somebody watches the match', () => {
    const events = played.slice(20, 22);
    bus.receive(announcement(events));
    expect(board.news.mock.calls).toEqual([[line, events]]);
  });

  it('is passed over when it belongs to another history', async () => {
    const topic = await topics.topic(1);
    bus.receive(announcement(played.slice(20, 21), 'second'));
    await jest.advanceTimersByTimeAsync(60);
    expect(topic.head).toBe(20);
    expect(board.news).not.toHaveBeenCalled();
  });

  it('is passed over when only a newer node could fold it', async () => {
    const topic = await topics.topic(1);
    const [next] = played.slice(20, 21);
    bus.receive(announcement([{ ...next, type: 'PitchWatered' } as unknown as LoggedMatchEvent]));
    await jest.advanceTimersByTimeAsync(60);
    expect(topic.head).toBe(20);
  });
});

describe('what was committed here', () => {
  it('is with the watchers and on the board at once, and goes to the other nodes with its history', async () => {
    const topic = await topics.topic(1);
    const announced = jest.spyOn(bus, 'announce');
    const events = played.slice(20, 22);
    topics.announce(1, events, replay(1, played.slice(0, 22)));
    expect(topic.head).toBe(22);
    expect(board.news.mock.calls).toEqual([[topic.line, events]]);
    expect(announced.mock.calls).toEqual([
      [{ epoch: 'first', matchId: 1, events, line: topic.line }],
    ]);
  });
});

describe('a match that is watched', () => {
  it('is asked for again when it could not be read', async () => {
    log.broken.set(1, new Error('Connection terminated unexpectedly'));
    await expect(topics.topic(1)).rejects.toThrow('Connection terminated');
    log.broken.clear();
    expect((await topics.topic(1)).head).toBe(20);
  });

  it('lets its watchers go when another history does not have it', async () => {
    const sink = aSink();
    const topic = await topics.topic(1);
    pump.subscribe(topic, sink, topic.head);
    log.current = 'second';
    log.streams.delete(1);
    await ticks();
    expect(sink.terminate).toHaveBeenCalled();
    await expect(topics.topic(1)).rejects.toMatchObject({ refusal: { code: 'match.not-found' } });
  });

  it('is kept for a minute after the last has left', async () => {
    const topic = await topics.topic(1);
    await jest.advanceTimersByTimeAsync(50_000);
    expect(await topics.topic(1)).toBe(topic);
    const watcher = pump.subscribe(topic, aSink(), topic.head);
    await jest.advanceTimersByTimeAsync(90_000);
    pump.unsubscribe(watcher);
    await jest.advanceTimersByTimeAsync(50_000);
    expect(await topics.topic(1)).toBe(topic);
    await jest.advanceTimersByTimeAsync(63_000);
    expect(await topics.topic(1)).not.toBe(topic);
  });

  it('is there no more once it is deleted, and again when it is restored', async () => {
    const topic = await topics.topic(1);
    const after = (version: number, type: 'MatchDeleted' | 'MatchRestored') =>
      [{ ...played[0], id: `${type}.0`, version, type, data: {} }] as LoggedMatchEvent[];
    bus.receive({ epoch: 'first', matchId: 1, events: after(21, 'MatchDeleted'), line });
    await expect(topics.topic(1)).rejects.toMatchObject({ refusal: { code: 'match.not-found' } });
    bus.receive({ epoch: 'first', matchId: 1, events: after(22, 'MatchRestored'), line });
    expect(await topics.topic(1)).toBe(topic);
  });
});

describe('somebody who asks for every match of ten seasons', () => {
  const seasons = Array.from({ length: 400 }, (_, n) => n + 10);

  it('finds each of them, and leaves only the latest in memory, what is played and what is watched', async () => {
    const read = jest.spyOn(log.store, 'readStream');
    for (const id of seasons) log.streams.set(id, played.slice(0, 1));
    const [running, watched] = [1, seasons[0] ?? 0];
    await topics.topic(running);
    pump.subscribe(await topics.topic(watched), aSink(), 1);
    for (const id of seasons) {
      expect((await topics.topic(id)).head).toBe(1);
      await jest.advanceTimersByTimeAsync(1);
    }
    read.mockClear();
    const latest = seasons.slice(-40);
    for (const id of [running, watched, ...latest]) await topics.topic(id);
    expect(read).not.toHaveBeenCalled();
    await topics.topic(seasons.at(-60) ?? 0);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('at the same moment gets each of them, and none stays beyond its turn', async () => {
    const read = jest.spyOn(log.store, 'readStream');
    for (const id of seasons) log.streams.set(id, played.slice(0, 1));
    const all = await Promise.all(seasons.map((id) => topics.topic(id)));
    expect(all.map(({ matchId }) => matchId)).toEqual(seasons);
    await jest.advanceTimersByTimeAsync(1);
    read.mockClear();
    for (const id of seasons) await topics.topic(id);
    expect(read.mock.calls.length).toBeGreaterThan(300);
  });

  it('at the same moment, and follows them, is left with every one of them', async () => {
    for (const id of seasons) log.streams.set(id, played.slice(0, 1));
    const watch = async (id: number) => {
      const topic = await topics.topic(id);
      pump.subscribe(topic, aSink(), topic.head);
      return topic;
    };
    const watched: unknown[] = [];
    for (const id of seasons) watch(id).then((topic) => watched.push(topic));
    await jest.advanceTimersByTimeAsync(1);
    expect(watched).toHaveLength(seasons.length);
    for (const [n, id] of seasons.entries()) expect(await topics.topic(id)).toBe(watched[n]);
  });

  it('takes no match from somebody else who still waits for it', async () => {
    for (const id of seasons) log.streams.set(id, played.slice(0, 1));
    const [first, ...others] = seasons;
    const id = first ?? 0;
    const waiting = topics.topic(id);
    // A notification during the read leaves a gap, which the log has to fill.
    bus.receive({ epoch: 'first', matchId: id, events: played.slice(2, 3), line });
    let fill = () => {};
    const held = new Promise<void>((resolve) => {
      fill = resolve;
    });
    const read = log.store.readStream.bind(log.store);
    jest.spyOn(log.store, 'readStream').mockImplementation(async (stream, range) => {
      if (stream === id && range !== undefined) await held;
      return read(stream, range);
    });
    await jest.advanceTimersByTimeAsync(1);
    await Promise.all(others.map((other) => topics.topic(other)));
    await jest.advanceTimersByTimeAsync(1);
    fill();
    expect(await waiting).toBe(await topics.topic(id));
  });

  it('reads what a crowd polls once, whether it is being played or over', async () => {
    const read = jest.spyOn(log.store, 'readStream');
    log.streams.set(3, played.slice(0, 1));
    for (let second = 0; second < 70; second += 1) {
      for (const id of [1, 3]) await Promise.all([topics.topic(id), topics.topic(id)]);
      await jest.advanceTimersByTimeAsync(1_000);
    }
    expect(read).toHaveBeenCalledTimes(2);
  });
});

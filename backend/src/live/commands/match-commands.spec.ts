import type { LoggedMatchEvent, MatchCommand } from '@kolo/domain';
import type { DataSource } from 'typeorm';
import { playedLog } from '../../../test/played-log.js';
import type { EventStore } from '../../events/event-store.js';
import type { NewEvent, StreamAppend } from '../../events/stored-event.js';
import { ReaderQueueService } from '../../platform/reads/reader-queue.service.js';
import type { LiveTopicsService } from '../push/live-topics.service.js';
import { MatchCommandsService } from './match-commands.service.js';
import type { WrittenEvent } from './match-history.js';

const written = (events: readonly LoggedMatchEvent[]): WrittenEvent[] =>
  events.map((event) => ({
    event,
    commandId: event.id.replace(/\.\d+$/, ''),
    actorId: 1,
    device: 'tablet',
  }));

interface MatchAppend extends StreamAppend {
  events: readonly NewEvent<LoggedMatchEvent>[];
}

/** A log in memory, in which a test holds appends up and rewrites history. */
class MemoryLog {
  readonly streams = new Map<number, WrittenEvent[]>();
  readonly reads: { stream: number; after: number }[] = [];
  /** Appends that are under way now. */
  appending = 0;
  maxAppending = 0;
  ready: Promise<void> = Promise.resolve();

  readonly store = {
    heads: async (ids: readonly number[]) => new Map(ids.map((id) => [id, this.of(id).length])),
    readStream: async (stream: number, { after = 0 } = {}) => {
      this.reads.push({ stream, after });
      return this.of(stream).slice(after);
    },
    readStreams: async (ids: readonly number[]) => new Map(ids.map((id) => [id, this.of(id)])),
    findCommand: async (wanted: string) => ({
      events: [...this.streams].flatMap(([stream, events]) =>
        events
          .filter(({ commandId }) => commandId === wanted)
          .map((event) => ({ ...event, stream })),
      ),
      unchanged: null,
    }),
    append: async ({ stream, expectedVersion, events }: MatchAppend) => {
      this.appending += 1;
      this.maxAppending = Math.max(this.maxAppending, this.appending);
      await this.ready;
      this.appending -= 1;
      const before = this.of(stream);
      if (before.length !== expectedVersion) return { ok: false, reason: 'version-conflict' };
      this.streams.set(stream, [...before, ...events]);
      return { ok: true };
    },
    appendTogether: async (items: readonly MatchAppend[]) => {
      for (const { stream, events } of items)
        this.streams.set(stream, [...this.of(stream), ...events]);
      return { ok: true };
    },
    get forReaders() {
      return this;
    },
  } as unknown as EventStore;

  of(stream: number): WrittenEvent[] {
    return this.streams.get(stream) ?? [];
  }
}

const played = written(playedLog(20));
let log: MemoryLog;
let commands: MatchCommandsService;
let newEpoch: () => void;

beforeEach(() => {
  log = new MemoryLog();
  const topics = {
    onNewEpoch: (run: () => void) => {
      newEpoch = run;
    },
    announce: () => {},
  } as unknown as LiveTopicsService;
  commands = new MatchCommandsService(
    log.store,
    topics,
    new ReaderQueueService(),
    {} as DataSource,
    {} as DataSource,
  );
  for (let id = 1; id <= 100; id += 1) log.streams.set(id, played);
});

const shot: MatchCommand = {
  type: 'ChangeTeamStatistic',
  team: 'home',
  statistic: 'shots',
  by: 1,
};
const origin = (commandId: string) => ({
  commandId,
  at: '2026-03-15T16:10:00.000Z',
  actorId: 1,
  device: null,
  requestId: null,
});
let sent = 0;
const tap = (matchId: number) => {
  sent += 1;
  return commands.execute(matchId, shot, origin(`tap-${sent}`));
};

describe('the commands of a match', () => {
  it('stand in one line while one of them is being written, however many others are looked at', async () => {
    let write = () => {};
    log.ready = new Promise((resolve) => {
      write = resolve;
    });
    const first = tap(1);
    for (let id = 2; id <= 100; id += 1) await commands.state(id);
    const second = tap(1);
    await new Promise(setImmediate);
    write();
    const answers = await Promise.all([first, second]);
    expect(answers.map(({ state }) => state.version)).toEqual([21, 22]);
    expect(log.maxAppending).toBe(1);
  });

  it('read the log from its beginning when it has another history', async () => {
    await tap(1);
    log.streams.set(1, written(playedLog(22)));
    newEpoch();
    log.reads.length = 0;
    expect((await tap(1)).state.version).toBe(23);
    expect(log.reads).toEqual([{ stream: 1, after: 0 }]);
  });

  it('find out by themselves that the log was put back to an earlier day', async () => {
    await tap(1);
    log.streams.set(1, played.slice(0, 12));
    expect((await tap(1)).state.version).toBe(13);
  });

  it('are not taken for repeats of what the log lost when it was put back', async () => {
    const again = () => commands.execute(1, shot, origin('sent-again'));
    await again();
    log.streams.set(1, played.slice(0, 12));
    expect((await again()).state.version).toBe(13);
    expect(log.of(1)).toHaveLength(13);
  });

  it('are read from the log once while somebody taps, whatever others look at', async () => {
    const lookAtAll = async () => {
      for (let id = 2; id <= 100; id += 1) await commands.state(id);
    };
    await tap(1);
    await lookAtAll();
    log.reads.length = 0;
    expect((await tap(1)).state.version).toBe(22);
    expect(log.reads).toEqual([]);
    const now = performance.now();
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => now + 3_600_000);
    await lookAtAll();
    clock.mockRestore();
    log.reads.length = 0;
    await tap(1);
    expect(log.reads).toEqual([{ stream: 1, after: 0 }]);
  });
});

describe('one command over several matches', () => {
  const deleteThese = (...ids: number[]) =>
    commands.executeTogether(
      ids.map((matchId) => ({ matchId, command: { type: 'DeleteMatch' } as const })),
      origin('deletion'),
    );

  it('gets its first results when it is repeated', async () => {
    const first = await deleteThese(1, 2);
    expect(first.map(({ matchId }) => matchId)).toEqual([1, 2]);
    expect(await deleteThese(1, 2)).toEqual(first);
    expect([log.of(1).length, log.of(2).length]).toEqual([21, 21]);
  });

  it.each([
    ['other matches', [1, 3]],
    ['fewer matches', [1]],
    ['more matches', [1, 2, 3]],
  ])('is refused under the id of one over %s', async (_, ids) => {
    await deleteThese(1, 2);
    await expect(deleteThese(...ids)).rejects.toMatchObject({
      refusal: { code: 'request.command-id-reused' },
    });
    expect(log.of(3)).toHaveLength(20);
  });
});

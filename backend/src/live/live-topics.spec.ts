import type { LoggedMatchEvent } from '@kolo/domain';
import { Logger } from '@nestjs/common';
import { playedLog } from '../../test/played-log.js';
import type { EventStore } from '../events/event-store.js';
import { UnknownEventError } from '../events/stored-event.js';
import { NoTracing } from '../tracing/tracing.service.js';
import { CursorPump } from './cursor-pump.js';
import type { LiveBoard } from './live-board.service.js';
import { LocalBus } from './live-bus.js';
import { LiveTopics } from './live-topics.service.js';
import type { MatchNamesService } from './match-names.service.js';

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
  } as unknown as EventStore;
}

const played = playedLog(40);
const names = {
  of: async () => ({
    homeTeam: { id: 1, name: 'Čelik' },
    awayTeam: { id: 2, name: 'Žito' },
    players: [],
  }),
} as unknown as MatchNamesService;

let log: ForeignLog;
let topics: LiveTopics;
const board = {
  watched: new Map<number, number>(),
  isWatched: false,
  news: jest.fn(),
  readSoon: jest.fn(),
  readAnew: jest.fn(),
  fresh: jest.fn(async () => {}),
};

/** Several beats of the beacon. */
const beats = () => jest.advanceTimersByTimeAsync(3_000);

beforeEach(async () => {
  jest.useFakeTimers();
  jest.spyOn(Logger.prototype, 'error').mockImplementation();
  jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  log = new ForeignLog();
  for (const id of [1, 2]) log.streams.set(id, played.slice(0, 20));
  topics = new LiveTopics(
    log.store,
    new CursorPump(),
    board as unknown as LiveBoard,
    names,
    new NoTracing(),
    new LocalBus(),
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
    await beats();
    expect([one.head, two.head]).toEqual([20, 30]);
    log.broken.clear();
    await beats();
    expect(one.head).toBe(30);
  });

  it('shows another history of every match, also when the database fails in the middle of it', async () => {
    const [one, two] = [await topics.topic(1), await topics.topic(2)];
    log.current = 'second';
    for (const id of [1, 2]) log.streams.set(id, played.slice(0, 12));
    log.broken.set(1, new Error('Connection terminated unexpectedly'));
    await beats();
    log.broken.clear();
    await beats();
    for (const topic of [one, two])
      expect({ epoch: topic.epoch, head: topic.head }).toEqual({ epoch: 'second', head: 12 });
  });

  it('keeps a board fresh that shows nothing yet', async () => {
    board.isWatched = true;
    await beats();
    expect(board.fresh).toHaveBeenCalled();
  });
});

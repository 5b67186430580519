import type { FansTally, ViewersMessage } from '@kolo/domain';
import { LocalBus, type ViewerCount } from '../nodes/live-bus.js';
import { CursorPump } from './cursor-pump.js';
import { MatchTopic } from './match-topic.js';
import { ViewerCountsService } from './viewer-counts.service.js';

/** Keeps what this node sends, and receives what others send. */
class HandBus extends LocalBus {
  readonly sent: ViewerCount[] = [];
  receive: (count: ViewerCount) => void = () => {};

  override onViewers(listener = this.receive): void {
    this.receive = listener;
  }

  override count(...counts: ViewerCount[]): void {
    this.sent.push(...counts);
  }
}

let bus: HandBus;
let pump: CursorPump;
let counts: ViewerCountsService;
const match = new MatchTopic(7, 'history', []);

beforeEach(() => {
  jest.useFakeTimers();
  bus = new HandBus();
  pump = new CursorPump();
  counts = new ViewerCountsService(pump, bus);
  counts.onModuleInit();
});
afterEach(() => {
  counts.onModuleDestroy();
  jest.useRealTimers();
});

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

/** Somebody watches the match here; the messages that they get. */
function watch() {
  const received: Pick<ViewersMessage, 'count' | 'fansVotes' | 'consoleSilentSince'>[] = [];
  const sink = {
    idle: true,
    write: ({ text }: { text: string }) =>
      received.push(JSON.parse(text.slice('2/live,'.length))[1]),
    terminate: () => {},
  };
  const subscriptions = [
    pump.subscribe(match, sink, match.head),
    pump.subscribe(counts.topicOf(match), sink, -1),
  ];
  const leave = () => subscriptions.map((subscription) => pump.unsubscribe(subscription));
  return {
    received,
    latest: () => received.findLast(({ count }) => count !== undefined)?.count,
    leave,
  };
}

const elsewhere = (count: number, node = 'another node') =>
  bus.receive({ node, matchId: 7, count });

describe('how many watch a match', () => {
  it('is those of this node and what every other one told last', async () => {
    const { latest } = watch();
    elsewhere(5);
    elsewhere(3);
    elsewhere(2, 'a third node');
    await pass(3);
    expect(latest()).toBe(6);
  });

  it('leaves out its own words that come back', async () => {
    const { latest } = watch();
    await pass(3);
    for (const count of bus.sent) bus.receive(count);
    await pass(3);
    expect(latest()).toBe(1);
  });

  it('forgets a node that has said nothing for half a minute, and none that repeats itself', async () => {
    const { latest } = watch();
    elsewhere(5);
    elsewhere(2, 'a third node');
    for (let n = 0; n < 4; n += 1) {
      await pass(9);
      elsewhere(2, 'a third node');
    }
    expect(latest()).toBe(3);
  });

  it('is repeated to the other nodes while nobody comes or goes, and told once when all have gone', async () => {
    const { leave } = watch();
    await pass(35);
    expect(bus.sent.map(({ count }) => count)).toEqual([1, 1, 1]);
    leave();
    await pass(35);
    expect(bus.sent.map(({ count }) => count)).toEqual([1, 1, 1, 0]);
  });

  it('comes to the first viewer with the silence of the console, and never without it', async () => {
    const silentSince = '2026-03-15T16:00:00.000Z';
    match.consoleSilentSince = silentSince;
    const { received } = watch();
    await pass(3);
    match.consoleSilentSince = null;
    expect(received.map((message) => message.consoleSilentSince)).toEqual([silentSince]);
  });
});

describe('how the fans vote', () => {
  const tally = (asOf: string, votes: number): FansTally =>
    ({ asOf, votes }) as unknown as FansTally;

  it('is shown as of the latest moment, in whatever order nodes tell it', async () => {
    const { received } = watch();
    for (const [minute, votes] of [
      [2, 20],
      [1, 10],
    ] as const) {
      const fansVotes = tally(`2026-03-15T18:0${minute}:00.000Z`, votes);
      bus.receive({ node: 'another node', matchId: 7, count: 0, fansVotes });
      await pass(3);
    }
    expect(received.flatMap(({ fansVotes }) => fansVotes ?? [])).toMatchObject([{ votes: 20 }]);
  });
});

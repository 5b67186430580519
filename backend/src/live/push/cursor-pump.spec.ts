import {
  applyPatch,
  type LiveDelta,
  type LiveMatch,
  liveLimits,
  liveMatch,
  type MergedDeltas,
  replay,
} from '@kolo/domain';
import fc from 'fast-check';
import { playedLog } from '../../../test/played-log.js';
import {
  CursorPump,
  type PumpClock,
  type PumpTopic,
  pumpLimits,
  type Sink,
  type Subscription,
} from './cursor-pump.js';
import { eventFrame, type Frame } from './frames.js';
import { MatchTopic } from './match-topic.js';

/** Time and the event loop, moved by hand. */
class HandClock implements PumpClock {
  private time = 0;
  private queue: (() => void)[] = [];
  private timers: { at: number; run: () => void }[] = [];

  now(): number {
    return this.time;
  }

  soon(run: () => void): void {
    this.queue.push(run);
  }

  later(run: () => void, ms: number): void {
    this.timers.push({ at: this.time + ms, run });
  }

  /** One turn of the event loop. */
  turn(): void {
    const due = this.timers.filter(({ at }) => at <= this.time);
    this.timers = this.timers.filter(({ at }) => at > this.time);
    for (const run of [...this.queue.splice(0), ...due.map((timer) => timer.run)]) run();
  }

  pass(ms: number): void {
    this.time += ms;
    this.turn();
  }

  /** Work takes this long. */
  spend(ms: number): void {
    this.time += ms;
  }
}

interface Watched {
  subscription: Subscription;
  match: LiveMatch;
  version: number;
}

/** This many frames fit into the kernel's buffers before a socket looks full. */
const kernelRoom = 2;

/** A watcher with a socket that may stop reading. Whatever arrives out of place fails at once. */
class FakeWatcher implements Sink {
  readonly watched = new Map<number, Watched>();
  stalled = false;
  gone = false;
  writes = 0;
  private readonly arriving: Frame[] = [];

  constructor(
    private readonly pump: CursorPump,
    readonly merged = false,
  ) {}

  get idle(): boolean {
    return !this.gone && this.arriving.length <= kernelRoom;
  }

  write(frame: Frame): void {
    if (!this.idle) throw new Error('written to a socket that is full');
    this.writes += 1;
    this.arriving.push(frame);
    this.read();
  }

  terminate(): void {
    this.gone = true;
    this.leave();
  }

  /** The answer to `watch` and the subscription in one turn, as the gateway does it. */
  watch(topic: MatchTopic): void {
    const known = this.watched.get(topic.matchId);
    const answer = JSON.parse(topic.answer(known?.version, 'history', this.merged));
    if ('snapshot' in answer) this.replace(topic, answer.version, answer.snapshot.match);
    else if ('merged' in answer) this.applyMerged(topic.matchId, answer.merged);
    else this.apply(topic.matchId, answer.deltas);
    const subscription = this.pump.subscribe(topic, this, topic.head, this.merged);
    const { match, version } = this.at(topic.matchId);
    this.watched.set(topic.matchId, { match, version, subscription });
  }

  leave(): void {
    for (const { subscription } of this.watched.values()) this.pump.unsubscribe(subscription);
    this.arriving.length = 0;
  }

  report(): void {
    for (const { subscription, version } of this.watched.values())
      this.pump.seen(subscription, version);
  }

  read(): void {
    if (this.stalled) return;
    for (const { text } of this.arriving.splice(0)) {
      const [name, message] = JSON.parse(text.slice('2/live,'.length));
      if (name === 'deltas') this.apply(message.matchId, message.deltas);
      else if (name === 'merged') this.applyMerged(message.matchId, message);
      else this.replaceBySnapshot(message.matchId, message.version, message.snapshot.match);
    }
  }

  private apply(matchId: number, deltas: readonly LiveDelta[]): void {
    const watched = this.at(matchId);
    if (this.merged && deltas.length > 1)
      throw new Error('Several deltas where one patch would do');
    for (const { version, patch } of deltas) {
      // Never twice, never a gap: the pump alone preserves the order, so the client has nothing to repair.
      if (version !== watched.version + 1)
        throw new Error(`Version ${version} came after ${watched.version}`);
      watched.version = version;
      watched.match = applyPatch(watched.match, patch);
    }
  }

  private applyMerged(matchId: number, { from, to, patch }: MergedDeltas): void {
    const watched = this.at(matchId);
    if (!this.merged) throw new Error('A merged patch for whoever wants the events');
    if (from !== watched.version || to <= from)
      throw new Error(`Versions ${from} to ${to} came after ${watched.version}`);
    watched.version = to;
    watched.match = applyPatch(watched.match, patch);
  }

  private replace(topic: MatchTopic, version: number, match: LiveMatch): void {
    const subscription = this.watched.get(topic.matchId)?.subscription;
    if (subscription === undefined) {
      const placeholder = { topic } as unknown as Subscription;
      this.watched.set(topic.matchId, { subscription: placeholder, match, version });
    } else this.replaceBySnapshot(topic.matchId, version, match);
  }

  private replaceBySnapshot(matchId: number, version: number, match: LiveMatch): void {
    const watched = this.at(matchId);
    if (version < watched.version)
      throw new Error(`A snapshot of ${version} after ${watched.version}`);
    watched.version = version;
    watched.match = match;
  }

  private at(matchId: number): Watched {
    const watched = this.watched.get(matchId);
    if (watched === undefined) throw new Error(`A frame of match ${matchId} for nobody`);
    return watched;
  }
}

const log = playedLog(700);
const matchIds = [1, 2] as const;
const opening = 3;
/** Small, so that watchers fall out of it often. */
const ring = 24;

const truths = new Map<number, LiveMatch>();
/** The server's log of a version. */
function truth(matchId: number, version: number): LiveMatch {
  const known = truths.get(version) ?? liveMatch(replay(1, log.slice(0, version)));
  truths.set(version, known);
  return { ...known, matchId };
}

class Stage {
  readonly clock = new HandClock();
  readonly pump = new CursorPump(this.clock);
  readonly topics = matchIds.map(
    (id) => new MatchTopic(id, 'history', log.slice(0, opening), ring),
  );
  watchers: FakeWatcher[] = [];

  join(which: number, merged = false): FakeWatcher {
    const watcher = new FakeWatcher(this.pump, merged);
    for (const [index, topic] of this.topics.entries())
      if (which === 2 || which === index) watcher.watch(topic);
    this.watchers.push(watcher);
    return watcher;
  }

  publish(index: number, count: number): void {
    const topic = this.topics[index];
    if (topic === undefined) return;
    topic.take(log.slice(topic.head, topic.head + count));
    this.pump.publish(topic);
  }

  /** Taps of the first match, one after the other, each on its way before the next one. */
  burst(count: number): void {
    for (let n = 0; n < count; n += 1) {
      this.publish(0, 1);
      this.clock.pass(0);
      this.clock.turn();
    }
  }

  /** Everybody reads and reports until nothing moves any more. */
  settle(): void {
    for (let n = 0; n < 20; n += 1) {
      for (const watcher of this.watchers) {
        watcher.stalled = false;
        watcher.read();
        watcher.report();
      }
      for (let turn = 0; turn < 10; turn += 1) this.clock.pass(pumpLimits.blockedMs);
    }
  }
}

type Step =
  | { do: 'publish'; topic: number; count: number }
  | { do: 'join'; which: number; merged: boolean }
  | { do: 'leave' | 'stall' | 'resume' | 'report' | 'return'; who: number }
  | { do: 'rewind'; topic: number }
  | { do: 'pass'; ms: number };

const topic = fc.integer({ min: 0, max: 1 });
const who = fc.nat({ max: 30 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('publish' as const),
        topic,
        count: fc.integer({ min: 1, max: 9 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('publish' as const),
        topic,
        count: fc.constant(ring + 10),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('join' as const),
        which: fc.integer({ min: 0, max: 2 }),
        merged: fc.boolean(),
      }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constantFrom(
          'leave' as const,
          'stall' as const,
          'stall' as const,
          'resume' as const,
          'report' as const,
          'report' as const,
          'return' as const,
        ),
        who,
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('rewind' as const), topic }) },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('pass' as const),
        ms: fc.constantFrom(0, 0, 1, 25, 400, 11_000),
      }),
    },
  ),
  { minLength: 5, maxLength: 120 },
);

function perform(stage: Stage, step: Step): void {
  switch (step.do) {
    case 'publish':
      stage.publish(step.topic, step.count);
      return;
    case 'join':
      stage.join(step.which, step.merged);
      return;
    case 'rewind': {
      const moved = stage.topics[step.topic];
      if (moved !== undefined) stage.pump.rewind(moved);
      return;
    }
    case 'pass':
      stage.clock.pass(step.ms);
      return;
    default: {
      const watcher = stage.watchers[step.who % Math.max(1, stage.watchers.length)];
      if (watcher !== undefined) act(stage, watcher, step.do);
    }
  }
}

function act(
  stage: Stage,
  watcher: FakeWatcher,
  what: 'leave' | 'stall' | 'resume' | 'report' | 'return',
): void {
  if (what === 'stall') watcher.stalled = true;
  else if (what === 'report') watcher.report();
  else if (what === 'resume') {
    watcher.stalled = false;
    watcher.read();
  } else {
    watcher.leave();
    stage.watchers = stage.watchers.filter((one) => one !== watcher);
    if (what === 'leave') return;
    // A new socket, and what was known of the matches.
    const back = new FakeWatcher(stage.pump, watcher.merged);
    for (const [id, known] of watcher.watched) back.watched.set(id, known);
    for (const id of watcher.watched.keys()) {
      const followed = stage.topics.find(({ matchId }) => matchId === id);
      if (followed !== undefined) back.watch(followed);
    }
    stage.watchers.push(back);
  }
}

describe('the cursor pump', () => {
  it('brings everybody to the state of the server, every version once and in order', () => {
    fc.assert(
      fc.property(steps, (plan) => {
        const stage = new Stage();
        for (const step of plan) perform(stage, step);
        stage.settle();
        for (const watcher of stage.watchers.filter(({ gone }) => !gone))
          for (const [id, { match, version }] of watcher.watched) {
            const followed = stage.topics.find(({ matchId }) => matchId === id);
            expect(version).toBe(followed?.head);
            expect(match).toEqual(truth(id, version));
          }
      }),
      { numRuns: 120 },
    );
  });

  it.each([
    ['the deltas', false],
    ['one patch', true],
  ])('sends what a slow watcher missed in one frame, as %s', (_, merged) => {
    const stage = new Stage();
    const watcher = stage.join(0, merged);
    watcher.stalled = true;
    for (let n = 0; n < 100; n += 1) {
      stage.publish(0, 1);
      stage.clock.pass(1);
      stage.clock.turn();
    }
    expect(watcher.writes).toBe(kernelRoom + 1);
    watcher.stalled = false;
    watcher.read();
    stage.clock.pass(pumpLimits.blockedMs);
    stage.clock.turn();
    expect(watcher.writes).toBe(kernelRoom + 2);
    expect(watcher.watched.get(1)?.version).toBe(opening + 100);
  });

  it('stops sending to whoever reports nothing, and goes on with one frame at the next report', () => {
    const stage = new Stage();
    const watcher = stage.join(0);
    stage.burst(600);
    const { writes } = watcher;
    expect(writes).toBe(pumpLimits.window + 1);
    watcher.report();
    stage.clock.turn();
    expect(watcher.writes).toBe(writes + 1);
    expect(watcher.watched.get(1)?.version).toBe(opening + 600);
  });

  it('never waits for a watcher who reports as often as told, however many versions a frame has', () => {
    const stage = new Stage();
    const watcher = stage.join(0);
    const perFrame = 20;
    let reported = opening;
    for (let frames = 1; frames <= 34; frames += 1) {
      stage.publish(0, perFrame);
      stage.clock.pass(0);
      stage.clock.turn();
      const version = watcher.watched.get(1)?.version ?? 0;
      expect(version).toBe(opening + frames * perFrame);
      if (version - reported < liveLimits.seenEveryVersions) continue;
      watcher.report();
      reported = version;
    }
  });

  it('goes by frames for whoever takes merged patches: many versions are few bytes', () => {
    const stage = new Stage();
    const watcher = stage.join(0, true);
    for (let n = 0; n < 30; n += 1) {
      stage.publish(0, 20);
      stage.clock.pass(0);
      stage.clock.turn();
    }
    expect(watcher.watched.get(1)?.version).toBe(opening + 600);
    const other = stage.join(1, true);
    for (let n = 0; n < 600; n += 1) {
      stage.publish(1, 1);
      stage.clock.pass(0);
      stage.clock.turn();
    }
    expect(other.writes).toBe(pumpLimits.window + 1);
  });

  it('takes a report of more than was sent for one of everything that was sent', () => {
    const stage = new Stage();
    const tablet = stage.join(0);
    stage.burst(600);
    const subscription = tablet.watched.get(1)?.subscription;
    if (subscription === undefined) throw new Error('nothing is watched');
    // A tablet learns from the answers to its own taps, which overtake what is pushed.
    stage.pump.seen(subscription, opening + 600);
    stage.clock.turn();
    expect(tablet.watched.get(1)?.version).toBe(opening + 600);
  });

  it('goes on with whoever was brought to the head by an answer, as if it had been sent', () => {
    const stage = new Stage();
    const watcher = stage.join(0);
    const watched = watcher.watched.get(1);
    const [match] = stage.topics;
    if (watched === undefined || match === undefined) throw new Error('nothing is watched');
    match.take(log.slice(opening, opening + pumpLimits.window + 50));
    stage.pump.moveTo(watched.subscription, match.head);
    watched.version = match.head;
    watched.match = truth(1, match.head);
    for (let n = 0; n < 3; n += 1) stage.burst(1);
    expect(watcher.writes).toBe(3);
    expect(watched.match).toEqual(truth(1, match.head));
  });

  it('never keeps a small match waiting for a big one in which something happens all the time', () => {
    const stage = new Stage();
    for (let n = 0; n < pumpLimits.slice * 20; n += 1) stage.join(0);
    const small = stage.join(1);
    const bigMatch = (ticks: number) => {
      for (let n = 0; n < ticks; n += 1) {
        stage.publish(0, 1);
        stage.clock.turn();
      }
    };
    bigMatch(30);
    stage.publish(1, 1);
    bigMatch(3);
    expect(small.watched.get(2)?.version).toBe(opening + 1);
  });

  it('ends a socket that has been full for too long, and nobody waits for it', () => {
    const stage = new Stage();
    const [stuck, healthy] = [stage.join(0), stage.join(0)];
    stuck.stalled = true;
    for (let n = 0; n < 60; n += 1) {
      stage.publish(0, 1);
      stage.clock.pass(1_000);
      stage.clock.turn();
      healthy.report();
      expect(healthy.watched.get(1)?.version).toBe(opening + n + 1);
    }
    expect(stuck.gone).toBe(true);
    expect(healthy.gone).toBe(false);
  });

  it('leaves the event loop free between slices and rests after a sweep', () => {
    const stage = new Stage();
    const writes = () => stage.watchers.reduce((sum, watcher) => sum + watcher.writes, 0);
    for (let n = 0; n < pumpLimits.slice * 2 + 10; n += 1) stage.join(0);
    stage.publish(0, 1);
    expect(writes()).toBe(0);
    for (const slices of [1, 2]) {
      stage.clock.turn();
      expect(writes()).toBe(pumpLimits.slice * slices);
    }
    stage.clock.turn();
    expect(writes()).toBe(stage.watchers.length);
  });

  it('does not sweep over everybody for a newcomer', () => {
    const clock = new HandClock();
    const pump = new CursorPump(clock);
    let looks = 0;
    const topic: PumpTopic = {
      get head() {
        looks += 1;
        return 7;
      },
      reported: true,
      frame: () => eventFrame('deltas', '{}'),
    };
    const sink: Sink = { idle: true, write: () => {}, terminate: () => {} };
    for (let n = 0; n < 1_000; n += 1) pump.subscribe(topic, sink, 7);
    looks = 0;
    const newcomer = pump.subscribe(topic, sink, 6);
    clock.turn();
    expect(newcomer.cursor).toBe(7);
    expect(looks).toBeLessThan(10);
  });

  it('counts a snapshot as seen: whoever fell far behind is not taken for silent', () => {
    const stage = new Stage();
    const watcher = stage.join(0);
    watcher.stalled = true;
    stage.publish(0, 1);
    stage.clock.turn();
    for (let n = 0; n < pumpLimits.window + 50; n += 1) {
      stage.publish(0, 1);
      stage.clock.turn();
    }
    watcher.stalled = false;
    watcher.read();
    stage.clock.pass(pumpLimits.blockedMs);
    stage.publish(0, 1);
    for (let n = 0; n < 4; n += 1) stage.clock.pass(pumpLimits.blockedMs);
    expect(watcher.watched.get(1)?.version).toBe(stage.topics[0]?.head);
  });

  it('waits for whoever has reported nothing for half a minute, also when little happens', () => {
    const stage = new Stage();
    const watcher = stage.join(0);
    for (let second = 0; second < 40; second += 1) {
      stage.publish(0, 1);
      stage.clock.turn();
      stage.clock.pass(1_000);
    }
    expect(watcher.writes).toBe(pumpLimits.reportWithinMs / 1_000 + 1);
    watcher.report();
    stage.clock.turn();
    expect(watcher.watched.get(1)?.version).toBe(opening + 40);
  });
});

describe('a topic of which nobody reports what they have seen', () => {
  const clock = new HandClock();
  const pump = new CursorPump(clock);
  let head = 0;
  const board: PumpTopic = {
    get head() {
      return head;
    },
    reported: false,
    frame: (after) => eventFrame('board', `[${after},${head}]`),
  };
  /** A socket that takes everything, or nothing. */
  const socket = (idle: boolean) => {
    const sink = { idle, frames: [] as string[], gone: false };
    return Object.assign(sink, {
      write: ({ text }: Frame) => void sink.frames.push(text),
      terminate: () => {
        sink.gone = true;
      },
    });
  };
  const publish = () => {
    head += 1;
    pump.publish(board);
    for (let n = 0; n < 3; n += 1) clock.turn();
  };

  it('goes on for ever', () => {
    const sink = socket(true);
    const following = pump.subscribe(board, sink, head);
    for (let n = 0; n < pumpLimits.window * 2; n += 1) publish();
    clock.pass(pumpLimits.reportWithinMs * 3);
    publish();
    expect(sink.frames).toHaveLength(pumpLimits.window * 2 + 1);
    pump.unsubscribe(following);
  });

  it('waits for a full socket without being asked again, and not for ever', () => {
    const [slow, dead] = [socket(false), socket(false)];
    for (const sink of [slow, dead]) pump.subscribe(board, sink, head);
    publish();
    for (let n = 0; n < 5; n += 1) clock.pass(pumpLimits.blockedMs);
    slow.idle = true;
    clock.pass(pumpLimits.blockedMs);
    expect([slow.frames.length, dead.frames.length]).toEqual([1, 0]);
    for (let second = 0; second <= pumpLimits.stuckMs / 1_000; second += 1) clock.pass(1_000);
    expect([slow.gone, dead.gone]).toEqual([false, true]);
  });

  it('sends nothing to whoever has left before their first frame', () => {
    const sink = socket(true);
    pump.unsubscribe(pump.subscribe(board, sink, head - 1));
    for (let n = 0; n < 3; n += 1) clock.turn();
    expect(sink.frames).toEqual([]);
  });
});

describe("the pump's share of the event loop", () => {
  const writeMs = 0.05;
  const spectators = 5_000;
  let clock: HandClock;
  let pump: CursorPump;
  let writes = 0;
  const sink: Sink = {
    idle: true,
    write: () => {
      writes += 1;
      clock.spend(writeMs);
    },
    terminate: () => {},
  };
  const topic = (head: number) => ({
    head,
    reported: false,
    frame: () => eventFrame('deltas', '{}'),
  });
  beforeEach(() => {
    clock = new HandClock();
    pump = new CursorPump(clock);
    writes = 0;
  });
  /** The share of the time that went into writing until this many were written. */
  const shareUntil = (wanted: number, meanwhile = () => {}): number => {
    const start = clock.now();
    for (let tick = 0; writes < wanted && tick < 100_000; tick += 1) {
      meanwhile();
      const before = clock.now();
      clock.turn();
      if (clock.now() === before) clock.spend(writeMs);
    }
    expect(writes).toBeGreaterThanOrEqual(wanted);
    return (writes * writeMs) / (clock.now() - start);
  };

  it.each([
    ['thousands', spectators],
    ['a few, whose rests are too short for a timer', 10],
  ])('is kept when one tap after the other is sent to %s', (_, watchers) => {
    const match = topic(1);
    for (let n = 0; n < watchers; n += 1) pump.subscribe(match, sink, 1);
    const share = shareUntil(spectators * 10, () => {
      if (writes < watchers * (match.head - 1)) return;
      match.head += 1;
      pump.publish(match);
    });
    expect(share).toBeLessThan(0.75);
  });

  it('is kept when thousands join at once', () => {
    const match = topic(1);
    for (let n = 0; n < spectators; n += 1) pump.subscribe(match, sink, -1);
    expect(shareUntil(spectators)).toBeLessThan(0.75);
  });

  it('is kept when thousands read nothing and are looked at again and again', () => {
    const full: Sink = {
      get idle() {
        sink.write(eventFrame('deltas', '{}'));
        return false;
      },
      write: () => {},
      terminate: () => {},
    };
    const match = topic(1);
    for (let n = 0; n < spectators; n += 1) pump.subscribe(match, full, 0);
    expect(shareUntil(spectators * 10)).toBeLessThan(0.75);
  });

  it('is kept when spectators who were waited for report all at once', () => {
    const match = { ...topic(1), reported: true };
    const subscriptions = Array.from({ length: spectators }, () => pump.subscribe(match, sink, 0));
    shareUntil(spectators);
    clock.spend(pumpLimits.reportWithinMs + 1);
    match.head += 1;
    pump.publish(match);
    for (let tick = 0; tick < spectators; tick += 1) clock.pass(1);
    writes = 0;
    for (const watcher of subscriptions) pump.seen(watcher, 1);
    expect(writes).toBe(0);
    expect(shareUntil(spectators)).toBeLessThan(0.75);
  });
});

import type { Frame } from './frames.js';

/** Something that many follow: it stands at a version, and one frame brings a follower there. */
export interface PumpTopic {
  readonly head: number;
  /** Whether followers report what they have seen, so that a window can be kept. */
  readonly reported: boolean;
  /** Everything after a version, or all there is when that is too long ago or negative. */
  frame(after: number): Frame;
}

/** A follower's socket. */
export interface Sink {
  /** Nothing of earlier writes waits in this process. */
  readonly idle: boolean;
  write(frame: Frame): void;
  terminate(): void;
}

/** Monotonic milliseconds and the event loop; tests bring their own. */
export interface PumpClock {
  now(): number;
  soon(run: () => void): void;
  later(run: () => void, ms: number): void;
}

export const realPumpClock: PumpClock = {
  now: () => performance.now(),
  soon: (run) => void setImmediate(run),
  later: (run, ms) => void setTimeout(run, ms).unref(),
};

/** A follower of one topic. The cursor is everything that is kept of what it has been sent. */
export class Subscription {
  /** What was sent reaches this version; negative when everything has to be sent anew. */
  cursor: number;
  sent: number;
  /** The latest version that the follower says it has. */
  seen: number;
  /** Of the first frame that no report has followed; null when there is none. */
  unreportedSince: number | null = null;
  blockedSince: number | null = null;
  laggingSince: number | null = null;

  constructor(
    readonly topic: PumpTopic,
    readonly sink: Sink,
    cursor: number,
  ) {
    this.cursor = cursor;
    this.sent = cursor;
    this.seen = cursor;
  }
}

/** One visit to all who follow a topic. */
interface Sweep {
  followers: Iterator<Subscription>;
  done: (() => void) | null;
}

export const pumpLimits = {
  slice: 64,
  /** The share of the event loop that the pump may take. */
  duty: 0.7,
  /** Versions in flight to one follower, and how long it may say nothing while some are. */
  window: 512,
  reportWithinMs: 30_000,
  /** A socket that is full, or a follower that is silent, for so long is closed; it comes back with its version. */
  stuckMs: 45_000,
  /** Full sockets are looked at this often. */
  blockedMs: 20,
  laggingMs: 1_000,
} as const;

/**
 * Moves followers' cursors to their topics' heads, one frame each, a slice of followers at a time with
 * the event loop free in between. There is no queue for anybody: whoever is slow gets what it missed
 * as one frame later on.
 */
export class CursorPump {
  private readonly rooms = new Map<PumpTopic, Set<Subscription>>();
  /** Topics that have moved and are not in this round. */
  private readonly moved = new Set<PumpTopic>();
  /** What is left of this round, and who has been in it. */
  private sweeps: Sweep[] = [];
  private readonly swept = new Set<PumpTopic>();
  /** To be visited alone: newcomers, full sockets, and those who reported after they were waited for. */
  private readonly late = new Set<Subscription>();
  private readonly blocked = new Set<Subscription>();
  private readonly lagging = new Set<Subscription>();
  private running = false;
  private lookingAtBlocked = false;
  private lookingAtLagging = false;
  private busyMs = 0;
  private restUntil = 0;
  /** Written to sockets so far. */
  frames = 0;

  private sweepBegins: (topic: PumpTopic) => (() => void) | null = () => null;

  constructor(private readonly clock: PumpClock = realPumpClock) {}

  /** @param begins told when a topic's followers are about to be visited; what it returns, when they all were */
  onSweep(begins: (topic: PumpTopic) => (() => void) | null): void {
    this.sweepBegins = begins;
  }

  /**
   * @param cursor the version that the follower has; negative when it has none
   */
  subscribe(topic: PumpTopic, sink: Sink, cursor: number): Subscription {
    const subscription = new Subscription(topic, sink, cursor);
    const room = this.rooms.get(topic);
    if (room === undefined) this.rooms.set(topic, new Set([subscription]));
    else room.add(subscription);
    if (cursor !== topic.head) {
      // Alone: a newcomer is no reason to sweep over everybody.
      this.visitLater(subscription);
    }
    return subscription;
  }

  unsubscribe(subscription: Subscription): void {
    this.late.delete(subscription);
    this.blocked.delete(subscription);
    this.lagging.delete(subscription);
    const room = this.rooms.get(subscription.topic);
    if (room?.delete(subscription) && room.size === 0) {
      this.rooms.delete(subscription.topic);
      this.moved.delete(subscription.topic);
    }
  }

  followers(topic: PumpTopic): number {
    return this.rooms.get(topic)?.size ?? 0;
  }

  /** The topic has moved. Returns at once; sending begins in a later turn of the event loop. */
  publish(topic: PumpTopic): void {
    if (!this.rooms.has(topic)) return;
    this.moved.add(topic);
    this.wake();
  }

  /** What followers have is not right any more, whatever their version: everybody gets all there is. */
  rewind(topic: PumpTopic): void {
    for (const subscription of this.rooms.get(topic) ?? []) subscription.cursor = -1;
    this.publish(topic);
  }

  /** There is nothing to follow any more. */
  endAll(topic: PumpTopic): void {
    for (const subscription of [...(this.rooms.get(topic) ?? [])]) this.end(subscription);
  }

  /** A follower was brought to the head in another way (the answer to its question). */
  moveTo(subscription: Subscription, version: number): void {
    subscription.cursor = version;
    subscription.sent = version;
    this.seen(subscription, version);
  }

  /**
   * The follower reports what it has; whoever was waited for gets what it missed. A tablet may have more than
   * it was sent, from the answers to its own taps.
   */
  seen(subscription: Subscription, version: number): void {
    subscription.seen = Math.max(subscription.seen, Math.min(version, subscription.sent));
    subscription.unreportedSince = subscription.seen < subscription.sent ? this.clock.now() : null;
    if (subscription.laggingSince === null) return;
    subscription.laggingSince = null;
    this.lagging.delete(subscription);
    this.visitLater(subscription);
  }

  /** Nothing is left to send but to those who are full or silent. */
  get still(): boolean {
    return !this.running;
  }

  private wake(): void {
    if (this.running) return;
    this.running = true;
    const rest = this.restUntil - this.clock.now();
    if (rest < 1) this.clock.soon(this.step);
    else this.clock.later(this.step, rest);
  }

  private readonly step = (): void => {
    const start = this.clock.now();
    this.visitLate(start);
    this.joinRound();
    const sweep = this.sweeps.shift();
    if (sweep !== undefined) {
      if (this.sweepSlice(sweep.followers, start)) this.sweeps.push(sweep);
      else sweep.done?.();
    }
    const now = this.clock.now();
    this.busyMs += now - start;
    if (sweep === undefined) this.endRound(now);
    else this.clock.soon(this.step);
  };

  private visitLater(subscription: Subscription): void {
    this.late.add(subscription);
    this.wake();
  }

  private visitLate(now: number): void {
    let visits = 0;
    for (const subscription of this.late) {
      if (visits === pumpLimits.slice) return;
      visits += 1;
      this.late.delete(subscription);
      this.visit(subscription, now);
      if (isStuck(subscription.blockedSince, now)) this.end(subscription);
    }
  }

  /** A topic is swept once a round, so that a big match never keeps a small one waiting. */
  private joinRound(): void {
    for (const topic of this.moved) {
      if (this.swept.has(topic)) continue;
      this.moved.delete(topic);
      this.swept.add(topic);
      const room = this.rooms.get(topic);
      if (room !== undefined)
        this.sweeps.push({ followers: room.values(), done: this.sweepBegins(topic) });
    }
  }

  private endRound(now: number): void {
    this.swept.clear();
    const rest = this.busyMs * (1 / pumpLimits.duty - 1);
    // What no timer can measure stays owed, or a crowd that joins in small parts would take everything.
    if (rest >= 1) {
      this.restUntil = now + rest;
      this.busyMs = 0;
    }
    this.running = false;
    if (this.moved.size + this.late.size > 0) this.wake();
  }

  /** @returns whether there is more of it; who joins or leaves meanwhile is in or out of it */
  private sweepSlice(followers: Iterator<Subscription>, now: number): boolean {
    for (let visits = 0; visits < pumpLimits.slice; visits += 1) {
      const next = followers.next();
      if (next.done === true) return false;
      this.visit(next.value, now);
    }
    return true;
  }

  private visit(subscription: Subscription, now: number): void {
    const { topic, sink, cursor } = subscription;
    if (cursor === topic.head) {
      this.unblock(subscription);
      return;
    }
    if (subscription.laggingSince !== null) return;
    if (topic.reported && this.outOfWindow(subscription, now)) {
      subscription.laggingSince = subscription.blockedSince ?? now;
      this.unblock(subscription);
      this.lagging.add(subscription);
      this.lookAtLagging();
    } else if (sink.idle) {
      this.unblock(subscription);
      const { head } = topic;
      sink.write(topic.frame(cursor));
      this.frames += 1;
      // A jump is a snapshot, however far: the window starts again with it.
      if (cursor < 0 || head - cursor > pumpLimits.window) subscription.seen = head;
      subscription.cursor = head;
      subscription.sent = head;
      subscription.unreportedSince ??= now;
    } else {
      subscription.blockedSince ??= now;
      this.blocked.add(subscription);
      this.lookAtBlocked();
    }
  }

  private unblock(subscription: Subscription): void {
    if (subscription.blockedSince === null) return;
    subscription.blockedSince = null;
    this.blocked.delete(subscription);
  }

  /** Kernel buffers swallow much before a socket looks full, so what was reported counts too. */
  private outOfWindow({ sent, seen, unreportedSince }: Subscription, now: number): boolean {
    if (sent - seen > pumpLimits.window) return true;
    return unreportedSince !== null && now - unreportedSince > pumpLimits.reportWithinMs;
  }

  /** Goes on with sockets that are free again and ends those that never are. One that stays full asks for the next look. */
  private lookAtBlocked(): void {
    if (this.lookingAtBlocked) return;
    this.lookingAtBlocked = true;
    this.clock.later(() => {
      this.lookingAtBlocked = false;
      for (const subscription of this.blocked) this.visitLater(subscription);
    }, pumpLimits.blockedMs);
  }

  private lookAtLagging(): void {
    if (this.lookingAtLagging) return;
    this.lookingAtLagging = true;
    this.clock.later(() => {
      this.lookingAtLagging = false;
      const now = this.clock.now();
      for (const subscription of this.lagging)
        if (isStuck(subscription.laggingSince, now)) this.end(subscription);
      if (this.lagging.size > 0) this.lookAtLagging();
    }, pumpLimits.laggingMs);
  }

  private end(subscription: Subscription): void {
    this.unsubscribe(subscription);
    subscription.sink.terminate();
  }
}

const isStuck = (since: number | null, now: number): boolean =>
  since !== null && now - since > pumpLimits.stuckMs;

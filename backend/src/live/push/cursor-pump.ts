import type { Frame } from './frames.js';

/** The source of frames: one brings a follower to the present version. */
export interface PumpTopic {
  readonly head: number;
  /** Whether followers report the versions they received, which a flow-control window needs. */
  readonly reported: boolean;
  /** All after a version, merged for whom that is enough; everything when it is too long ago or negative. */
  frame(after: number, merged: boolean): Frame;
}

export interface Sink {
  readonly idle: boolean;
  write(frame: Frame): void;
  terminate(): void;
}

export interface PumpClock {
  now(): number;
  soon(run: () => void): void;
  later(run: () => void, ms: number): void;
}

const realPumpClock: PumpClock = {
  now: () => performance.now(),
  soon: (run) => void setImmediate(run),
  later: (run, ms) => void setTimeout(run, ms).unref(),
};

export class Subscription {
  /** Negative when everything must be sent again. */
  cursor: number;
  sent: number;
  seen: number;
  unreportedFrames = 0;
  unreportedSince: number | null = null;
  blockedSince: number | null = null;
  laggingSince: number | null = null;

  constructor(
    readonly topic: PumpTopic,
    readonly sink: Sink,
    cursor: number,
    /** Takes one patch for many deltas, without their events. */
    public merged: boolean,
  ) {
    this.cursor = cursor;
    this.sent = cursor;
    this.seen = cursor;
  }
}

interface Sweep {
  followers: Iterator<Subscription>;
  done: (() => void) | null;
}

export const pumpLimits = {
  slice: 64,
  /** The pump's share of the event loop. */
  duty: 0.7,
  /** In flight to one follower: versions, or frames where many versions are one small patch. */
  window: 512,
  reportWithinMs: 30_000,
  /** Then a full socket or a silent follower is closed; it comes back with its version. */
  stuckMs: 45_000,
  blockedMs: 20,
  laggingMs: 1_000,
} as const;

/**
 * Moves cursors to their topics' heads, a slice of followers at a time with the event loop free in
 * between. There are no queues: a slow follower gets all it missed in one frame.
 */
export class CursorPump {
  private readonly rooms = new Map<PumpTopic, Set<Subscription>>();
  private readonly moved = new Set<PumpTopic>();
  private sweeps: Sweep[] = [];
  private readonly swept = new Set<PumpTopic>();
  /** Visited alone: newcomers, full sockets, and lagging followers that reported. */
  private readonly late = new Set<Subscription>();
  private readonly blocked = new Set<Subscription>();
  private readonly lagging = new Set<Subscription>();
  private running = false;
  private lookingAtBlocked = false;
  private lookingAtLagging = false;
  private busyMs = 0;
  private restUntil = 0;
  frames = 0;

  private sweepBegins: (topic: PumpTopic) => (() => void) | null = () => null;

  constructor(private readonly clock: PumpClock = realPumpClock) {}

  /** @param begins called before a topic's followers are visited; its result after the last of them */
  onSweep(begins: (topic: PumpTopic) => (() => void) | null): void {
    this.sweepBegins = begins;
  }

  /** @param cursor negative when the follower has nothing yet */
  subscribe(topic: PumpTopic, sink: Sink, cursor: number, merged = false): Subscription {
    const subscription = new Subscription(topic, sink, cursor, merged);
    const room = this.rooms.get(topic);
    if (room === undefined) this.rooms.set(topic, new Set([subscription]));
    else room.add(subscription);
    if (cursor !== topic.head) {
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

  publish(topic: PumpTopic): void {
    if (!this.rooms.has(topic)) return;
    this.moved.add(topic);
    this.wake();
  }

  /** The followers' state is wrong, so all of them get everything. */
  rewind(topic: PumpTopic): void {
    for (const subscription of this.rooms.get(topic) ?? []) subscription.cursor = -1;
    this.publish(topic);
  }

  endAll(topic: PumpTopic): void {
    for (const subscription of [...(this.rooms.get(topic) ?? [])]) this.end(subscription);
  }

  /** The answer to the follower's request brought it to the head. */
  moveTo(subscription: Subscription, version: number): void {
    subscription.cursor = version;
    subscription.sent = version;
    this.seen(subscription, version);
  }

  /** A tablet may have more than it was sent, from the answers to its own taps. */
  seen(subscription: Subscription, version: number): void {
    subscription.seen = Math.max(subscription.seen, Math.min(version, subscription.sent));
    subscription.unreportedSince = subscription.seen < subscription.sent ? this.clock.now() : null;
    subscription.unreportedFrames = 0;
    if (subscription.laggingSince === null) return;
    subscription.laggingSince = null;
    this.lagging.delete(subscription);
    this.visitLater(subscription);
  }

  /** Only full or silent followers are behind. */
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

  /** Once per round, so that a big match never keeps a small one waiting. */
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
    // Time too short for a timer is carried over, or many small arrivals would take the whole loop.
    if (rest >= 1) {
      this.restUntil = now + rest;
      this.busyMs = 0;
    }
    this.running = false;
    if (this.moved.size + this.late.size > 0) this.wake();
  }

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
      sink.write(topic.frame(cursor, subscription.merged));
      this.frames += 1;
      subscription.unreportedFrames += 1;
      // A snapshot restarts the window.
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

  /** Kernel buffers hide a slow reader, so reports count as well. */
  private outOfWindow(subscription: Subscription, now: number): boolean {
    const { sent, seen, merged, unreportedFrames, unreportedSince } = subscription;
    if ((merged ? unreportedFrames : sent - seen) > pumpLimits.window) return true;
    return unreportedSince !== null && now - unreportedSince > pumpLimits.reportWithinMs;
  }

  /** A socket that stays full asks for the next look. */
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

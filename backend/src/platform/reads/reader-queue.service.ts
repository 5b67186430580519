import { Injectable } from '@nestjs/common';

/** A tap that arrives meanwhile is next instead of behind a whole hall. */
const perTurn = 4;
/** An answer that is only sent takes its part of a turn. */
const readyShare = 1 / 4;
/** The results that these requests wait for may all arrive in one moment. */
const maxUnderWay = 24;
/** A slow request, such as a file from a slow storage, must not hold up the others. */
const maxCountedMs = 500;
/** While taps come without a pause, a few readers still begin this often. */
const tapPauseMs = 20;

interface Waiting {
  start: () => void;
  isGone: IsGone;
}

/** Whether nobody is there any more who could get the answer. */
export type IsGone = () => boolean;

const stays: IsGone = () => false;

@Injectable()
export class ReaderQueueService {
  private readonly waiting: Waiting[] = [];
  private underWay = 0;
  private begun = 0;
  private taps = 0;
  private isScheduled = false;
  private pause: NodeJS.Timeout | undefined;

  enqueue(begin: (done: () => void) => void, isGone: IsGone = stays): void {
    this.add({ start: () => begin(this.started()), isGone });
  }

  /** An answer that is ready takes its turn, and nothing is under way afterwards. */
  admit(send: () => void, isGone: IsGone = stays): void {
    const start = () => {
      this.begun += readyShare;
      this.scheduleNext();
      send();
    };
    this.add({ start, isGone });
  }

  async withPriority<T>(tap: Promise<T>): Promise<T> {
    this.taps += 1;
    try {
      return await tap;
    } finally {
      this.taps -= 1;
      if (this.taps === 0) this.scheduleNext();
    }
  }

  private add(one: Waiting): void {
    if (this.taps === 0 && this.waiting.length === 0 && this.hasRoom()) {
      if (!one.isGone()) one.start();
    } else {
      this.waiting.push(one);
      this.scheduleNext();
    }
  }

  private hasRoom(): boolean {
    return this.begun < perTurn && this.underWay < maxUnderWay;
  }

  private started(): () => void {
    this.begun += 1;
    this.underWay += 1;
    this.scheduleNext();
    let isOver = false;
    const done = () => {
      clearTimeout(timer);
      if (isOver) return;
      isOver = true;
      this.underWay -= 1;
      this.scheduleNext();
    };
    const timer = setTimeout(done, maxCountedMs).unref();
    return done;
  }

  private scheduleNext(): void {
    if (this.waiting.length === 0 && this.begun === 0) return;
    if (this.taps > 0)
      this.pause ??= setTimeout(() => {
        this.pause = undefined;
        this.startNext();
      }, tapPauseMs).unref();
    else if (!this.isScheduled) {
      this.isScheduled = true;
      setImmediate(() => {
        this.isScheduled = false;
        if (this.taps > 0) this.scheduleNext();
        else this.startNext();
      });
    }
  }

  private startNext(): void {
    this.begun = 0;
    while (this.waiting.length > 0 && this.hasRoom()) {
      const next = this.waiting.shift();
      if (next?.isGone() === false) next.start();
    }
    if (this.waiting.length > 0 && this.underWay < maxUnderWay) this.scheduleNext();
  }
}

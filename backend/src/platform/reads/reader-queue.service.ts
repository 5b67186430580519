import { Injectable } from '@nestjs/common';

/** So many begin in one turn of the event loop: a tap that arrives meanwhile is next, not behind a whole hall. */
const perTurn = 4;
/** So many are worked on at a time: what they wait for may come to all of them in one moment. */
const maxUnderWay = 24;
/** One that takes longer, as a file from a slow storage, holds up nobody else. */
const countsForMs = 500;
/** While taps come without a pause, a few readers still get their turn this often. */
const tapPauseMs = 20;

/** Readers wait for their turn, taps do not: while one is decided and written no reader begins. */
@Injectable()
export class ReaderQueueService {
  private readonly waiting: (() => void)[] = [];
  private underWay = 0;
  private begun = 0;
  private taps = 0;
  private isLooking = false;
  private pause: NodeJS.Timeout | undefined;

  /**
   * Begins the work of a reader, now or when it is their turn.
   * @param begin is given what says that the work is done; saying it twice is harmless
   */
  enter(begin: (done: () => void) => void): void {
    const start = () => begin(this.started());
    if (this.taps === 0 && this.waiting.length === 0 && this.hasRoom()) start();
    else {
      this.waiting.push(start);
      this.lookSoon();
    }
  }

  /** Readers stand back while this tap is worked on. */
  async first<T>(tap: Promise<T>): Promise<T> {
    this.taps += 1;
    try {
      return await tap;
    } finally {
      this.taps -= 1;
      if (this.taps === 0) this.lookSoon();
    }
  }

  private hasRoom(): boolean {
    return this.begun < perTurn && this.underWay < maxUnderWay;
  }

  private started(): () => void {
    this.begun += 1;
    this.underWay += 1;
    this.lookSoon();
    let isOver = false;
    const done = () => {
      clearTimeout(timer);
      if (isOver) return;
      isOver = true;
      this.underWay -= 1;
      this.lookSoon();
    };
    const timer = setTimeout(done, countsForMs).unref();
    return done;
  }

  /** In the next turn of the event loop, or after a while where taps are worked on. */
  private lookSoon(): void {
    if (this.waiting.length === 0 && this.begun === 0) return;
    if (this.taps > 0)
      this.pause ??= setTimeout(() => {
        this.pause = undefined;
        this.look();
      }, tapPauseMs).unref();
    else if (!this.isLooking) {
      this.isLooking = true;
      setImmediate(() => {
        this.isLooking = false;
        if (this.taps > 0) this.lookSoon();
        else this.look();
      });
    }
  }

  private look(): void {
    this.begun = 0;
    while (this.waiting.length > 0 && this.hasRoom()) this.waiting.shift()?.();
    if (this.waiting.length > 0 && this.underWay < maxUnderWay) this.lookSoon();
  }
}

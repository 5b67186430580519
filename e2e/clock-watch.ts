import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

/** The two displays of a match's time. */
export interface Clocks {
  readonly table: Locator;
  readonly spectator: Locator;
  /** How many seconds a clock that runs at the table has run longer on other devices; null: it has no network. */
  readonly behind: number | null;
}

export interface ClockReport {
  /** How often both were compared. */
  readonly looks: number;
  readonly differences: readonly string[];
}

const lookEveryMs = 2_000;
const maxSeconds = 1;
/** A tap needs a while to the spectator on a slow machine, so only a difference that stays counts. */
const maxLooks = 60;
const betweenLooksMs = 1_000;

/**
 * A page learns the server's time by one answer, no better than that was quick. It asks again when the network is
 * back, and the quickest answer of all counts.
 */
export const askForTime = (page: Page): Promise<boolean> =>
  page.evaluate(() => dispatchEvent(new Event('online')));

/** Compares both clocks every two seconds, beside whatever else a test does. */
export class ClockWatch {
  private looks = 0;
  private readonly differences: string[] = [];
  private readonly end = new AbortController();
  private readonly done: Promise<void>;

  constructor(private readonly clocks: () => Clocks) {
    this.done = this.watch().catch((error) => void this.differences.push(String(error)));
  }

  async stop(): Promise<ClockReport> {
    this.end.abort();
    await this.done;
    const { looks, differences } = this;
    return { looks, differences };
  }

  private async watch(): Promise<void> {
    while (!this.end.signal.aborted) {
      const lookedAt = performance.now();
      const difference = await this.difference();
      const isShown = difference !== null;
      if (isShown) {
        this.looks += 1;
        if (difference > maxSeconds) await this.lookAgain();
      }
      const pauseMs = isShown ? lookedAt + lookEveryMs - performance.now() : 250;
      await delay(Math.max(0, pauseMs), null, { signal: this.end.signal }).catch(() => {});
    }
  }

  private async lookAgain(): Promise<void> {
    for (let looks = 1; looks < maxLooks; looks += 1) {
      await delay(betweenLooksMs);
      const difference = await this.difference();
      if (difference === null || difference <= maxSeconds) return;
    }
    this.differences.push(this.last);
  }

  private last = '';

  /**
   * In seconds; null while one of them shows no time, as between two periods. The phone is read between two
   * looks at the table, because a busy machine may pause in between.
   */
  private async difference(): Promise<number | null> {
    const { table, spectator, behind } = this.clocks();
    if (behind === null) return null;
    const before = await faceOf(table);
    const shown = await faceOf(spectator);
    const isRunning = await table.page().getByText(running).isVisible();
    const after = await faceOf(table);
    if (before === null || shown === null || after === null) return null;
    this.last = `${before}, then ${after} at the table, ${shown} on the phone`;
    const ahead = isRunning ? behind : 0;
    const times = [secondsOf(before) - ahead, secondsOf(after) - ahead];
    const time = secondsOf(shown);
    return Math.max(time - Math.max(...times), Math.min(...times) - time, 0);
  }
}

/** Beside the table's clock; its buttons for starting and stopping are always there. */
const running = /· teče$/;

const faceOf = async (clock: Locator): Promise<string | null> =>
  (await clock.allTextContents())[0]?.trim() ?? null;

export function secondsOf(face: string): number {
  const [minutes = 0, seconds = 0] = face.trim().split(':').map(Number);
  return minutes * 60 + seconds;
}

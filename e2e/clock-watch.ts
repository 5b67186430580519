import { setTimeout as delay } from 'node:timers/promises';
import type { Locator } from '@playwright/test';

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
  /** How long both could be compared. */
  readonly watchedMs: number;
  readonly differences: readonly string[];
}

export const lookEveryMs = 2_000;
const maxSeconds = 1;
/** A tap needs a moment to the spectator, so a difference counts when it is still there after this. */
const travelMs = 1_000;

/** Compares both clocks every two seconds, beside whatever else a test does. */
export class ClockWatch {
  private looks = 0;
  private watchedMs = 0;
  private readonly differences: string[] = [];
  private readonly end = new AbortController();
  private readonly done: Promise<void>;

  constructor(private readonly clocks: () => Clocks) {
    this.done = this.watch().catch((error) => void this.differences.push(String(error)));
  }

  async stop(): Promise<ClockReport> {
    this.end.abort();
    await this.done;
    const { looks, watchedMs, differences } = this;
    return { looks, watchedMs, differences };
  }

  private async watch(): Promise<void> {
    let lastAt: number | null = null;
    while (!this.end.signal.aborted) {
      const lookedAt = performance.now();
      const difference = await this.difference();
      const isShown = difference !== null;
      if (isShown) {
        this.looks += 1;
        if (lastAt !== null) this.watchedMs += lookedAt - lastAt;
        if (difference > maxSeconds) await this.lookAgain();
      }
      lastAt = isShown ? lookedAt : null;
      const pauseMs = isShown ? lookedAt + lookEveryMs - performance.now() : 250;
      await delay(Math.max(0, pauseMs), null, { signal: this.end.signal }).catch(() => {});
    }
  }

  private async lookAgain(): Promise<void> {
    await delay(travelMs);
    const difference = await this.difference();
    if (difference !== null && difference > maxSeconds) this.differences.push(this.last);
  }

  private last = '';

  /** In seconds; null while one of them shows no time, as between two periods. */
  private async difference(): Promise<number | null> {
    const { table, spectator, behind } = this.clocks();
    if (behind === null) return null;
    const [[atTable], [shown], isRunning] = await Promise.all([
      table.allTextContents(),
      spectator.allTextContents(),
      table.page().getByRole('button', { name: 'Zaustavi', exact: true }).isVisible(),
    ]);
    if (atTable === undefined || shown === undefined) return null;
    this.last = `${atTable.trim()} at the table, ${shown.trim()} on the phone`;
    const ahead = isRunning ? behind : 0;
    return Math.abs(secondsOf(atTable) - ahead - secondsOf(shown));
  }
}

export function secondsOf(face: string): number {
  const [minutes = 0, seconds = 0] = face.trim().split(':').map(Number);
  return minutes * 60 + seconds;
}

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { MatchAnswer } from '@kolo/domain';
import { until } from '../backend/test/until.js';
import { withinMs } from './limits.js';

/** People do not tap faster. */
const betweenTapsMs = 40;
const betweenTriesMs = 50;
const ways = ['goals', 'assists', 'yellowCards'] as const;

/** A scorekeeper who taps without pause; each tap is repeated with its id until it is answered. */
export class Tablets {
  /** Every acknowledged tap with its version. */
  readonly acknowledged = new Map<string, number>();
  /** Tries without an answer, or with one that says to retry. */
  retries = 0;
  private tapping: Promise<unknown> | null = null;
  private stopped = false;
  private sent = 0;

  constructor(
    private readonly url: string,
    private readonly cookie: string,
    private readonly matchId: number,
    private readonly players: readonly number[],
  ) {}

  start(count = 4): void {
    this.stopped = false;
    this.tapping = Promise.all(Array.from({ length: count }, () => this.tapAndTap()));
    // A failure surfaces in `stop`.
    this.tapping.catch(() => {});
  }

  /** Resolves when this many more taps are acknowledged. */
  async more(taps: number): Promise<void> {
    const wanted = this.acknowledged.size + taps;
    await until(() => this.acknowledged.size >= wanted, {
      what: `${taps} more taps are acknowledged`,
      withinMs,
    });
  }

  /** Resolves when the last tap is answered. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.tapping;
  }

  /** Sends one tap to any of the nodes. */
  async tap(url = this.url): Promise<number> {
    const commandId = randomUUID();
    const playerId = this.players[this.sent % this.players.length];
    const statField = ways[this.sent % ways.length];
    this.sent += 1;
    for (;;) {
      const answer = await this.send(url, commandId, { playerId, statField });
      if (answer !== null) {
        this.acknowledged.set(commandId, answer.version);
        return answer.version;
      }
      this.retries += 1;
      await delay(betweenTriesMs);
    }
  }

  private async tapAndTap(): Promise<void> {
    while (!this.stopped) {
      await this.tap();
      await delay(betweenTapsMs);
    }
  }

  private async send(url: string, commandId: string, body: object): Promise<MatchAnswer | null> {
    const response = await fetch(`${url}/api/matches/${this.matchId}/stats/increment`, {
      method: 'POST',
      headers: {
        cookie: this.cookie,
        'content-type': 'application/json',
        'idempotency-key': commandId,
      },
      body: JSON.stringify(body),
      // Repeats like the tablet's outbox when no answer comes.
      signal: AbortSignal.timeout(60_000),
    }).catch(() => null);
    const text = await response?.text().catch(() => null);
    if (response == null || text == null || response.status >= 500) return null;
    if (response.status !== 200) throw new Error(`A tap was refused (${response.status}): ${text}`);
    return JSON.parse(text) as MatchAnswer;
  }
}

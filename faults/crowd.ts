import { setTimeout as delay } from 'node:timers/promises';
import { liveLimits } from '@kolo/domain';
import { Spectator } from '../backend/test/spectator.js';

const comeBackMs = 50;
const mostFirstTries = 100;

/** A spectator who comes back when the connection breaks, with the version that is on the screen. */
export class Guest {
  readonly spectator: Spectator;
  returns = 0;
  private left = false;
  private readonly reports: NodeJS.Timeout;

  constructor(
    readonly url: string,
    matchId: number,
  ) {
    const spectator = new Spectator(url, matchId);
    this.spectator = spectator;
    // As every screen does: who says nothing of what it has is waited for.
    this.reports = setInterval(() => {
      spectator.connection?.volatile.emit('seen', { [matchId]: spectator.version });
    }, liveLimits.seenEveryMs);
  }

  /** @throws when there is no way in */
  come(): Promise<void> {
    return this.enter(mostFirstTries);
  }

  private async enter(mostTries: number): Promise<void> {
    for (let tries = 1; !this.left; tries += 1) {
      const answer = await this.spectator.connect().catch((error: unknown) => {
        if (tries === mostTries) throw error;
        return null;
      });
      const { connection } = this.spectator;
      if (answer?.ok === true && connection?.connected === true) {
        connection.once('disconnect', () => this.comeBack());
        return;
      }
      this.spectator.cut();
      await delay(comeBackMs);
    }
  }

  /** The connection breaks without a word. */
  cut(): void {
    this.spectator.cut();
    this.comeBack();
  }

  leave(): void {
    this.left = true;
    clearInterval(this.reports);
    this.spectator.close();
  }

  /** For as long as it takes: what is away may take its time to be back. */
  private comeBack(): void {
    if (this.left) return;
    this.returns += 1;
    void this.enter(Number.POSITIVE_INFINITY);
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import { Spectator } from '../backend/test/spectator.js';

const retryMs = 50;
const maxFirstTries = 100;

/** A spectator that reconnects when the connection breaks, from the version on its screen. */
export class ReconnectingSpectator {
  readonly spectator: Spectator;
  returns = 0;
  private left = false;

  constructor(
    readonly url: string,
    matchId: number,
  ) {
    this.spectator = new Spectator(url, matchId);
  }

  /** @throws after too many tries */
  connect(): Promise<void> {
    return this.enter(maxFirstTries);
  }

  private async enter(maxTries: number): Promise<void> {
    for (let tries = 1; !this.left; tries += 1) {
      const answer = await this.spectator.connect().catch((error: unknown) => {
        if (tries === maxTries) throw error;
        return null;
      });
      const { connection } = this.spectator;
      if (answer?.ok === true && connection?.connected === true) {
        connection.once('disconnect', () => this.reconnect());
        return;
      }
      this.spectator.cut();
      await delay(retryMs);
    }
  }

  /** Breaks the connection without a close frame. */
  cut(): void {
    this.spectator.cut();
    this.reconnect();
  }

  leave(): void {
    this.left = true;
    this.spectator.close();
  }

  /** Without a limit: a node may take long to be back. */
  private reconnect(): void {
    if (this.left) return;
    this.returns += 1;
    void this.enter(Number.POSITIVE_INFINITY);
  }
}

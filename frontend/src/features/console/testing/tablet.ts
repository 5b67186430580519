import { IDBFactory } from 'fake-indexeddb';
import type { ConsoleLog } from '@/features/console/log/console-log';
import type { ConsoleNotice } from '@/features/console/log/console-state';
import { MatchConsole } from '@/features/console/log/match-console';
import { savedMatches } from '@/features/console/log/saved-match';
import { openDatabase } from '@/features/console/taps/database';
import { Outbox } from '@/features/console/taps/outbox';
import type { SendOutcome } from '@/features/console/taps/send-tap';
import type { Tap } from '@/features/console/taps/tap';
import { TapStorage } from '@/features/console/taps/tap-storage';
import type { MatchFeedOptions } from '@/shared/live/match-feed';
import type { FakeMatchServer } from './fake-match-server';

/** Storage of a device that survives its pages. */
export class Device {
  online = true;
  /** Whether a match can be read; taps get through while the device is online. */
  readable = true;
  private readonly databases = new IDBFactory();

  constructor(readonly server: FakeMatchServer) {}

  /**
   * A page with the match open.
   * @param grant under which it was opened; null for an account
   */
  async tablet(grant: number | null = null): Promise<Tablet> {
    globalThis.indexedDB = this.databases;
    const tablet = new Tablet(this, grant);
    await tablet.matchConsole.open();
    return tablet;
  }

  /** The stored taps as a newly opened page would find them. */
  async waiting(): Promise<Tap[]> {
    globalThis.indexedDB = this.databases;
    return new TapStorage(openDatabase()).of(this.server.matchId);
  }
}

/** One page: its own memory, the device's disk, and a push and a wire that the test moves by hand. */
export class Tablet {
  readonly notices: ConsoleNotice[] = [];
  readonly matchConsole: MatchConsole;
  readonly outbox: Outbox;
  /** Answers held back until `letAnswers` is called. */
  private held: (() => void)[] | null = null;
  private feed: MatchFeedOptions | undefined;

  constructor(
    private readonly device: Device,
    grant: number | null,
  ) {
    const { server } = device;
    const transact = openDatabase();
    this.outbox = new Outbox({
      storage: new TapStorage(transact),
      send: (tap) => this.send(tap),
      random: () => 1,
    });
    this.matchConsole = new MatchConsole({
      matchId: server.matchId,
      grant,
      outbox: this.outbox,
      saved: savedMatches(transact),
      load: async () =>
        device.online && device.readable
          ? { type: 'view', view: server.view(), sentAt: 0, receivedAt: 0 }
          : { type: 'unreachable' },
      follow: (options) => {
        this.feed = options;
        return { refresh: () => {}, keepEvents: () => {}, close: () => {} };
      },
      notify: (notice) => this.notices.push(notice),
    });
  }

  get log(): ConsoleLog {
    const { match } = this.matchConsole.store.getState();
    if (match.phase !== 'ready') throw new Error(`The match is ${match.phase}`);
    return match.log;
  }

  /** Delivers everything that the server has written. */
  push(): void {
    const position = this.feed?.since?.();
    if (position !== undefined) this.feed?.onDeltas(this.device.server.deltas(position.version));
  }

  holdAnswers(): void {
    this.held = [];
  }

  letAnswers(): void {
    const held = this.held ?? [];
    this.held = null;
    for (const answer of held) answer();
  }

  close(): void {
    this.matchConsole.close();
    this.outbox.close();
  }

  private async send(tap: Tap): Promise<SendOutcome> {
    if (!this.device.online) return { type: 'unreachable' };
    const outcome = this.device.server.send(tap);
    await new Promise<void>((resolve) => {
      if (this.held === null) resolve();
      else this.held.push(resolve);
    });
    return outcome;
  }
}

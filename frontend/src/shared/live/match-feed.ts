import type {
  FansTally,
  HeartbeatMessage,
  LiveDelta,
  LivePollAnswer,
  LiveRefused,
  MergedDeltas,
  SnapshotMessage,
  ViewersMessage,
  WatchAnswer,
} from '@kolo/domain';
import { currentPosition, type FeedPosition, sortDeltas } from './feed-position';
import {
  type LiveConnection,
  type LiveMember,
  type LiveStatus,
  liveConnection,
} from './live-connection';
import type { LiveMessage } from './live-socket';
import { pollMatch } from './match-poll';
import { isTemporary } from './retry-delay';
import { SeenReport } from './seen-report';

export interface MatchFeedOptions {
  matchId: number;
  onSnapshot(message: SnapshotMessage): void;
  onDeltas(deltas: LiveDelta[]): void;
  /** A patch that brings any version from `from` on to `to`; a listener without it gets every delta with its event. */
  onMerged?(merged: MergedDeltas): void;
  onStatus(status: LiveStatus): void;
  onViewers?(count: number): void;
  onFansVotes?(tally: FansTally): void;
  /** When the console was last seen; null while it is connected. */
  onConsole?(silentSince: string | null): void;
  /** There is no such match, or watching it needs a sign-in. */
  onRefused?(refused: LiveRefused): void;
  /** The version that the caller shows already. */
  first?: FeedPosition & { namesVersion: string | null; consoleSilentSince: string | null };
  /** The position of a caller that also learns from its own commands. */
  since?(): FeedPosition | undefined;
  /** A scorekeeper's page, which is not counted among the viewers. */
  console?: boolean;
  connection?: LiveConnection;
}

export interface MatchFeed {
  refresh(): void;
  /** Whether every event is delivered, also to whoever takes merged patches. */
  keepEvents(keeps: boolean): void;
  close(): void;
}

/** A heartbeat may arrive before the deltas that it counts. */
const heartbeatTimeoutMs = 1_000;
const busyRetryMs = 1_500;

/**
 * Delivers every version of a match once and in order. A gap, a heartbeat that is ahead, a new
 * socket and a page that wakes up all ask `watch` with `since`.
 */
export function createMatchFeed(options: MatchFeedOptions): MatchFeed {
  const feed = new Feed(options, options.connection ?? liveConnection());
  return {
    refresh: () => feed.request('snapshot'),
    keepEvents: (keeps) => feed.keepEvents(keeps),
    close: () => feed.close(),
  };
}

/**
 * The server has one watcher per page and match: the last feed to close removes it, and one that
 * wants the events gets them for all.
 */
const watchers = new WeakMap<LiveConnection, Map<number, Set<Feed>>>();

class Feed implements LiveMember {
  private received: FeedPosition | undefined;
  private namesVersion: string | undefined;
  private consoleSilentSince: string | null = null;
  /** The highest version received, even if it could not be applied. */
  private latestVersion = 0;
  private isRequesting = false;
  private nextRequest: 'since' | 'snapshot' | undefined;
  /** Answers to older sockets are ignored. */
  private generation = 0;
  private synced = false;
  private polled = false;
  private polledAt = 0;
  private missing = false;
  private closedForGood = false;
  private keepsEvents = false;
  private requestTimer: ReturnType<typeof setTimeout> | undefined;
  private stopPolling: (() => void) | undefined;
  private readonly seen = new SeenReport(() => this.reportSeen());
  private readonly leave: () => void;

  constructor(
    private readonly options: MatchFeedOptions,
    private readonly connection: LiveConnection,
  ) {
    const { first } = options;
    if (first !== undefined) {
      this.received = { epoch: first.epoch, version: first.version };
      this.namesVersion = first.namesVersion ?? undefined;
      this.consoleSilentSince = first.consoleSilentSince;
    }
    this.feeds.add(this);
    this.leave = connection.join(this);
    this.statusChanged();
  }

  close(): void {
    if (this.closedForGood) return;
    this.closedForGood = true;
    this.seen.close();
    clearTimeout(this.requestTimer);
    this.stopPolling?.();
    this.feeds.delete(this);
    if (this.feeds.size === 0) this.connection.socket?.unwatch(this.options.matchId);
    this.leave();
  }

  keepEvents(keeps: boolean): void {
    if (this.keepsEvents === keeps) return;
    this.keepsEvents = keeps;
    this.request('since');
  }

  get takesMerged(): boolean {
    return this.options.onMerged !== undefined && !this.keepsEvents;
  }

  /** Polling goes on until an answer has something to show. */
  opened(): void {
    this.renew();
    this.request('since');
  }

  closed(): void {
    this.renew();
    this.statusChanged();
  }

  resumed(): void {
    this.request('since');
  }

  statusChanged(): void {
    if (this.connection.blocked) this.stopPolling ??= this.poll();
    this.report();
  }

  message(message: LiveMessage): void {
    switch (message.type) {
      case 'heartbeat':
        this.onHeartbeat(message.payload);
        break;
      case 'viewers':
        if (this.isMine(message.payload)) this.takeViewers(message.payload);
        break;
      case 'snapshot':
        if (!this.isMine(message.payload)) break;
        this.seen.frame(1);
        this.takeSnapshot(message.payload);
        break;
      case 'deltas':
        if (!this.isMine(message.payload)) break;
        this.seen.frame(message.payload.deltas.length);
        this.takeDeltas(message.payload.deltas);
        break;
      case 'merged':
        if (!this.isMine(message.payload)) break;
        this.seen.frame(1);
        this.takeMerged(message.payload);
        break;
      default:
    }
  }

  /** Asks once at a time; later questions wait for the answer. */
  request(what: 'since' | 'snapshot'): void {
    clearTimeout(this.requestTimer);
    this.requestTimer = undefined;
    const { socket } = this.connection;
    if (socket === null || this.closedForGood) return;
    if (this.isRequesting) {
      if (this.nextRequest !== 'snapshot') this.nextRequest = what;
      return;
    }
    const { generation } = this;
    const position = what === 'since' ? this.position : undefined;
    const request = {
      matchId: this.options.matchId,
      ...(position !== undefined && { epoch: position.epoch, since: position.version }),
      ...(this.everyFeed(({ takesMerged }) => takesMerged) && { merged: true }),
      ...(this.everyFeed(({ options }) => options.console === true) && { console: true }),
    };
    this.isRequesting = true;
    socket.watch(request).then(
      (answer) => {
        if (generation === this.generation && !this.closedForGood) this.onAnswer(answer);
      },
      () => {
        if (generation === this.generation) this.connection.abandon(socket);
      },
    );
  }

  private get position(): FeedPosition | undefined {
    return currentPosition(this.received, this.options.since?.());
  }

  private renew(): void {
    this.generation += 1;
    this.isRequesting = false;
    this.nextRequest = undefined;
    this.synced = false;
  }

  private onAnswer(answer: WatchAnswer): void {
    this.isRequesting = false;
    this.missing = !answer.ok && answer.error === 'match.not-found';
    if (!answer.ok && isTemporary(answer.error)) {
      this.requestLater('since', busyRetryMs);
      return;
    }
    this.stopPolling?.();
    this.stopPolling = undefined;
    if (!answer.ok) {
      this.options.onRefused?.(answer);
      return;
    }
    this.synced = true;
    this.takeAnswer(answer);
    const again = this.nextRequest;
    this.nextRequest = undefined;
    if (again !== undefined) this.request(again);
    else if (this.isBehind(this.latestVersion)) this.requestLater('since', heartbeatTimeoutMs);
    this.report();
  }

  private takeAnswer(answer: LivePollAnswer): void {
    this.takeConsole(answer.consoleSilentSince ?? null);
    if ('snapshot' in answer) {
      this.takeSnapshot({ matchId: this.options.matchId, ...answer });
      return;
    }
    const isSame = this.position?.epoch === answer.epoch;
    if (isSame) {
      if ('merged' in answer) this.takeMerged(answer.merged);
      else this.takeDeltas(answer.deltas);
    }
    // A name was corrected while this page was away.
    if (!isSame || (this.namesVersion ?? answer.namesVersion) !== answer.namesVersion)
      this.nextRequest = 'snapshot';
  }

  private takeSnapshot(message: SnapshotMessage): void {
    const { position } = this;
    const { epoch, version } = message;
    if (position?.epoch === epoch && version < position.version) return;
    if (position?.epoch !== epoch) this.latestVersion = version;
    this.received = { epoch, version };
    this.namesVersion = message.namesVersion;
    this.options.onSnapshot(message);
  }

  private takeDeltas(deltas: LiveDelta[]): void {
    this.latestVersion = Math.max(this.latestVersion, deltas.at(-1)?.version ?? 0);
    const { position } = this;
    if (position === undefined) return;
    const { next, gap } = sortDeltas(position.version, deltas);
    const last = next.at(-1);
    if (last !== undefined) {
      this.received = { epoch: position.epoch, version: last.version };
      this.options.onDeltas(next);
    }
    if (gap) this.request('since');
  }

  private takeMerged({ from, to, patch }: MergedDeltas): void {
    this.latestVersion = Math.max(this.latestVersion, to);
    const { position } = this;
    if (position === undefined || to <= position.version) return;
    // Another feed of this page took merged patches before this one joined.
    if (from > position.version || this.options.onMerged === undefined) {
      this.request('since');
      return;
    }
    this.received = { epoch: position.epoch, version: to };
    this.options.onMerged({ from, to, patch });
  }

  private onHeartbeat({ epoch, versions }: HeartbeatMessage): void {
    if (!this.synced && !this.missing) return;
    const version = versions[this.options.matchId];
    // Another history, or a server without this watcher.
    if (version === undefined || epoch !== this.position?.epoch) {
      this.request('since');
      return;
    }
    this.latestVersion = Math.max(this.latestVersion, version);
    if (this.isBehind(version)) this.requestLater('since', heartbeatTimeoutMs);
  }

  private takeViewers({ count, fansVotes, consoleSilentSince }: ViewersMessage): void {
    if (consoleSilentSince !== undefined) this.takeConsole(consoleSilentSince);
    if (count !== undefined) this.options.onViewers?.(count);
    if (fansVotes !== undefined) this.options.onFansVotes?.(fansVotes);
  }

  private takeConsole(silentSince: string | null): void {
    if (silentSince === this.consoleSilentSince) return;
    this.consoleSilentSince = silentSince;
    this.options.onConsole?.(silentSince);
  }

  private isMine({ matchId }: { matchId: number }): boolean {
    return matchId === this.options.matchId;
  }

  private isBehind(version: number): boolean {
    return version > (this.position?.version ?? 0);
  }

  private requestLater(what: 'since', delayMs: number): void {
    this.requestTimer ??= setTimeout(() => {
      this.requestTimer = undefined;
      if (!this.synced || this.isBehind(this.latestVersion)) this.request(what);
    }, delayMs);
  }

  private reportSeen(): void {
    const { position } = this;
    if (position === undefined) return;
    this.connection.socket?.seen({ [this.options.matchId]: position.version });
  }

  private poll(): () => void {
    const reached = () => {
      this.polled = true;
      this.polledAt = Date.now();
      this.report();
    };
    const stop = pollMatch({
      matchId: this.options.matchId,
      position: () => (this.nextRequest === 'snapshot' ? undefined : this.position),
      namesVersion: () => this.namesVersion,
      consoleSilentSince: () => this.consoleSilentSince,
      merged: () => this.takesMerged,
      onCurrent: reached,
      onAnswer: (answer) => {
        if ('snapshot' in answer) this.nextRequest = undefined;
        this.takeAnswer(answer);
        reached();
      },
      onRefused: (refused) => {
        if (!isTemporary(refused.error)) this.options.onRefused?.(refused);
      },
      onFailed: () => {
        this.polled = false;
        this.report();
      },
    });
    return () => {
      stop();
      this.polled = false;
    };
  }

  private report(): void {
    if (this.closedForGood) return;
    const { state, since } = this.connection.status;
    const isWaiting = state === 'live' && !this.synced;
    const shown = this.polled ? 'live' : isWaiting ? 'connecting' : state;
    this.options.onStatus({ state: shown, since: Math.max(since, this.polledAt) });
  }

  private everyFeed(holds: (feed: Feed) => boolean): boolean {
    return [...this.feeds].every(holds);
  }

  private get feeds(): Set<Feed> {
    const byMatch = watchers.get(this.connection) ?? new Map<number, Set<Feed>>();
    watchers.set(this.connection, byMatch);
    const feeds = byMatch.get(this.options.matchId) ?? new Set<Feed>();
    byMatch.set(this.options.matchId, feeds);
    return feeds;
  }
}

import type {
  BoardMatch,
  LiveRefused,
  WatchAnswer,
  WatchBoardAnswer,
  WatchBoardRequest,
  WatchRequest,
} from '@kolo/domain';
import type { LiveMessage, LiveSocket, LiveSocketEvents } from '@/shared/live/live-socket';
import type { FakeMatch } from './fake-match';

type Parcel = { message: LiveMessage } | { answer: () => void };

/**
 * For tests: the server's side of one socket. What it sends lies on `wire` until the test delivers,
 * loses, repeats or swaps it; `auto` delivers at once.
 */
export class FakeLiveServer {
  readonly wire: Parcel[] = [];
  readonly requests: WatchRequest[] = [];
  readonly seen: Record<string, number>[] = [];
  readonly unwatched: number[] = [];
  connects = 0;
  reachable = true;
  /** How long a proxy keeps an attempt to open a socket. */
  openMs = 0;
  auto = true;
  epoch = 'first';
  board: BoardMatch[] = [];
  boardRequests = 0;
  refusal: LiveRefused | null = null;
  namesVersion: string | undefined;
  consoleSilentSince: string | undefined;
  /** Answers no question any more, as a server that hangs. */
  mute = false;
  /** Whether each watched match's merged patches are taken. */
  private readonly watching = new Map<number, boolean>();
  private events: LiveSocketEvents | undefined;
  private open = false;

  constructor(readonly match: FakeMatch) {}

  readonly createSocket = (events: LiveSocketEvents): LiveSocket => {
    this.events = events;
    return {
      connect: () => this.connect(),
      disconnect: () => this.forget(),
      watch: (request) => this.ask(() => this.onWatch(request)),
      watchBoard: (request) => this.ask(() => this.onWatchBoard(request)),
      unwatch: (matchId) => {
        this.watching.delete(matchId);
        this.unwatched.push(matchId);
      },
      unwatchBoard: () => {},
      seen: (versions) => this.seen.push(versions),
    };
  };

  /** Sends the newest deltas of the match to its watchers, or one patch to those who take it. */
  publish(count = 1): void {
    const { matchId, deltas, version } = this.match;
    if (count > 1 && this.watching.get(matchId) === true)
      this.send({
        type: 'merged',
        payload: { matchId, ...this.match.mergedSince(version - count) },
      });
    else this.send({ type: 'deltas', payload: { matchId, deltas: deltas.slice(-count) } });
  }

  heartbeat(): void {
    const versions: Record<string, number> = {};
    for (const id of this.watching.keys()) versions[id] = this.match.version;
    this.push({ message: { type: 'heartbeat', payload: { epoch: this.epoch, versions } } });
  }

  send(message: LiveMessage): void {
    if ('matchId' in message.payload && !this.watching.has(message.payload.matchId)) return;
    this.push({ message });
  }

  /** The network takes the connection away. */
  cut(): void {
    if (!this.open) return;
    this.forget();
    this.events?.closed();
  }

  deliver(index = 0): void {
    const [parcel] = this.wire.splice(index, 1);
    if (parcel === undefined) return;
    if ('message' in parcel) this.events?.message(parcel.message);
    else parcel.answer();
  }

  deliverAll(): void {
    while (this.wire.length > 0) this.deliver();
  }

  private connect(): void {
    this.connects += 1;
    const open = (): void => {
      this.open = this.reachable;
      if (this.reachable) this.events?.opened();
      else this.events?.closed();
    };
    if (this.openMs === 0) queueMicrotask(open);
    else setTimeout(open, this.openMs);
  }

  private forget(): void {
    this.open = false;
    this.watching.clear();
    this.wire.length = 0;
  }

  private push(parcel: Parcel): void {
    if (!this.open) return;
    this.wire.push(parcel);
    if (this.auto) this.deliverAll();
  }

  private ask<T>(answer: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('no answer in time')), 10_000);
      // The answer is the server's at this moment, also when the wire keeps it for a while.
      const value = answer();
      const arrive = (): void => {
        this.events?.answered();
        resolve(value);
      };
      if (!this.mute) this.push({ answer: arrive });
    });
  }

  private onWatch(request: WatchRequest): WatchAnswer {
    this.requests.push(request);
    if (this.refusal !== null) return this.refusal;
    this.watching.set(request.matchId, request.merged === true);
    const { epoch, match, namesVersion, consoleSilentSince } = this;
    const stamp = { epoch, version: match.version, namesVersion, consoleSilentSince };
    const head = { ok: true, ...stamp } as const;
    if (request.since === undefined || request.epoch !== epoch)
      return { ...head, snapshot: match.snapshot() };
    return request.merged === true && match.version - request.since > 1
      ? { ...head, merged: match.mergedSince(request.since) }
      : { ...head, deltas: match.since(request.since) };
  }

  private onWatchBoard(_request: WatchBoardRequest): WatchBoardAnswer {
    this.boardRequests += 1;
    if (this.refusal !== null) return this.refusal;
    return { ok: true, epoch: this.epoch, matches: this.board };
  }
}

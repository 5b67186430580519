import {
  type BoardMessage,
  type DeltasMessage,
  type DrainMessage,
  type HeartbeatMessage,
  type LiveClientToServer,
  liveNamespace,
  type MergedMessage,
  type SnapshotMessage,
  type ViewersMessage,
  type WatchAnswer,
  type WatchBoardAnswer,
  type WatchBoardRequest,
  type WatchRequest,
} from '@kolo/domain';
import { serverClock } from './server-clock';
import { openWire, type Wire, type WirePacket } from './socket-wire';

export type LiveMessage =
  | { type: 'deltas'; payload: DeltasMessage }
  | { type: 'merged'; payload: MergedMessage }
  | { type: 'snapshot'; payload: SnapshotMessage }
  | { type: 'board'; payload: BoardMessage }
  | { type: 'viewers'; payload: ViewersMessage }
  | { type: 'heartbeat'; payload: HeartbeatMessage }
  | { type: 'drain'; payload: DrainMessage };

export interface LiveSocketEvents {
  opened(): void;
  /** An attempt failed or an open socket closed. Not called after `disconnect()`. */
  closed(): void;
  message(message: LiveMessage): void;
}

/** The part of a socket that the connection uses. It opens once per `connect()`. */
export interface LiveSocket {
  connect(): void;
  disconnect(): void;
  watch(request: WatchRequest): Promise<WatchAnswer>;
  watchBoard(request: WatchBoardRequest): Promise<WatchBoardAnswer>;
  unwatch(matchId: number): void;
  unwatchBoard(): void;
  seen(versions: Record<string, number>): void;
}

const answerWithinMs = 10_000;
const openWithinMs = 8_000;

/** One socket at a time; the connection itself retries. */
export function createLiveSocket(events: LiveSocketEvents): LiveSocket {
  let wire: Wire | null = null;
  let openTimer: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  const awaited = new Map<number, (answer: unknown) => void>();

  const leave = (): void => {
    clearTimeout(openTimer);
    wire?.close();
    wire = null;
    awaited.clear();
  };
  const closed = (): void => {
    leave();
    events.closed();
  };
  const onPacket = (received: WirePacket): void => {
    switch (received.type) {
      case 'connected':
        clearTimeout(openTimer);
        events.opened();
        break;
      case 'event':
        if (Object.hasOwn(messages, received.name))
          events.message({ type: received.name, payload: received.payload } as LiveMessage);
        break;
      case 'answer':
        awaited.get(received.id)?.(received.payload);
    }
  };
  const ask = <Answer>(event: keyof LiveClientToServer, request: unknown): Promise<Answer> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const id = lastId;
      const sentAt = Date.now();
      const timer = setTimeout(() => {
        awaited.delete(id);
        reject(new Error(`No answer to ${event}`));
      }, answerWithinMs);
      awaited.set(id, (answer) => {
        clearTimeout(timer);
        awaited.delete(id);
        serverClock.heard(answer, sentAt);
        resolve(answer as Answer);
      });
      wire?.send(event, request, id);
    });
  return {
    connect() {
      leave();
      wire = openWire(liveNamespace, { packet: onPacket, closed });
      openTimer = setTimeout(closed, openWithinMs);
    },
    disconnect: leave,
    watch: (request) => ask<WatchAnswer>('watch', request),
    watchBoard: (request) => ask<WatchBoardAnswer>('watchBoard', request),
    unwatch: (matchId) => wire?.send('unwatch', { matchId }),
    unwatchBoard: () => wire?.send('unwatchBoard', undefined),
    seen: (versions) => wire?.send('seen', versions),
  };
}

const messages: Readonly<Record<string, true>> = {
  deltas: true,
  merged: true,
  snapshot: true,
  board: true,
  viewers: true,
  heartbeat: true,
  drain: true,
} satisfies Record<LiveMessage['type'], true>;

import {
  type BoardMessage,
  type DeltasMessage,
  type DrainMessage,
  type HeartbeatMessage,
  type LiveClientToServer,
  type LiveServerToClient,
  liveNamespace,
  type MergedMessage,
  type SnapshotMessage,
  type ViewersMessage,
  type WatchAnswer,
  type WatchBoardAnswer,
  type WatchBoardRequest,
  type WatchRequest,
} from '@kolo/domain';
import type { Socket } from 'socket.io-client';

type LibrarySocket = Socket<LiveServerToClient, LiveClientToServer>;

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

/** socket.io, loaded after the page. The connection itself retries. */
export function createLiveSocket(events: LiveSocketEvents): LiveSocket {
  let made: Promise<LibrarySocket> | null = null;
  let socket: LibrarySocket | null = null;
  let wanted = false;
  const closed = () => {
    if (!wanted) return;
    wanted = false;
    socket?.disconnect();
    events.closed();
  };
  const connect = async (): Promise<void> => {
    try {
      made ??= librarySocket().then((fresh) => listen(fresh, events, closed));
      socket = await made;
      if (wanted) socket.connect();
    } catch {
      // A library that did not load is a failed attempt.
      made = null;
      closed();
    }
  };
  const open = (): LibrarySocket => {
    if (socket === null) throw new Error('The socket has not been opened');
    return socket;
  };
  return {
    connect() {
      wanted = true;
      void connect();
    },
    disconnect() {
      wanted = false;
      socket?.disconnect();
    },
    watch: (request) => open().timeout(answerWithinMs).emitWithAck('watch', request),
    watchBoard: (request) => open().timeout(answerWithinMs).emitWithAck('watchBoard', request),
    unwatch: (matchId) => void open().emit('unwatch', { matchId }),
    unwatchBoard: () => void open().emit('unwatchBoard'),
    seen: (versions) => void open().emit('seen', versions),
  };
}

async function librarySocket(): Promise<LibrarySocket> {
  const { io } = await import('socket.io-client');
  return io(liveNamespace, {
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    timeout: 8_000,
  });
}

function listen(
  socket: LibrarySocket,
  events: LiveSocketEvents,
  closed: () => void,
): LibrarySocket {
  socket.on('connect', () => events.opened());
  socket.on('connect_error', closed);
  socket.on('disconnect', closed);
  socket.on('deltas', (payload) => events.message({ type: 'deltas', payload }));
  socket.on('merged', (payload) => events.message({ type: 'merged', payload }));
  socket.on('snapshot', (payload) => events.message({ type: 'snapshot', payload }));
  socket.on('board', (payload) => events.message({ type: 'board', payload }));
  socket.on('viewers', (payload) => events.message({ type: 'viewers', payload }));
  socket.on('heartbeat', (payload) => events.message({ type: 'heartbeat', payload }));
  socket.on('drain', (payload) => events.message({ type: 'drain', payload }));
  return socket;
}

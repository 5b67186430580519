import {
  type LiveClientToServer,
  type LiveServerToClient,
  liveNamespace,
  type WatchAnswer,
  type WatchBoardAnswer,
  type WatchBoardRequest,
  type WatchRequest,
} from '@kolo/domain';
import type { Socket } from 'socket.io-client';
import { serverClock } from './server-clock';

export type LiveMessage = {
  [Type in keyof LiveServerToClient]: {
    type: Type;
    payload: Parameters<LiveServerToClient[Type]>[0];
  };
}[keyof LiveServerToClient];

type ClientSocket = Socket<LiveServerToClient, LiveClientToServer>;

export interface LiveSocketEvents {
  opened(): void;
  /** An attempt failed or an open socket closed. Not called after `disconnect()`. */
  closed(): void;
  /** A question was answered, so the socket works both ways. */
  answered(): void;
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

/** In milliseconds. */
export interface SocketTimeouts {
  open: number;
  answer: number;
}

/**
 * One socket at a time, and no reconnecting by the library: the connection also knows when the device is
 * offline and when to read over HTTP instead.
 */
export function createLiveSocket(
  events: LiveSocketEvents,
  timeouts: SocketTimeouts = { open: 8_000, answer: 10_000 },
): LiveSocket {
  let socket: ClientSocket | null = null;
  let openTimer: ReturnType<typeof setTimeout> | undefined;
  let attempt = 0;

  const leave = (): void => {
    attempt += 1;
    clearTimeout(openTimer);
    const left = socket;
    socket = null;
    left?.off().disconnect();
  };
  const closed = (): void => {
    leave();
    events.closed();
  };
  const open = (next: ClientSocket): void => {
    socket = next;
    next.on('connect', () => {
      clearTimeout(openTimer);
      events.opened();
    });
    next.on('connect_error', closed);
    // A network that lets a socket open and then takes it away is an error to the library only after 20 s.
    next.io.engine.once('close', () => {
      if (socket === next) closed();
    });
    next.on('disconnect', closed);
    for (const type of messageTypes)
      next.on(type, (payload: LiveMessage['payload']) =>
        events.message({ type, payload } as LiveMessage),
      );
  };
  const connected = (): ClientSocket | null => (socket?.connected === true ? socket : null);
  const answered = async <Answer>(
    ask: (of: ReturnType<ClientSocket['timeout']>) => Promise<Answer>,
  ): Promise<Answer> => {
    const current = connected();
    if (current === null) throw new Error('The socket is not open');
    const sentAt = Date.now();
    const answer = await ask(current.timeout(timeouts.answer));
    serverClock.receive(answer, sentAt);
    if (socket === current) events.answered();
    return answer;
  };
  return {
    connect() {
      leave();
      const current = attempt;
      openTimer = setTimeout(closed, timeouts.open);
      newSocket().then(
        (next) => (current === attempt ? open(next) : next.disconnect()),
        () => current === attempt && closed(),
      );
    },
    disconnect: leave,
    watch: (request) => answered((server) => server.emitWithAck('watch', request)),
    watchBoard: (request) => answered((server) => server.emitWithAck('watchBoard', request)),
    unwatch: (matchId) => connected()?.emit('unwatch', { matchId }),
    unwatchBoard: () => connected()?.emit('unwatchBoard'),
    seen: (versions) => connected()?.emit('seen', versions),
  };
}

/** The library loads after the first paint. */
async function newSocket(): Promise<ClientSocket> {
  const { io } = await import('socket.io-client');
  return io(liveNamespace, { transports: ['websocket'], reconnection: false, forceNew: true });
}

const messageTypes = Object.keys({
  deltas: true,
  merged: true,
  snapshot: true,
  board: true,
  viewers: true,
  heartbeat: true,
  drain: true,
} satisfies Record<LiveMessage['type'], true>) as LiveMessage['type'][];

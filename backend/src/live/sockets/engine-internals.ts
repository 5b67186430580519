import type { Socket as NetSocket } from 'node:net';
import type { Server, Socket } from 'socket.io';

/**
 * The few inner parts of socket.io, engine.io and ws that ready frames need. `engine-internals.medium.spec.ts`
 * fails when a new version of them has others.
 */
export interface EngineSocket {
  readonly readyState: string;
  /** Packets that are not yet with the transport. */
  readonly writeBuffer: readonly unknown[];
  readonly transport: { readonly name: string; readonly socket?: WebSocketOf };
  /** Cleared after the handshake, it would keep every request's headers in memory. */
  request: unknown;
  /** The long way: queues one message. */
  write(text: string): unknown;
  on(event: 'packet', listener: () => void): unknown;
}

export interface WebSocketOf {
  readonly readyState: number;
  /** Bytes of this socket that wait in this process. */
  readonly bufferedAmount: number;
  readonly _socket?: NetSocket;
  close(code: number, reason: string): void;
  terminate(): void;
}

export interface EngineServer {
  on(event: 'connection', listener: (socket: EngineSocket) => void): unknown;
  use(
    middleware: (request: unknown, response: unknown, next: (error?: Error) => void) => void,
  ): void;
}

export const engineOf = (io: Server): EngineServer => io.engine as unknown as EngineServer;

export const engineSocketOf = (socket: Pick<Socket, 'conn'>): EngineSocket =>
  socket.conn as unknown as EngineSocket;

/** The argument of an acknowledgement that is JSON text already. */
export class ReadyJson {
  constructor(readonly text: string) {}
}

interface Packet {
  type: number;
  nsp: string;
  id?: number;
  data?: unknown;
}

const acknowledgement = 3;

/**
 * Teaches the encoder to send `ReadyJson` as it is: a snapshot is the same text for everybody who asks
 * for it, whatever the number of their question.
 */
export function sendReadyJson(io: Server): void {
  const encoder = io.encoder as unknown as { encode(packet: Packet): unknown[] };
  const encode = encoder.encode.bind(encoder);
  encoder.encode = (packet) => {
    const [ready] =
      packet.type === acknowledgement && Array.isArray(packet.data) ? packet.data : [];
    if (!(ready instanceof ReadyJson)) return encode(packet);
    return [`${acknowledgement}${packet.nsp},${packet.id}[${ready.text}]`];
  };
}

import type { Socket as NetSocket } from 'node:net';
import type { Server, Socket } from 'socket.io';

/** Private parts of socket.io and ws; `engine-internals.medium.spec.ts` fails when they change. */
export interface EngineSocket {
  readonly readyState: string;
  readonly writeBuffer: readonly unknown[];
  readonly transport: { readonly name: string; readonly socket?: WebSocketOf };
  /** Set to null after the handshake, or it keeps every request's headers in memory. */
  request: unknown;
  write(text: string): unknown;
  on(event: 'packet', listener: () => void): unknown;
}

export interface WebSocketOf {
  readonly readyState: number;
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

export class EncodedJson {
  constructor(readonly text: string) {}
}

interface Packet {
  type: number;
  nsp: string;
  id?: number;
  data?: unknown;
}

const acknowledgement = 3;

/** Lets an acknowledgement be JSON text: the same snapshot goes to everybody who asks for it. */
export function sendEncodedJson(io: Server): void {
  const encoder = io.encoder as unknown as { encode(packet: Packet): unknown[] };
  const encode = encoder.encode.bind(encoder);
  encoder.encode = (packet) => {
    const [ready] =
      packet.type === acknowledgement && Array.isArray(packet.data) ? packet.data : [];
    if (!(ready instanceof EncodedJson)) return encode(packet);
    return [`${acknowledgement}${packet.nsp},${packet.id}[${ready.text}]`];
  };
}

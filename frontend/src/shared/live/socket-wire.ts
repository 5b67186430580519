/**
 * What one WebSocket says in the protocols of engine.io (version 4) and socket.io (version 5), for
 * one namespace and text only. The library for browsers is twelve times as heavy; what it adds,
 * polling and reconnecting, the connection does itself.
 */

/** The first character of a frame. */
const open = '0';
const ping = '2';
const pong = '3';
/** Begins a packet of socket.io, whose type follows. */
const packet = { connect: '40', event: '42', answer: '43' } as const;

export type WirePacket =
  | { type: 'connected' }
  | { type: 'event'; name: string; payload: unknown }
  | { type: 'answer'; id: number; payload: unknown };

export interface Wire {
  send(event: string, payload: unknown, answerId?: number): void;
  /** Nothing is called afterwards. */
  close(): void;
}

interface WireEvents {
  packet(packet: WirePacket): void;
  /** The connection has failed or ended. */
  closed(): void;
}

export function openWire(namespace: string, events: WireEvents): Wire {
  const address = new URL('/socket.io/?EIO=4&transport=websocket', window.location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new WebSocket(address);
  let isClosed = false;
  const close = (): void => {
    isClosed = true;
    socket.close();
  };
  const fail = (): void => {
    if (isClosed) return;
    close();
    events.closed();
  };
  socket.onclose = fail;
  socket.onerror = fail;
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isClosed || typeof data !== 'string') return;
    if (data[0] === open) socket.send(`${packet.connect}${namespace},`);
    else if (data === ping) socket.send(pong);
    else {
      const received = packetIn(data, namespace);
      // The server has ended or refused the connection.
      if (received === null) fail();
      else events.packet(received);
    }
  };
  return {
    close,
    send: (event, payload, answerId) => {
      if (socket.readyState !== WebSocket.OPEN) return;
      const data = JSON.stringify(payload === undefined ? [event] : [event, payload]);
      socket.send(`${packet.event}${namespace},${answerId ?? ''}${data}`);
    },
  };
}

function packetIn(frame: string, namespace: string): WirePacket | null {
  const head = frame.slice(0, 2);
  const rest = frame.slice(2);
  if (!rest.startsWith(`${namespace},`)) return null;
  const body = rest.slice(namespace.length + 1);
  if (head === packet.connect) return { type: 'connected' };
  const data = body.indexOf('[');
  if (data < 0) return null;
  const [first, second] = JSON.parse(body.slice(data)) as unknown[];
  if (head === packet.event) return { type: 'event', name: String(first), payload: second };
  if (head !== packet.answer) return null;
  return { type: 'answer', id: Number(body.slice(0, data)), payload: first };
}

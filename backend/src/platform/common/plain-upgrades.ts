import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

type UpgradeListener = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

const ofTheOffer = new Set(['upgrade', 'http2-settings']);

/** Node hands every upgrade to the socket listeners, which leave others (`curl --http2`) unanswered. */
export function answerOtherUpgrades(http: Server): void {
  const forSockets = http.listeners('upgrade') as UpgradeListener[];
  http.removeAllListeners('upgrade');
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.headers.upgrade?.toLowerCase() === 'websocket')
      for (const listener of forSockets) listener.call(http, request, socket, head);
    else askAgain(http, request, socket, head);
  });
}

function askAgain(http: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  const lines = [`${method} ${url} HTTP/${httpVersion}`];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2);
    const lower = name.toLowerCase();
    if (lower === 'connection') lines.push(`${name}: ${withoutOffer(value)}`);
    else if (!ofTheOffer.has(lower)) lines.push(`${name}: ${value}`);
  }
  const again = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
  socket.unshift(Buffer.concat([again, head]));
  http.emit('connection', socket);
}

const withoutOffer = (connection: string): string =>
  connection
    .split(',')
    .map((option) => option.trim())
    .filter((option) => !ofTheOffer.has(option.toLowerCase()))
    .join(', ') || 'keep-alive';

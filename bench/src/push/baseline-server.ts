/**
 * The obvious design as a process: a tap is one insert, then a broadcast.
 * `baseline-server.js <socket.io|ws|ready frame> <database url>` prints its port.
 */
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { webSocketFrame } from '@kolo/backend/live/push/frames.js';
import pg from 'pg';
import { Server } from 'socket.io';
import { WebSocketServer } from 'ws';

const [dialect, url] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 4 });
let version = 0;
const delta = (n: number) => ({
  version: n,
  event: {
    type: 'TeamStatisticChanged',
    data: { team: 'home', statistic: 'shots', by: 1 },
    id: `0b5f6a3e-2f67-4f0c-9a55-${String(n).padStart(12, '0')}.0`,
    at: '2026-03-15T16:00:00.000Z',
    half: 1,
    second: n,
    version: n,
  },
  patch: { homeShots: n },
});

const http = createServer((_, response) => {
  version += 1;
  const mine = version;
  pool
    .query({ name: 'tap', text: 'INSERT INTO taps (data) VALUES ($1)', values: [delta(mine)] })
    .then(() => {
      broadcast(mine);
      response.end(JSON.stringify({ version: mine }));
    });
});

let broadcast: (version: number) => void;
const textOf = (n: number) => JSON.stringify(['deltas', { matchId: 1, deltas: [delta(n)] }]);
if (dialect === 'ws') {
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  server.on('connection', (socket) => socket.send('hello'));
  broadcast = (n) => {
    const text = textOf(n);
    for (const client of server.clients) client.send(text);
  };
} else if (dialect === 'ready frame') {
  // The kernel's share: one buffer, written to one socket after the other.
  const sockets = new Set<Socket>();
  const server = new WebSocketServer({ server: http, perMessageDeflate: false });
  server.on('connection', (socket, { socket: direct }) => {
    socket.send('hello');
    sockets.add(direct);
    direct.once('close', () => sockets.delete(direct));
  });
  broadcast = (n) => {
    const frame = webSocketFrame(textOf(n));
    for (const socket of sockets) socket.write(frame);
  };
} else {
  const io = new Server(http);
  const live = io.of('/live');
  live.on('connection', (socket) => {
    socket.on('watch', (_, answer) => {
      socket.join('match');
      answer({ ok: true, version });
    });
  });
  broadcast = (n) => live.to('match').emit('deltas', { matchId: 1, deltas: [delta(n)] });
}

await pool.query('CREATE TABLE IF NOT EXISTS taps (id bigserial PRIMARY KEY, data jsonb NOT NULL)');
http.listen(0, '127.0.0.1', () => console.log((http.address() as AddressInfo).port));

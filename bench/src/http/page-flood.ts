/** An attacker as a process: `page-flood.js <flood as JSON>` asks for a page until it is ended. */
import { connect } from 'node:net';
import type { Flood } from './floods.js';

const connections = 400;
const pipelined = 20;
/** Whoever reads nothing gives up after so long and begins again. */
const unreadMs = 2_000;

const { port, target, isReading, hosts, networks } = JSON.parse(process.argv[2] ?? '') as Flood;
let sent = 0;

function requests(): string {
  return Array.from({ length: pipelined }, (_, n) => {
    sent += 1;
    const host = hosts === 'each' ? `host-${sent}.test` : 'kolo.test';
    // After the last answer the connection ends, and the next one begins.
    const connection = n === pipelined - 1 ? 'close' : 'keep-alive';
    return `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: ${connection}\r\n\r\n`;
  }).join('');
}

function open(index: number): void {
  const localAddress = `127.0.${index % networks}.2`;
  const socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
    socket.write(requests());
    if (!isReading) setTimeout(() => socket.destroy(), unreadMs);
  });
  if (isReading) socket.resume();
  else socket.pause();
  socket.on('error', () => {});
  socket.on('close', () => setTimeout(open, 10, index));
}

for (let index = 0; index < connections; index += 1) open(index);

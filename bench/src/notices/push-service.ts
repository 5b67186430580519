import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Takes every message at once, without TLS. */
export interface PushService {
  readonly received: number;
  readonly first: Promise<unknown>;
  /** Of a node whose messages come here. */
  readonly env: Record<string, string>;
  stop(): Promise<void>;
}

export async function startPushService(): Promise<PushService> {
  let received = 0;
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      received += 1;
      response.writeHead(201).end();
      if (received === 1) server.emit('first');
    });
  });
  const first = once(server, 'first');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const loaded = pathToFileURL(join(import.meta.dirname, 'stub-network.js')).href;
  return {
    get received() {
      return received;
    },
    first,
    env: { NODE_OPTIONS: `--import=${loaded}`, PUSH_SERVICE_PORT: String(port) },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

import { connect, createServer, type Socket } from 'node:net';

/** A connection to the server that can be cut, like that of a phone on a train. */
export interface CutWire {
  readonly url: string;
  /** How many connections were cut so far. */
  readonly cuts: number;
  /** Ends every connection at once and refuses new ones until it is restored. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export function cutWireTo(port: number): Promise<CutWire> {
  const sockets = new Set<Socket>();
  let broken = false;
  let cuts = 0;
  const server = createServer((near) => {
    if (broken) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const wire = (listening: number): CutWire => ({
    url: `http://127.0.0.1:${listening}`,
    get cuts() {
      return cuts;
    },
    cut() {
      broken = true;
      cuts += 1;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      broken = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address !== null && typeof address === 'object') resolve(wire(address.port));
      else reject(new Error('The wire has no port'));
    });
  });
}

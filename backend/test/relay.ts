import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A network between the product and a database, which can begin to drop what is sent. */
export interface Relay {
  /** The same database by way of the relay. */
  readonly url: string;
  /** From now on no answer comes through connections that are open now, and nobody is notified. */
  swallowAnswers(): void;
  /** Ends those connections, as keepalive would a little later. */
  cut(): Promise<void>;
  stop(): Promise<void>;
}

export async function startRelay(url: string): Promise<Relay> {
  const behind = new URL(url);
  const pairs = new Map<Socket, Socket>();
  const server = createServer((near) => {
    const far = connect(Number(behind.port), behind.hostname);
    pairs.set(near, far);
    near.pipe(far);
    far.pipe(near);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const)
      socket.on('error', () => {}).on('close', () => other.destroy());
    near.on('close', () => pairs.delete(near));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const relayed = new URL(url);
  relayed.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = async (): Promise<void> => {
    for (const near of pairs.keys()) near.destroy();
    // The other side notices.
    await delay(200);
  };
  return {
    url: relayed.href,
    cut,
    swallowAnswers: () => {
      for (const [near, far] of pairs) far.unpipe(near).resume();
    },
    stop: async () => {
      // First nobody new: a pool comes back at once.
      const closed = new Promise((resolve) => server.close(resolve));
      await cut();
      await closed;
    },
  };
}

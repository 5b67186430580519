import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { listenFailure } from './listen-failure.js';

let other: Server;
let taken: number;
beforeAll(async () => {
  other = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  taken = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => other.close());

async function failureOf(port: number, host: string): Promise<unknown> {
  const [error] = await once(createServer().listen(port, host), 'error').catch((err) => [err]);
  return error;
}

describe('a place where Kolo cannot listen', () => {
  it('is named by the variable that chose it', async () => {
    const error = await failureOf(taken, '127.0.0.1');
    const host = '127.0.0.1';
    expect(listenFailure(error, { host, port: taken, metricsPort: null })).toContain(
      `Port ${taken} is taken. Choose another one: PORT=${taken + 1} `,
    );
    expect(listenFailure(error, { host, port: 3000, metricsPort: taken })).toContain(
      `Port ${taken} is taken. Choose another one: METRICS_PORT=${taken + 1} `,
    );
  });

  it('may be an address that this machine does not have', async () => {
    for (const host of ['192.0.2.99', 'nowhere.invalid']) {
      const error = await failureOf(0, host);
      expect(listenFailure(error, { host, port: 3000, metricsPort: null })).toMatch(
        `HOST is ${host}, which is no address of this machine`,
      );
    }
  });

  it('is not seen in what fails for another reason', () => {
    const where = { host: '0.0.0.0', port: 3000, metricsPort: null };
    const refused = Object.assign(new Error('connect'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
    });
    expect(listenFailure(refused, where)).toBeNull();
    expect(listenFailure(new Error('else'), where)).toBeNull();
  });
});

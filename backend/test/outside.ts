import { Agent, createServer, request as httpRequest, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { network, reusedConnections } from '../src/platform/outbound/post-outside.js';

/** An address on the public internet that is nobody's: the tests' connections never leave this machine. */
const outside = '93.184.216.34';

/** Stands for every host that the product posts to. */
export async function startOutside(
  listener: RequestListener,
): Promise<{ stop: () => Promise<void> }> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const original = { ...network };
  const agent = new Agent(reusedConnections);
  network.timeoutMs = 300_000;
  network.addressesOf = async () => [{ address: outside, family: 4 }];
  network.request = ((url: URL, options: object, onAnswer: never) =>
    httpRequest(
      { ...options, agent, host: '127.0.0.1', port, path: url.pathname, lookup: undefined },
      onAnswer,
    )) as typeof network.request;
  return {
    stop: async () => {
      Object.assign(network, original);
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

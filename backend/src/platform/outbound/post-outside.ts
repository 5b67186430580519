import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address is on the public internet, and not in this machine's own network. */
export const isOutside = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

export class InsideAddressError extends Error {}

/** To one host. A batch of messages shares them, and they close soon after its end. */
export const reusedConnections = {
  keepAlive: true,
  maxSockets: 50,
  maxFreeSockets: 50,
  timeout: 10_000,
} as const;

/** The part of a response that is drained; a longer one closes its connection. */
const maxAnswerBytes = 16_384;

/** Replaced in tests, which have neither names nor certificates, and run on slow machines. */
export const network = {
  timeoutMs: 10_000,
  request: httpsRequest,
  agent: new Agent(reusedConnections),
  addressesOf: async (host: string): Promise<{ address: string; family: number }[]> =>
    lookup(host, { all: true }),
};

/** @throws InsideAddressError where one of a host's addresses is not on the public internet */
export async function outsideAddresses(
  host: string,
): Promise<{ address: string; family: number }[]> {
  const found = await network.addressesOf(host);
  const inside = found.find(({ address }) => !isOutside(address));
  if (inside !== undefined || found.length === 0)
    throw new InsideAddressError(`${host} leads to ${inside?.address ?? 'nowhere'}`);
  return found;
}

/** The connection goes to an address that was checked, so the name cannot resolve to another one in between. */
const checkedLookup: LookupFunction = (host, _options, done) => {
  outsideAddresses(host).then(
    (addresses) => done(null, addresses),
    (error: Error) => done(error, []),
  );
};

export interface OutsideAnswer {
  status: number;
  retryAfter: string | null;
}

export interface PostOptions {
  headers: Record<string, string>;
  body: Buffer | string;
}

/** Sends to an `https` address that somebody else chose. Redirects are not followed, and the answer's body is not read. */
export function postOutside(
  target: string,
  { headers, body }: PostOptions,
): Promise<OutsideAnswer> {
  const url = new URL(target);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:') throw new InsideAddressError('Only https leads outside');
  // Node looks up no address that is written in digits.
  if (ipaddr.isValid(literal) && !isOutside(literal))
    throw new InsideAddressError(`${literal} is inside`);
  const signal = AbortSignal.timeout(network.timeoutMs);
  return new Promise((resolve, reject) => {
    const send = (): void => {
      const options = {
        method: 'POST',
        headers,
        lookup: checkedLookup,
        signal,
        agent: network.agent,
      };
      const sent = network.request(url, options, (answer) => {
        const { statusCode = 0, headers: got } = answer;
        pass(answer);
        resolve({ status: statusCode, retryAfter: got['retry-after'] ?? null });
      });
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The other side closed an idle connection just when it was used again.
        if (sent.reusedSocket && error.code === 'ECONNRESET') send();
        else reject(error);
      });
      sent.end(body);
    };
    send();
  });
}

/** Only a connection whose answer was taken to its end can be used again. */
function pass(answer: IncomingMessage): void {
  let bytes = 0;
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxAnswerBytes) answer.destroy();
  });
  // The status is known by then.
  answer.on('error', () => {});
}

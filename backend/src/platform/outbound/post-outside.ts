import { lookup } from 'node:dns/promises';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address is on the public internet, and not in this machine's own network. */
export const isOutside = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

export class InsideAddressError extends Error {}

/** Replaced in tests, which have neither names nor certificates. */
export const network = {
  request: httpsRequest,
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

/** The connection goes to an address that was checked, so a name cannot change its mind in between. */
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
  timeoutMs: number;
}

/** Sends to an `https` address that somebody else chose. Redirects are not followed, and the answer's body is not read. */
export function postOutside(
  target: string,
  { headers, body, timeoutMs }: PostOptions,
): Promise<OutsideAnswer> {
  const url = new URL(target);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:') throw new InsideAddressError('Only https leads outside');
  // Node looks up no address that is written in digits.
  if (ipaddr.isValid(literal) && !isOutside(literal))
    throw new InsideAddressError(`${literal} is inside`);
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const options = { method: 'POST', headers, lookup: checkedLookup, signal };
    const sent = network.request(url, options, (answer) => {
      const { statusCode = 0, headers: got } = answer;
      answer.destroy();
      resolve({ status: statusCode, retryAfter: got['retry-after'] ?? null });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

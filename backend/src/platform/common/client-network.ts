import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

export type Trust = ReturnType<typeof proxyAddr.compile>;

/** Which proxies' `X-Forwarded-For` is believed: addresses and networks such as `10.0.0.0/8`. */
export const trustOf = (proxies: readonly string[]): Trust => proxyAddr.compile([...proxies]);

/** The client network of a request that never reaches Fastify, by the rule of its `trustProxy`. */
export const networkOfRequest = (request: IncomingMessage, trust: Trust): string =>
  clientNetwork(proxyAddr(request, trust));

/** What limits count as one client: an IPv4 address, or the 64-bit IPv6 network of a household. */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (known instanceof ipaddr.IPv4) return known.toString();
  return known.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

export type Trust = ReturnType<typeof proxyAddr.compile>;

export const trustOf = (proxies: readonly string[]): Trust => proxyAddr.compile([...proxies]);

/** The request never reaches Fastify, so its `trustProxy` rule is applied here. */
export const networkOfRequest = (request: IncomingMessage, trust: Trust): string =>
  clientNetwork(proxyAddr(request, trust));

/** A household has a whole /64 of IPv6, so that counts as one client. */
export function clientNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (known instanceof ipaddr.IPv4) return known.toString();
  return known.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';

export type Trust = ReturnType<typeof proxyAddr.compile>;

export const trustOf = (proxies: readonly string[]): Trust => proxyAddr.compile([...proxies]);

/** The request never reaches Fastify, so its `trustProxy` rule is applied here. */
export const networkOfRequest = (request: IncomingMessage, trust: Trust): string =>
  clientNetwork(proxyAddr(request, trust));

/** Every request asks twice, and parsing an address takes longer than most of what else it costs. */
const networks = new LRUCache<string, string>({ max: 10_000, memoMethod: (key) => networkOf(key) });

export const clientNetwork = (address: string): string => networks.memo(address);

/** A household has a whole /64 of IPv6, so that counts as one client. */
function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const known = ipaddr.process(address);
  if (known instanceof ipaddr.IPv4) return known.toString();
  return known.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

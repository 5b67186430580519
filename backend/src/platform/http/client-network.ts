import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';
import { LRUCache } from 'lru-cache';
import { NamedProxies } from './named-proxies.js';

export type Trust = ReturnType<typeof proxyAddr.compile>;

/** @param proxies addresses, networks and host names */
export function trustOf(proxies: readonly string[]): Trust {
  const fixed = proxies.filter((proxy) => isIP(proxy.split('/', 1)[0] ?? '') !== 0);
  const isFixed = proxyAddr.compile(fixed);
  if (fixed.length === proxies.length) return isFixed;
  const named = new NamedProxies(proxies.filter((proxy) => !fixed.includes(proxy)));
  return (address, hop) => isFixed(address, hop) || named.has(address);
}

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

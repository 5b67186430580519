import { networkInterfaces } from 'node:os';
import type { Config } from '../config/config.js';

type Listener = Pick<Config, 'host' | 'port' | 'inContainer' | 'trustedProxies'>;

/** Origins under which others in the machine's networks reach it; none on loopback, behind a proxy or in a container. */
export function networkOrigins({ host, port, inContainer, trustedProxies }: Listener): string[] {
  if (inContainer || trustedProxies.length > 0) return [];
  return addressesOf(host).map((address) => `http://${address}:${port}`);
}

function addressesOf(host: string): string[] {
  if (/^(127\.|localhost$|::1$)/.test(host)) return [];
  if (host === '0.0.0.0' || host === '::') return networkAddresses();
  return [host.includes(':') ? `[${host}]` : host];
}

/** The machine's IPv4 addresses that others in its networks reach, private ones first. */
export function networkAddresses(interfaces = networkInterfaces()): string[] {
  const found = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !isLinkLocal(address),
    )
    .map(({ address }) => address);
  return [...new Set(found)].sort((a, b) => Number(isPrivate(b)) - Number(isPrivate(a)));
}

const isLinkLocal = (address: string): boolean => address.startsWith('169.254.');
const isPrivate = (address: string): boolean =>
  /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)/.test(address);

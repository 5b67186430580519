import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { clientNetwork, plainAddress } from '../../platform/common/client-network.js';

export function trustedProxies(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = familyOf(address);
    if (family === null) continue;
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** The last address that no trusted proxy vouches for. */
export function clientAddress(request: IncomingMessage, trusted: BlockList): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => isIP(entry) !== 0);
  let address = plainAddress(request.socket.remoteAddress ?? '');
  while (forwarded.length > 0 && isTrusted(address, trusted))
    address = plainAddress(forwarded.pop() ?? '');
  return clientNetwork(address);
}

function isTrusted(address: string, trusted: BlockList): boolean {
  const family = familyOf(address);
  return family !== null && trusted.check(address, family);
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  return version === 4 ? 'ipv4' : version === 6 ? 'ipv6' : null;
}

import { isIP } from 'node:net';

/** Who an address is as far as limits are concerned: one household's IPv6 network counts as one. */
export function clientNetwork(address: string): string {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? networkOf(plain) : plain;
}

/** An IPv4 address that a dual-stack socket dresses up as IPv6. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The first 64 bits. */
function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':');
}

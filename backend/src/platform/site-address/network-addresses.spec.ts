import type { NetworkInterfaceInfo } from 'node:os';
import { networkAddresses, networkOrigins } from './network-addresses.js';

const at = (address: string, more: Partial<NetworkInterfaceInfo> = {}): NetworkInterfaceInfo =>
  ({ address, family: 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo;

const originsOf = (host: string, trustedProxies: readonly string[] = []): string[] =>
  networkOrigins({ host, port: 3000, inContainer: false, trustedProxies });

it('offers what a tablet in the same network reaches, private addresses first', () => {
  const found = networkAddresses({
    lo: [at('127.0.0.1', { internal: true })],
    wan: [at('203.0.113.9')],
    wifi: [at('fe80::1', { family: 'IPv6' }), at('192.168.1.20'), at('169.254.3.3')],
    bridge: [at('192.168.1.20')],
  });
  expect(found).toEqual(['192.168.1.20', '203.0.113.9']);
});

it.each(['127.0.0.1', '127.0.0.2', 'localhost', '::1'])('offers nothing at %s alone', (host) => {
  expect(originsOf(host)).toEqual([]);
});

it.each([
  ['192.168.1.20', 'http://192.168.1.20:3000'],
  ['2001:db8::7', 'http://[2001:db8::7]:3000'],
])('offers the one address %s that the server listens at', (host, origin) => {
  expect(originsOf(host)).toEqual([origin]);
});

it('offers every address of a server that listens at all of them', () => {
  const origins = networkAddresses().map((address) => `http://${address}:3000`);
  expect(originsOf('0.0.0.0')).toEqual(origins);
});

it('offers nothing behind a proxy, whose address is another one', () => {
  expect(originsOf('192.168.1.20', ['proxy'])).toEqual([]);
});

it.each(['0.0.0.0', '172.17.0.2'])('offers nothing in a container that listens at %s', (host) => {
  const listener = { host, port: 3000, inContainer: true, trustedProxies: [] };
  expect(networkOrigins(listener)).toEqual([]);
});

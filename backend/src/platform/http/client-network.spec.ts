import type { IncomingMessage } from 'node:http';
import { networkOfRequest, trustOf } from './client-network.js';

describe('the network of a client', () => {
  const proxies = trustOf(['10.0.0.0/8', '192.168.1.1']);
  const from = (remoteAddress: string, forwarded?: string) =>
    networkOfRequest(
      {
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
        socket: { remoteAddress },
      } as unknown as IncomingMessage,
      proxies,
    );

  it.each([
    ['203.0.113.7', undefined, '203.0.113.7'],
    ['::ffff:203.0.113.7', undefined, '203.0.113.7'],
    ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
    ['10.1.2.3', '198.51.100.1', '198.51.100.1'],
    ['::ffff:10.1.2.3', '198.51.100.1, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
    ['192.168.1.1', '198.51.100.1, 1.2.3.4', '1.2.3.4'],
    ['192.168.1.1', '1.2.3.4, lies', 'lies'],
    ['10.1.2.3', undefined, '10.1.2.3'],
    ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2'],
    ['2001:db8::1', undefined, '2001:db8:0:0'],
    ['fe80::1%eth0', undefined, 'fe80:0:0:0'],
  ])('of %s, forwarded for %s, is %s', (remote, forwarded, expected) => {
    expect(from(remote, forwarded)).toBe(expected);
  });
});

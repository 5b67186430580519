import { pagePolicy } from './page-policy.js';

const policy = "connect-src 'self' https://files.example;script-src 'self';frame-ancestors 'none'";

it.each([
  ['https://kolo.example', 'wss://kolo.example'],
  ['http://192.168.1.20:3000', 'ws://192.168.1.20:3000'],
  ['https://[::1]:8443', 'wss://[::1]:8443'],
])('a page of %s may reach %s beside the storage, and is in no frame', (origin, socket) => {
  expect(pagePolicy(policy, { origin, framed: false })).toBe(
    `connect-src 'self' ${socket} https://files.example;script-src 'self';frame-ancestors 'none'`,
  );
});

it('what is meant for other sites may stand in their frames, with the same socket', () => {
  expect(pagePolicy(policy, { origin: 'https://kolo.example', framed: true })).toBe(
    "connect-src 'self' wss://kolo.example https://files.example;script-src 'self';frame-ancestors *",
  );
});

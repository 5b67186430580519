import { pagePolicy, scriptHashes } from './page-policy.js';

const policy = "connect-src 'self' https://files.example;script-src 'self';frame-ancestors 'none'";

it.each([
  ['https://kolo.example', 'wss://kolo.example'],
  ['http://192.168.1.20:3000', 'ws://192.168.1.20:3000'],
  ['https://[::1]:8443', 'wss://[::1]:8443'],
])('a page of %s may reach %s beside the storage, and is in no frame', (origin, socket) => {
  expect(pagePolicy(policy, { origin, framed: false, hashes: [] })).toBe(
    `connect-src 'self' ${socket} https://files.example;script-src 'self';frame-ancestors 'none'`,
  );
});

it('what is meant for other sites may stand in their frames, and names the site for a frame without an origin', () => {
  expect(pagePolicy(policy, { origin: 'https://kolo.example', framed: true, hashes: [] })).toBe(
    "connect-src 'self' https://kolo.example wss://kolo.example https://files.example;script-src 'self' https://kolo.example;frame-ancestors *",
  );
});

it('a script that stands in a page is allowed by its hash, and no other', () => {
  const html =
    '<script>go()</script><script src="/a.js"></script><script type="application/json">{}</script>';
  const hashes = scriptHashes(html);
  expect(hashes).toEqual(['sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=']);
  expect(pagePolicy(policy, { origin: 'https://kolo.example', framed: false, hashes })).toContain(
    `;script-src 'self' '${hashes[0]}';`,
  );
});

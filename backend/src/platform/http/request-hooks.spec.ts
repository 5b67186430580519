import { sameSite } from './request-hooks.js';

describe('a write from a page', () => {
  const publicOrigin = 'https://kolo.example';
  const from = (origin: string, host: string) =>
    sameSite({ headers: { origin, host } }, publicOrigin);

  it('is ours under the public origin, also where a proxy calls us otherwise', () => {
    expect(from(publicOrigin, 'kolo.example')).toBe(true);
    expect(from(publicOrigin, '10.0.0.7:3000')).toBe(true);
  });

  it('is ours under another address by which the page itself was reached', () => {
    expect(from('http://192.168.1.9:3000', '192.168.1.9:3000')).toBe(true);
  });

  it('is ours where a proxy added the TLS that the public origin does not tell of', () => {
    const headers = { origin: 'https://kolo.example', host: 'kolo.example' };
    expect(sameSite({ headers }, 'http://kolo.example')).toBe(true);
  });

  it.each(['http://kolo.example', 'https://kolo.example:8443', 'https://tv.kolo.example', 'null'])(
    'is not ours from %s',
    (origin) => expect(from(origin, 'kolo.example')).toBe(false),
  );
});

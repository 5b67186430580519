import { randomBytes } from 'node:crypto';
import { cookieNameOf, isSigned, newToken, sessionTokenOf } from './session-cookie.js';

const key = randomBytes(32);

describe('the cookie of a session', () => {
  it('is bound to the host under HTTPS', () => {
    expect(cookieNameOf(newToken(true, key))).toBe('__Host-kolo.sid');
    expect(cookieNameOf(newToken(false, key))).toBe('kolo.sid');
  });

  it('is known by its signature, under either name', () => {
    const token = newToken(false, key);
    expect([token, newToken(true, key)].map((one) => isSigned(one, key))).toEqual([true, true]);
    const changed = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    for (const madeUp of ['', 'made-up', changed, newToken(false, randomBytes(32))])
      expect(isSigned(madeUp, key)).toBe(false);
  });

  it.each([
    [{}, undefined],
    [{ 'kolo.sid': 'before' }, 'before'],
    [{ '__Host-kolo.sid': '.ours' }, '.ours'],
    [{ '__Host-kolo.sid': '.ours', 'kolo.sid': 'of-a-neighbour' }, '.ours'],
    [{ 'kolo.sid': '.of-a-neighbour' }, undefined],
  ])('among %j is %s', (cookies, token) => {
    expect(sessionTokenOf(cookies)).toBe(token);
  });
});

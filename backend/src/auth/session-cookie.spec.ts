import { cookieNameOf, sessionTokenOf, tokenStart } from './session-cookie.js';

describe('the cookie of a session', () => {
  it('is bound to the host under HTTPS', () => {
    expect(cookieNameOf(`${tokenStart(true)}token`)).toBe('__Host-kolo.sid');
    expect(cookieNameOf(`${tokenStart(false)}token`)).toBe('kolo.sid');
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

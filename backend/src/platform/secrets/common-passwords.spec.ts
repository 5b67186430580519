import { dictionary } from '@zxcvbn-ts/language-common';
import { isCommonPassword } from './common-passwords.js';

describe('a common password', () => {
  it('is any of the commonest 10,000 that is long enough to be one at all', async () => {
    const commonest = dictionary['passwords-common'].slice(0, 10_000).map(String);
    const long = commonest.filter(({ length }) => length >= 8);
    expect(long.length).toBeGreaterThan(2_000);
    expect((await Promise.all(long.map(isCommonPassword))).every((one) => one)).toBe(true);
  });

  it.each(['password', 'PassWord123', ' 12345678 ', 'ｐａｓｓｗｏｒｄ', 'iloveyou1'])(
    'is %s',
    async (one) => {
      expect(await isCommonPassword(one)).toBe(true);
    },
  );

  it.each(['kolo-demo', 'lozinka-za-probu', 'toranj kobila baterija'])('is not %s', async (one) => {
    expect(await isCommonPassword(one)).toBe(false);
  });
});

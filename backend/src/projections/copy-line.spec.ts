import { copyLine } from './copy-line.js';

it('escapes what COPY must escape', () => {
  expect(copyLine([7, null, 'a\tb\nc\\d\re', ''])).toBe('7\t\\N\ta\\tb\\nc\\\\d\\re\t\n');
});

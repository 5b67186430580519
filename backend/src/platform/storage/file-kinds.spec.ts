import { kindOf } from './file-kinds.js';

const jpg = Buffer.from('ffd8ffe000104a46', 'hex');

it('tells a picture by its first bytes', async () => {
  expect(await kindOf(jpg, ['png', 'jpg'])).toBe('jpg');
  expect(await kindOf(jpg, ['png', 'pdf'])).toBeNull();
});

it.each<[string, Buffer]>([
  ['a byte-order mark', Buffer.from('efbbbf', 'hex')],
  ['an ID3 tag', Buffer.from('49443303000000000000', 'hex')],
])('a picture behind %s is none', async (_, before) =>
  expect(await kindOf(Buffer.concat([before, jpg]), ['jpg'])).toBeNull(),
);

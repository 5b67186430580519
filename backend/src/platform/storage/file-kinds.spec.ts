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

const pdf = Buffer.from('%PDF-1.7\n');

it.each<[string, string | Buffer]>([
  ['nothing', ''],
  ['a byte-order mark', Buffer.from('efbbbf', 'hex')],
  ['newlines', '\r\n\r\n'],
  ['zeros', Buffer.alloc(9)],
  ['HTTP headers', 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'],
  ['the job of a printer', '\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n'],
  ['a sentence with č', 'Čestitamo na registraciji!\n'],
  ['1,019 blanks', ' '.repeat(1_019)],
])('a PDF behind %s is one', async (_, before) => {
  const file = Buffer.concat([Buffer.from(before), pdf]);
  expect(await kindOf(file, ['jpg', 'pdf'])).toBe('pdf');
  expect(await kindOf(file, ['jpg', 'png'])).toBeNull();
});

it.each<[string, string | Buffer]>([
  ['1,020 blanks', ' '.repeat(1_020)],
  ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
  ['a sound', Buffer.from('49443303000000000000', 'hex')],
  ['a moving picture', 'GIF89a'],
  ['a picture behind a byte-order mark', Buffer.concat([Buffer.from('efbbbf', 'hex'), jpg])],
])('a PDF behind %s is none', async (_, before) =>
  expect(await kindOf(Buffer.concat([Buffer.from(before), pdf]), ['jpg', 'pdf'])).toBeNull(),
);

it('a picture that speaks of a PDF stays a picture', async () =>
  expect(await kindOf(Buffer.concat([jpg, pdf]), ['pdf', 'jpg'])).toBe('jpg'));

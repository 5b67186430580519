import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { startTestApp, type TestAnswer, type TestApp } from './app.js';
import { galleryOf } from './gallery.js';
import { createLeague } from './league.js';
import { compressedText, pngWith } from './picture-samples.js';
import { bombDocx, doc, docxParts, packageOf, zipOf } from './word-samples.js';

/** Whatever somebody sends to whichever route: refused with a sentence, or made harmless. */
let kolo: TestApp;
let teamId: number;
let jerseyNumber = 20;
let jpeg: Buffer;
let png: Buffer;

beforeAll(async () => {
  kolo = await startTestApp();
  const { teams } = await createLeague(kolo.db, {
    ownerId: kolo.userIds.company,
    teams: 2,
    players: 0,
  });
  teamId = teams[0]?.id ?? 0;
  const create = { width: 40, height: 30, channels: 3, background: 'red' } as const;
  jpeg = await sharp({ create }).jpeg().toBuffer();
  png = await sharp({ create }).png().toBuffer();
});
afterAll(() => kolo.close());
// Fifteen players are a full team.
afterEach(() => kolo.db.query('DELETE FROM players'));

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const pdfBehindHeaders = Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\nServer: a\r\n\r\n'), pdf]);
const script = Buffer.from('<script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const eleven = 11 * 1024 * 1024;
const climbingDocx = (): Buffer => packageOf({ ...docxParts(), '../../etc/cron.d/a': '' });
const longer = (file: Buffer): Buffer => Buffer.concat([file, Buffer.alloc(eleven - file.length)]);

/** A PNG that claims to have this many pixels a side, in some thousand bytes. */
function hugePng(
  edge: number,
  pixels = deflateSync(Buffer.alloc(Math.ceil(edge / 8) * 400)),
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(edge, 0);
  head.writeUInt32BE(edge, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const parts: [string, Buffer][] = [
    ['IHDR', head],
    ['IDAT', pixels],
    ['IEND', Buffer.alloc(0)],
  ];
  return Buffer.concat([png.subarray(0, 8), ...parts.map(([type, data]) => chunk(type, data))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

function crc(data: Buffer): number {
  let value = 0xffffffff;
  for (const byte of data) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}

async function form(path: string, field: string, file: Buffer, name: string): Promise<TestAnswer> {
  const body = new FormData();
  const player = { firstName: 'Ana', lastName: 'Č', jerseyNumber: jerseyNumber++, teamId };
  const texts = path === '/api/rules' ? { title: 'Pravila' } : player;
  for (const [key, value] of Object.entries(texts)) body.set(key, String(value));
  body.set(field, new Blob([Uint8Array.from(file)]), name);
  const headers = { cookie: kolo.cookies.admin };
  const answer = await fetch(`${kolo.url}${path}`, { method: 'POST', headers, body });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, json: JSON.parse(text) };
}

type Send = (file: Buffer, name: string) => Promise<TestAnswer>;
type Route = 'gallery' | 'rules' | 'document';
const routes: Record<Route, Send> = {
  gallery: (file, originalFilename) => galleryOf(kolo).add(file, { originalFilename }),
  rules: (file, name) => form('/api/rules', 'file', file, name),
  document: (file, name) => form('/api/players', 'employmentDocument', file, name),
};

/** Where what was sent is read, by its answer. */
const pathOf = ({ json }: TestAnswer): string => {
  const made = json as { id: number; content?: string; filePath?: string };
  return made.content ?? made.filePath ?? `/api/players/${made.id}/document`;
};

/** Under which no browser runs or interprets anything. */
const safeTypes = /^(image\/(jpeg|png)|application\/(pdf|msword|vnd\.openxmlformats[\w.-]+))$/;

async function expectHarmless(answer: TestAnswer): Promise<Buffer> {
  const shown = await fetch(`${kolo.url}${pathOf(answer)}`, {
    headers: { cookie: kolo.cookies.admin },
  });
  expect(shown.status).toBe(200);
  const type = shown.headers.get('content-type') ?? '';
  expect(type).toMatch(safeTypes);
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  const disposition = shown.headers.get('content-disposition') ?? '';
  // Only re-encoded pictures are shown in their place.
  expect(disposition).toMatch(pathOf(answer).includes('gallery') ? /^inline/ : /^attachment/);
  expect(disposition).toMatch(/filename="[\w.-]+"$/);
  return Buffer.from(await shown.arrayBuffer());
}

function expectRefused({ status, json }: TestAnswer): void {
  expect([400, 413]).toContain(status);
  expect(json).toMatchObject({
    statusCode: status,
    error: expect.stringMatching(/^(file|gallery)\./),
    message: expect.stringMatching(/^\p{Lu}.{10,}/u),
  });
}

const all: Route[] = ['gallery', 'rules', 'document'];

describe.each<[string, string, () => Buffer, Route[]]>([
  ['a script named .jpg', 'slika.jpg', () => script, all],
  ['a script named .pdf', 'pravila.pdf', () => script, all],
  ['a picture of 50,000 × 50,000 points', 'slika.png', () => hugePng(50_000), ['gallery', 'rules']],
  ['a zip bomb as .docx', 'pravila.docx', bombDocx, all],
  ['names that lead elsewhere as .docx', 'pravila.docx', climbingDocx, all],
  ['a ZIP as .docx', 'pravila.docx', () => zipOf('a.exe'), all],
  ['a PDF named .exe', 'pravila.exe', () => pdf, ['gallery', 'rules']],
  ['a program named .pdf', 'a.pdf', () => Buffer.from('4d5a90000300000004000000', 'hex'), all],
  ['a picture of 11 MB', 'slika.jpg', () => longer(jpeg), all],
  ['a PDF of 11 MB', 'pravila.pdf', () => longer(pdf), all],
  ['zero bytes named .jpg', 'slika.jpg', () => Buffer.alloc(0), all],
  ['zero bytes named .pdf', 'pravila.pdf', () => Buffer.alloc(0), all],
  ['an SVG with a script as .png', 'slika.png', () => svg, all],
  ['a page with a script as .png', 'slika.png', () => Buffer.from(`<html>${script}`), all],
  ['half a picture', 'slika.jpg', () => jpeg.subarray(0, jpeg.length / 2), ['gallery', 'rules']],
  [
    'a beginning of a picture before a script',
    'slika.png',
    () => Buffer.concat([png.subarray(0, 8), script]),
    ['gallery', 'rules'],
  ],
  ['a document of old', 'ugovor.jpg', () => doc, all],
])('%s', (_, name, file, refusing) => {
  it.each(refusing)('is refused by %s, with a sentence, and leaves nothing', async (route) => {
    const before = await rows();
    expectRefused(await routes[route](file(), name));
    expect(await rows()).toEqual(before);
  });
});

const rows = async (): Promise<unknown[]> =>
  (
    await kolo.db.query(`SELECT (SELECT count(*) FROM gallery_images) AS pictures,
      (SELECT count(*) FROM rules_documents) AS rules, (SELECT count(*) FROM players) AS players`)
  ).rows;

describe.each<[string, string, (kind: Buffer) => Buffer]>([
  ['a name that leads elsewhere', '../../../../etc/passwd', (file) => file],
  ['a name with č and emoji', 'Slavlje čćđšž ⚽👨‍👩‍👧', (file) => file],
  ['a name that breaks a header', 'a"\r\nset-cookie: x=1; b', (file) => file],
  ['a script behind the file', 'slika', (file) => Buffer.concat([file, script])],
  ['a ZIP behind the file', 'slika', (file) => Buffer.concat([file, zipOf('a.html')])],
])('%s', (_, stem, spoil) => {
  it.each<[Route, string, () => Buffer]>([
    ['gallery', '.jpg', () => jpeg],
    ['gallery', '.png', () => png],
    ['rules', '.pdf', () => pdf],
    ['document', '.pdf', () => pdf],
    ['rules', '.pdf', () => pdfBehindHeaders],
    ['document', '.pdf', () => pdfBehindHeaders],
    ['document', '.png', () => png],
  ])('is made harmless by %s%s', async (route, ending, file) => {
    const answer = await routes[route](spoil(file()), `${stem}${ending}`);
    expect(answer.status).toBe(201);
    expect(answer.text).not.toMatch(/\.\.|\\r|\\n|\/etc/);
    const shown = await expectHarmless(answer);
    if (route === 'gallery') expect(shown.includes('alert(1)') || shown.includes('PK')).toBe(false);
  });
});

it.each<[string, string, () => Buffer]>([
  ['a PDF named .exe', 'ugovor.exe', () => pdf],
  ['a picture of 50,000 × 50,000 points', 'ugovor.png', () => hugePng(50_000)],
])('%s is kept as a document, undecoded, and only handed out', async (_, name, file) => {
  const answer = await routes.document(file(), name);
  expect(answer.status).toBe(201);
  expect((await expectHarmless(answer)).equals(file())).toBe(true);
});

it('a script in the notes of a picture is gone', async () => {
  const noted = await sharp(jpeg)
    .withExif({ IFD0: { ImageDescription: '<script>alert(1)</script>' } })
    .jpeg()
    .toBuffer();
  expect(noted.includes('alert(1)')).toBe(true);
  const answer = await routes.gallery(noted, 'slika.jpg');
  expect((await expectHarmless(answer)).includes('alert(1)')).toBe(false);
});

it('a photograph of a document loses who took it and where', async () => {
  const noted = await sharp(jpeg)
    .withExif({ IFD0: { Artist: 'Ana' }, IFD3: { GPSLatitude: '45/1 48/1 0/1' } })
    .jpeg()
    .toBuffer();
  const shown = await expectHarmless(await routes.document(noted, 'ugovor.jpg'));
  expect((await sharp(shown).metadata()).exif).toBeUndefined();
  expect((await sharp(noted).raw().toBuffer()).equals(await sharp(shown).raw().toBuffer())).toBe(
    true,
  );
});

it.each(['gallery', 'document'] as const)(
  'texts that unpack for a minute are gone before %s looks at the picture',
  async (route) => {
    const bomb = pngWith(png, ...Array<Buffer>(15).fill(compressedText(50_000_000)));
    const answer = await routes[route](bomb, 'slika.png');
    expect(answer.status).toBe(201);
    const shown = await expectHarmless(answer);
    expect(shown.includes('zTXt')).toBe(false);
    expect((await sharp(shown).metadata()).width).toBe(40);
  },
);

it('a bomb is refused without being unpacked', async () => {
  // Unpacked, it would be broken.
  const sealed = hugePng(50_000, Buffer.from('not compressed'));
  expect((await routes.gallery(sealed, 'slika.png')).json).toMatchObject({
    error: 'gallery.too-many-pixels',
  });
});

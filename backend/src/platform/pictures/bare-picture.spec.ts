import { deflateSync } from 'node:zlib';
import sharp, { type Metadata } from 'sharp';
import { compressedText, pngWith } from '../../../test/picture-samples.js';
import { barePicture } from './bare-picture.js';
import { pngChunk } from './png-chunks.js';

const create = { width: 30, height: 20, channels: 3, background: '#1d4ed8' } as const;
const secret = 'Trnje 45.80, Nikon';
const place = {
  IFD0: { ImageDescription: secret, Artist: 'Ana' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 48/1 0/1' },
};

const noted = (orientation: number) =>
  sharp({ create })
    .withMetadata({ orientation })
    .withExif(place)
    .withIccProfile('p3')
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta>`);

const pixels = (content: Buffer): Promise<Buffer> => sharp(content).autoOrient().raw().toBuffer();
const metadata = (content: Buffer): Promise<Metadata> => sharp(content).metadata();

describe.each(['jpg', 'png'] as const)('a %s', (kind) => {
  const photograph = (orientation = 1): Promise<Buffer> =>
    noted(orientation)[kind === 'jpg' ? 'jpeg' : 'png']().toBuffer();

  it('loses place, camera and notes, and keeps its points and colours', async () => {
    const sent = await photograph();
    expect(sent.includes(secret)).toBe(true);
    const bare = await barePicture(kind, sent);
    const { exif, xmp, icc } = await metadata(bare);
    expect([exif, xmp, icc]).toEqual([undefined, undefined, (await metadata(sent)).icc]);
    expect(bare.includes(secret) || bare.includes('Nikon')).toBe(false);
    expect(await pixels(bare)).toEqual(await pixels(sent));
  });

  it('stays upright', async () => {
    for (const orientation of [3, 6, 8]) {
      const sent = await photograph(orientation);
      const bare = await barePicture(kind, sent);
      expect((await metadata(bare)).orientation).toBe(orientation);
      expect(await pixels(bare)).toEqual(await pixels(sent));
      expect(bare.includes(secret) || bare.includes('Ana')).toBe(false);
    }
  });

  it('ends where it ends', async () => {
    const sent = await sharp({ create })[kind === 'jpg' ? 'jpeg' : 'png']().toBuffer();
    const bare = await barePicture(
      kind,
      Buffer.concat([sent, Buffer.from('a film with its place')]),
    );
    expect(bare.equals(sent)).toBe(true);
  });

  it('that is damaged is what is left of it, at any place where it breaks off', async () => {
    const sent = await photograph(6);
    for (let length = 0; length < sent.length; length += 7) {
      const bare = await barePicture(kind, sent.subarray(0, length));
      expect(bare.length).toBeLessThanOrEqual(length + 40);
    }
  });
});

it('a progressive JPEG keeps all its scans', async () => {
  const sent = await sharp({
    create: { ...create, noise: { type: 'gaussian', mean: 90, sigma: 40 } },
  })
    .jpeg({ progressive: true })
    .toBuffer();
  expect((await barePicture('jpg', sent)).equals(sent)).toBe(true);
});

it('notes between the scans and behind what is no segment go too', async () => {
  const sent = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
  const scan = sent.lastIndexOf(Buffer.from('ffda', 'hex'));
  const note = Buffer.concat([Buffer.from('fffe0014', 'hex'), Buffer.from(secret)]);
  const parts = [sent.subarray(0, scan), note, Buffer.alloc(5), note, sent.subarray(scan)];
  const bare = [sent.subarray(0, scan), Buffer.alloc(5), sent.subarray(scan)];
  expect(await barePicture('jpg', Buffer.concat(parts))).toEqual(Buffer.concat(bare));
});

it.each<['jpg' | 'png', Buffer, Buffer]>([
  ['jpg', Buffer.from('ffd8', 'hex'), Buffer.from('ffdb0002', 'hex')],
  ['jpg', Buffer.from('ffd8', 'hex'), Buffer.from('fffe0002', 'hex')],
  ['png', Buffer.from('89504e470d0a1a0a', 'hex'), pngChunk('IDAT', Buffer.alloc(0))],
  ['png', Buffer.from('89504e470d0a1a0a', 'hex'), pngChunk('tEXt', Buffer.alloc(0))],
])(
  'a %s of a million empty parts is refused, also of those that would go',
  async (kind, head, part) => {
    const sent = Buffer.concat([head, Buffer.alloc(1_000_000 * part.length, part)]);
    await expect(barePicture(kind, sent)).rejects.toMatchObject({
      refusal: { code: 'file.broken-picture' },
    });
  },
);

describe('what a PNG has compressed', () => {
  let png: Buffer;
  beforeAll(async () => {
    png = await sharp({ create }).png().toBuffer();
  });
  const bomb = deflateSync(Buffer.alloc(50_000_000));
  const named = (...before: number[]): Buffer =>
    Buffer.concat([Buffer.from('a\0'), Buffer.from(before), bomb]);

  it.each<[string, () => Buffer]>([
    ['texts', () => compressedText(50_000_000)],
    ['international texts', () => pngChunk('iTXt', named(1, 0, 0, 0))],
    ['a profile of colours that is none', () => pngChunk('iCCP', named(0))],
    ['a chunk of somebody', () => pngChunk('prVt', bomb)],
    ['pictures that move', () => pngChunk('fdAT', bomb)],
  ])('goes: %s', async (_, chunk) => {
    const sent = pngWith(png, chunk(), chunk(), chunk());
    expect((await barePicture('png', sent)).equals(png)).toBe(true);
  });
});

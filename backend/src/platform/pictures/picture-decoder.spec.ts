import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import sharp from 'sharp';
import { compressedText, pngWith } from '../../../test/picture-samples.js';
import { PictureDecoderService } from './picture-decoder.service.js';
import { pictureLimits } from './picture-limits.js';
import type { PictureTask } from './picture-task.js';

let folder: string;
let decoder: PictureDecoderService;

beforeAll(async () => {
  Logger.overrideLogger(false);
  // A busy machine takes its time to start a process.
  pictureLimits.decodeMs = 300_000;
  folder = mkdtempSync(join(tmpdir(), 'kolo-pictures-'));
  const png = await sharp({
    create: { width: 300, height: 200, channels: 3, background: 'red' },
  })
    .png()
    .toBuffer();
  writeFileSync(join(folder, 'small.png'), png);
  writeFileSync(join(folder, 'half.png'), png.subarray(0, png.length / 2));
  const text = compressedText(50_000_000);
  writeFileSync(join(folder, 'endless.png'), pngWith(png, ...Array<Buffer>(60).fill(text)));
});
beforeEach(() => {
  decoder = new PictureDecoderService();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const task = (name: string, more: Partial<PictureTask> = {}): PictureTask =>
  ({
    make: 'png',
    path: join(folder, name),
    target: join(folder, 'made.png'),
    maxPixels: 1_000_000,
    ...more,
  }) as PictureTask;

it('re-encodes a picture, and reports its size', async () => {
  expect(await decoder.decode(task('small.png'))).toEqual({
    width: 300,
    height: 200,
    bytes: expect.any(Number),
  });
});

it('cuts a picture to a size, or enlarges it to that', async () => {
  for (const size of [
    { width: 50, height: 90 },
    { width: 600, height: 250 },
  ])
    expect(await decoder.decode(task('small.png', { make: 'crop', ...size }))).toMatchObject(size);
});

it('tells a picture that is broken, and one that has too many pixels', async () => {
  expect(await decoder.decode(task('half.png'))).toEqual({ error: 'broken' });
  expect(await decoder.decode(task('small.png', { maxPixels: 59_999 }))).toEqual({
    error: 'too-many-pixels',
  });
});

it('a full disk is called so', async () => {
  await expect(decoder.decode(task('small.png', { target: '/dev/full' }))).rejects.toMatchObject({
    refusal: { code: 'file.no-space' },
  });
});

it('ends a picture that takes too long, and those of others do not wait for it', async () => {
  const endings: string[] = [];
  const noted = async (who: string, person: number, name: string, withinMs?: number) => {
    const result = await decoder.inTurn(person, () => decoder.decode(task(name), withinMs));
    endings.push(who);
    return result;
  };
  let release: () => void = () => {};
  const first = decoder.inTurn(
    1,
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  const second = noted('second of one', 1, 'endless.png', 1_000);
  expect(await noted('another', 2, 'small.png')).toMatchObject({ width: 300 });
  release();
  await first;
  expect(await second).toEqual({ error: 'broken' });
  expect(endings).toEqual(['another', 'second of one']);
});

it('decodes three at once and no more, as each takes much memory', async () => {
  const endings: string[] = [];
  const noted = async (name: string) => {
    await decoder.decode(task(name), name === 'small.png' ? undefined : 1_000);
    endings.push(name);
  };
  const long = Array.from({ length: 3 }, () => noted('endless.png'));
  await Promise.all([...long, noted('small.png'), noted('small.png')]);
  expect(endings[0]).toBe('endless.png');
});

import { open, stat } from 'node:fs/promises';
import { galleryLimits } from '@kolo/domain';
import sharp, { type Sharp } from 'sharp';
import { RefusalError } from '../../platform/common/refusal.error.js';
import { kindOf, tellingBytes } from '../../platform/storage/file-kinds.js';

const pictureKinds = ['jpg', 'png'] as const;
type PictureKind = (typeof pictureKinds)[number];

export interface CheckedPicture {
  path: string;
  kind: PictureKind;
}

export interface MadePicture {
  width: number;
  height: number;
  bytes: number;
}

const broken = (): RefusalError => RefusalError.of('file.broken-picture');

/**
 * Looks at what a file holds, without decoding it.
 * @throws RefusalError `file.wrong-type`, `file.broken-picture`, `gallery.too-many-pixels`
 */
export async function checkPicture(path: string): Promise<CheckedPicture> {
  const kind = await kindAt(path);
  if (kind === null) throw RefusalError.of('file.wrong-type', 'JPG, PNG');
  const { width, height } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw broken();
    });
  if (width * height > galleryLimits.pixels) throw RefusalError.of('gallery.too-many-pixels');
  return { path, kind };
}

/**
 * The same picture made anew: upright, in the web's colours, and without anything else that the file
 * held (place, camera, a second file behind the picture).
 * @throws RefusalError `file.broken-picture` when it cannot be decoded
 */
export async function writeSafe(
  { path, kind }: CheckedPicture,
  target: string,
): Promise<MadePicture> {
  const picture = decoded(path);
  const { width, height } = await (kind === 'jpg'
    ? picture.jpeg({ quality: 88, progressive: true })
    : picture.png()
  )
    .toFile(target)
    .catch((error: unknown) => {
      throw /No space left|write error/i.test(String(error))
        ? RefusalError.of('file.no-space')
        : broken();
    });
  return { width, height, bytes: (await stat(target)).size };
}

export async function writeSized(path: string, edge: number, target: string): Promise<void> {
  await decoded(path)
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(target);
}

const decoded = (path: string): Sharp =>
  sharp(path, { limitInputPixels: galleryLimits.pixels, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .timeout({ seconds: 30 });

/** By its first bytes; nothing else reaches the decoder. */
async function kindAt(path: string): Promise<PictureKind | null> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(tellingBytes));
    return kindOf(buffer.subarray(0, bytesRead), pictureKinds);
  } finally {
    await handle.close();
  }
}

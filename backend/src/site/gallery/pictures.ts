import { open } from 'node:fs/promises';
import { galleryLimits } from '@kolo/domain';
import sharp from 'sharp';
import { RefusalError } from '../../platform/api/refusal.error.js';
import type { PictureKind } from '../../platform/pictures/bare-picture.js';
import type { PictureDecoderService } from '../../platform/pictures/picture-decoder.service.js';
import type { MadePicture } from '../../platform/pictures/picture-task.js';
import { bareInPlace } from '../../platform/storage/bare-in-place.js';
import { kindOf, tellingBytes } from '../../platform/storage/file-kinds.js';

const pictureKinds = ['jpg', 'png'] as const satisfies PictureKind[];

export interface SentPicture {
  path: string;
  kind: PictureKind;
}

/** @throws RefusalError `file.wrong-type` */
export async function sentPicture(path: string): Promise<SentPicture> {
  const kind = await kindAt(path);
  if (kind === null) throw RefusalError.of('file.wrong-type', 'JPG, PNG');
  await bareInPlace(kind, path);
  return { path, kind };
}

/** @throws RefusalError `gallery.too-many-pixels`, `file.broken-picture` when it cannot be decoded */
export async function writeSafe(
  decoder: PictureDecoderService,
  { path, kind }: SentPicture,
  target: string,
): Promise<MadePicture> {
  const maxPixels = galleryLimits.pixels;
  const made = await decoder.decode({ make: kind, path, target, maxPixels });
  if (!('error' in made)) return made;
  throw RefusalError.of(
    made.error === 'too-many-pixels' ? 'gallery.too-many-pixels' : 'file.broken-picture',
  );
}

/** For a picture that was made safe before. */
export async function writeSized(path: string, edge: number, target: string): Promise<void> {
  await sharp(path, { limitInputPixels: galleryLimits.pixels, failOn: 'error' })
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout({ seconds: 30 })
    .toFile(target);
}

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

import { exifOf, orientationOf } from './exif-orientation.js';
import { jpegExif, jpegParts } from './jpeg-segments.js';
import { pngChunk, pngParts } from './png-chunks.js';

export type PictureKind = 'jpg' | 'png';

/**
 * The same picture without anything invisible: place, camera, texts, previews, a second file behind it.
 * Nothing is decoded, so the pixels stay as they are, even of a damaged picture.
 */
export async function barePicture(kind: PictureKind, content: Buffer): Promise<Buffer> {
  const { parts, exif } = kind === 'jpg' ? jpegParts(content) : await pngParts(content);
  const orientation = exif === null ? 1 : orientationOf(exif);
  if (orientation === 1) return Buffer.concat(parts);
  const upright = exifOf(orientation);
  // After the signature of a JPEG, and after the first chunk of a PNG.
  const before = kind === 'jpg' ? 1 : 2;
  const made = kind === 'jpg' ? jpegExif(upright) : pngChunk('eXIf', upright);
  return Buffer.concat([...parts.slice(0, before), made, ...parts.slice(before)]);
}

import { logoLimits } from '@kolo/domain';
import { RefusalError } from '../../platform/api/refusal.error.js';
import type { PictureDecoderService } from '../../platform/pictures/picture-decoder.service.js';

/** Twice the strip's size, for dense screens. */
const size = { width: 320, height: 160 } as const;

/**
 * Writes the picture as a small PNG, upright and without anything else that the file held.
 * @throws RefusalError `file.broken-picture` when it cannot be decoded or has too many pixels
 */
export async function writeLogo(
  decoder: PictureDecoderService,
  path: string,
  target: string,
): Promise<void> {
  const { pixels: maxPixels } = logoLimits;
  const made = await decoder.decode({ make: 'logo', ...size, path, target, maxPixels });
  if ('error' in made) throw RefusalError.of('file.broken-picture');
}

import { logoKinds, logoLimits } from '@kolo/domain';
import sharp from 'sharp';
import { RefusalError } from '../common/refusal.error.js';

/** Twice what the strip shows, for dense screens. */
const size = { width: 320, height: 160 } as const;

/**
 * The picture as a small PNG, upright and without anything else that the file held.
 * @throws RefusalError `file.wrong-type` when it cannot be decoded or has too many pixels
 */
export async function remadeLogo(path: string): Promise<Buffer> {
  try {
    return await sharp(path, { limitInputPixels: logoLimits.pixels, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .png()
      .timeout({ seconds: 15 })
      .toBuffer();
  } catch {
    throw RefusalError.of('file.wrong-type', logoKinds.join(', ').toUpperCase());
  }
}

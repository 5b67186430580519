import { logoLimits } from '@kolo/domain';
import sharp from 'sharp';
import { RefusalError } from '../../platform/common/refusal.error.js';

/** Twice the strip's size, for dense screens. */
const size = { width: 320, height: 160 } as const;

/** Every screen shows logos on white, where a white logo needs a dark background. */
const dark = '#0b0e13';
const almostWhite = 225;
const margin = 16;

/**
 * The picture as a small PNG, upright and without anything else that the file held.
 * @throws RefusalError `file.broken-picture` when it cannot be decoded or has too many pixels
 */
export async function remadeLogo(path: string): Promise<Buffer> {
  try {
    const logo = await sharp(path, { limitInputPixels: logoLimits.pixels, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ ...size, fit: 'inside', withoutEnlargement: true })
      .png()
      .timeout({ seconds: 15 })
      .toBuffer();
    return (await isLostOnWhite(logo)) ? await onDark(logo) : logo;
  } catch {
    throw RefusalError.of('file.broken-picture');
  }
}

async function isLostOnWhite(logo: Buffer): Promise<boolean> {
  const { isOpaque } = await sharp(logo).stats();
  if (isOpaque) return false;
  const seen = await sharp(logo).flatten({ background: 'white' }).toBuffer();
  const { channels } = await sharp(seen).stats();
  return channels.every(({ min }) => min >= almostWhite);
}

const onDark = (logo: Buffer): Promise<Buffer> =>
  sharp(logo)
    .flatten({ background: dark })
    .extend({
      ...{ top: margin, bottom: margin, left: margin, right: margin },
      background: dark,
    })
    .png()
    .toBuffer();

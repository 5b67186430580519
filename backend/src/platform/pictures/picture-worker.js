/**
 * Decodes one picture and ends: `node picture-worker.js '{"path":…}'`. Plain JavaScript, because tests start it
 * without a build. It prints what it made, or what is wrong.
 */
import { stat, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';

/** @typedef {import('./picture-task.js').PictureTask} PictureTask */

/** Every screen shows logos on white, where a white logo needs a dark background. */
const dark = '#0b0e13';
const almostWhite = 225;
const margin = 16;

const task = /** @type {PictureTask} */ (JSON.parse(process.argv[2] ?? ''));
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// Where memory ends, this process goes and not the one that takes taps.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});
sharp.cache(false);
sharp.concurrency(1);

async function made() {
  const { path, target, maxPixels } = task;
  const { width = 0, height = 0 } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) return { error: 'too-many-pixels' };
  const picture = sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb');
  const size = await (await format(picture)).toFile(target);
  return { width: size.width, height: size.height, bytes: (await stat(target)).size };
}

/** @param {import('sharp').Sharp} picture */
async function format(picture) {
  switch (task.make) {
    case 'jpg':
      return picture.jpeg({ quality: 88, progressive: true });
    case 'png':
      return picture.png();
    case 'photo':
      return inside(picture, task)
        .flatten({ background: 'white' })
        .jpeg({ quality: 80, progressive: true });
    case 'crop':
      return picture
        .resize({ width: task.width, height: task.height, fit: 'cover' })
        .flatten({ background: 'white' })
        .jpeg({ quality: 80 });
    case 'logo': {
      const logo = await inside(picture, task).png().toBuffer();
      return (await isLostOnWhite(logo)) ? onDark(logo) : sharp(logo).png();
    }
  }
}

/**
 * @param {import('sharp').Sharp} picture
 * @param {{ width: number, height: number }} size
 */
const inside = (picture, { width, height }) =>
  picture.resize({ width, height, fit: 'inside', withoutEnlargement: true });

/** @param {Buffer} logo */
async function isLostOnWhite(logo) {
  const { isOpaque } = await sharp(logo).stats();
  if (isOpaque) return false;
  const seen = await sharp(logo).flatten({ background: 'white' }).toBuffer();
  const { channels } = await sharp(seen).stats();
  return channels.every(({ min }) => min >= almostWhite);
}

/** @param {Buffer} logo */
const onDark = (logo) =>
  sharp(logo)
    .flatten({ background: dark })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: dark })
    .png();

try {
  console.log(JSON.stringify(await made()));
} catch (error) {
  const isFull = /No space left|write error|ENOSPC|EDQUOT/i.test(String(error));
  console.log(JSON.stringify({ error: isFull ? 'no-space' : 'broken' }));
}

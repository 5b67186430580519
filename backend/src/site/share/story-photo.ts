import { colours } from './canvas.js';
import type { StoryShape } from './story.js';

/** The upper part of a picture. */
export const photoSizes = {
  story: { width: 1080, height: 1000 },
  square: { width: 1080, height: 480 },
} as const satisfies Record<StoryShape, object>;

/** Under words, so that they have a contrast of 4.5 : 1 on white too. */
const dark = 0.86;
const clear = 0.1;

/** How far the photo is hidden at a height: under the heading and the words below, not between them. */
const veils: Record<StoryShape, readonly (readonly [y: number, opacity: number])[]> = {
  story: [
    [0, 0.4],
    [235, dark],
    [330, dark],
    [430, clear],
    [640, clear],
    [845, dark],
    [1000, 1],
  ],
  square: [
    [0, dark],
    [118, dark],
    [175, clear],
    [260, clear],
    [385, dark],
    [480, 1],
  ],
};

/** `jpeg` has the size of its shape. */
export function storyPhoto(jpeg: Buffer, shape: StoryShape): string {
  const { width, height } = photoSizes[shape];
  const stops = veils[shape].map(
    ([y, opacity]) =>
      `<stop offset="${(y / height).toFixed(4)}" stop-color="${colours.canvas}" stop-opacity="${opacity}"/>`,
  );
  return `<defs><linearGradient id="veil" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient></defs>
    <image width="${width}" height="${height}" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>
    <rect width="${width}" height="${height}" fill="url(#veil)"/>`;
}

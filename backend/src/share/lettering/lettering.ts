import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Point } from './outlines.js';
import { type Letter, Typeface } from './typeface.js';

export type Weight = 500 | 800;

/** A line of text as outlines, and how wide it is. */
export interface Line {
  path: string;
  width: number;
}

/** The font of the site, in the files that browsers load: Croatian letters are in the second one. */
const files = ['latin', 'latin-ext'].map(
  (script) => `@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`,
);

/**
 * Draws text as shapes, from the fonts that we ship: a server may have none, and pictures would
 * then show empty boxes.
 */
export class Lettering {
  private readonly faces = new Map<Weight, Typeface[]>();

  line(text: string, size: number, weight: Weight): Line {
    let width = 0;
    let path = '';
    for (const character of text.normalize('NFC')) {
      const { letter, unitsPerEm } = this.letter(character, weight);
      const scale = size / unitsPerEm;
      for (const contour of letter.contours) path += contourPath(contour, scale, width);
      width += letter.advance * scale;
    }
    return { path, width };
  }

  /** Shortened with an ellipsis where it would be wider. */
  fitted(text: string, size: number, weight: Weight, most: number): Line {
    const line = this.line(text, size, weight);
    if (line.width <= most) return line;
    const letters = Array.from(text.normalize('NFC'));
    while (letters.length > 1) {
      letters.pop();
      const shorter = this.line(`${letters.join('').trimEnd()}…`, size, weight);
      if (shorter.width <= most) return shorter;
    }
    return line;
  }

  private letter(character: string, weight: Weight): { letter: Letter; unitsPerEm: number } {
    for (const wanted of [character, '?'])
      for (const face of this.facesOf(weight)) {
        const letter = face.letter(wanted);
        if (letter !== null) return { letter, unitsPerEm: face.unitsPerEm };
      }
    return { letter: { contours: [], advance: 0 }, unitsPerEm: 1 };
  }

  /** Read when the first picture is drawn. */
  private facesOf(weight: Weight): Typeface[] {
    const known = this.faces.get(weight);
    if (known !== undefined) return known;
    const { resolve } = createRequire(import.meta.url);
    const faces = files.map((file) => new Typeface(readFileSync(resolve(file)), weight));
    this.faces.set(weight, faces);
    return faces;
  }
}

/** A closed contour of quadratic curves; between two points that only bend lies one on the curve. */
function contourPath(contour: readonly Point[], scale: number, shift: number): string {
  const first = contour.findIndex(({ on }) => on);
  const around = first < 0 ? [...contour] : [...contour.slice(first), ...contour.slice(0, first)];
  const [one, last] = [around[0], around.at(-1)];
  if (one === undefined || last === undefined) return '';
  const start = one.on ? one : middle(last, one);
  const place = ({ x, y }: Point): string =>
    `${(shift + x * scale).toFixed(2)} ${(-y * scale).toFixed(2)}`;
  let path = `M${place(start)}`;
  const rest = [...(one.on ? around.slice(1) : around), start];
  for (let n = 0; n < rest.length; n++) {
    const point = rest[n];
    const next = rest[n + 1];
    if (point === undefined) break;
    if (point.on) path += `L${place(point)}`;
    else if (next !== undefined) {
      path += `Q${place(point)} ${place(next.on ? next : middle(point, next))}`;
      if (next.on) n += 1;
    }
  }
  return `${path}Z`;
}

const middle = (a: Point, b: Point): Point => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  on: true,
});

import { characterMap } from './character-map.js';
import { type Outline, outlinesOf, type Point } from './outlines.js';
import { tableOf, Variations, weightOf } from './variations.js';
import { tablesOf } from './woff2.js';

export interface Letter {
  contours: Point[][];
  /** How far it takes the next letter, in the units of the font. */
  advance: number;
}

/** One font file at one weight: what its letters look like. */
export class Typeface {
  readonly unitsPerEm: number;
  private readonly glyphs: Map<number, number>;
  private readonly outlines: Outline[];
  private readonly advances: number[];
  private readonly variations: Variations;
  private readonly drawn = new Map<number, Letter>();

  constructor(file: Buffer, weight: number) {
    const tables = tablesOf(file);
    this.unitsPerEm = tableOf(tables, 'head').readUInt16BE(18);
    this.glyphs = characterMap(tableOf(tables, 'cmap'));
    this.outlines = outlinesOf(tableOf(tables, 'glyf'));
    const [hmtx, wide] = [tableOf(tables, 'hmtx'), tableOf(tables, 'hhea').readUInt16BE(34)];
    // The last width holds for all that follow.
    this.advances = this.outlines.map((_, n) => hmtx.readUInt16BE(4 * Math.min(n, wide - 1)));
    this.variations = new Variations(tableOf(tables, 'gvar'), weightOf(tables, weight));
  }

  /** Null where this file does not have the character. */
  letter(character: string): Letter | null {
    const glyph = this.glyphs.get(character.codePointAt(0) ?? 0);
    return glyph === undefined || glyph === 0 ? null : this.draw(glyph);
  }

  private draw(glyph: number): Letter {
    const known = this.drawn.get(glyph);
    if (known !== undefined) return known;
    const letter = this.varied(glyph);
    this.drawn.set(glyph, letter);
    return letter;
  }

  private varied(glyph: number): Letter {
    const { contours, parts } = this.outlines[glyph] ?? { contours: [], parts: [] };
    const advance = this.advances[glyph] ?? 0;
    const points = parts.length > 0 ? parts : contours.flat();
    const edges = [0, advance, 0, 0].map((x) => ({ x, y: 0 }));
    let last = -1;
    const ends = contours.map((contour) => {
      last += contour.length;
      return last;
    });
    const moves = this.variations.movesOf(glyph, [...points, ...edges], ends);
    const moved = <P extends { x: number; y: number }>(point: P, index: number): P => ({
      ...point,
      x: point.x + (moves[index]?.x ?? 0),
      y: point.y + (moves[index]?.y ?? 0),
    });
    const left = moves[points.length]?.x ?? 0;
    const right = moves[points.length + 1]?.x ?? 0;
    let index = 0;
    return {
      advance: advance + right - left,
      contours:
        parts.length > 0
          ? parts.map(moved).flatMap((part) => this.placed(part))
          : contours.map((contour) => contour.map((point) => moved(point, index++))),
    };
  }

  private placed({ glyph, x, y, matrix }: Outline['parts'][number]): Point[][] {
    const [a, b, c, d] = matrix ?? [1, 0, 0, 1];
    return this.draw(glyph).contours.map((contour) =>
      contour.map((point) => ({
        on: point.on,
        x: a * point.x + c * point.y + x,
        y: b * point.x + d * point.y + y,
      })),
    );
  }
}

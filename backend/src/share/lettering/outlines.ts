import { ByteReader } from './byte-reader.js';

export interface Point {
  x: number;
  y: number;
  /** Else it only bends the curve. */
  on: boolean;
}

/** Another glyph as a part of this one, moved; `matrix` is there where it is also scaled. */
export interface Part {
  glyph: number;
  x: number;
  y: number;
  matrix: readonly [number, number, number, number] | null;
}

export interface Outline {
  contours: Point[][];
  parts: Part[];
}

const flag = { words: 0x1, scale: 0x8, more: 0x20, xyScale: 0x40, twoByTwo: 0x80, code: 0x100 };

/** The outlines of all glyphs, from WOFF2's own form of the table `glyf`. */
export function outlinesOf(glyf: Buffer): Outline[] {
  const header = new ByteReader(glyf, 4);
  const count = header.u16();
  header.u16();
  const sizes = Array.from({ length: 7 }, () => header.u32());
  let at = header.at;
  const [counts, points, flags, glyphs, parts] = sizes.map((size) => {
    at += size;
    return new ByteReader(glyf, at - size);
  });
  if (!counts || !points || !flags || !glyphs || !parts)
    throw new Error('The font has no outlines');
  return Array.from({ length: count }, () => {
    const contours = counts.i16();
    if (contours < 0) return { contours: [], parts: partsOf(parts, glyphs) };
    return { contours: contoursOf(contours, points, flags, glyphs), parts: [] };
  });
}

function contoursOf(
  count: number,
  points: ByteReader,
  flags: ByteReader,
  glyphs: ByteReader,
): Point[][] {
  if (count === 0) return [];
  const lengths = Array.from({ length: count }, () => points.short255());
  let [x, y] = [0, 0];
  const contours = lengths.map((length) =>
    Array.from({ length }, () => {
      const code = flags.u8();
      const [dx, dy] = stepOf(code & 0x7f, glyphs);
      x += dx;
      y += dy;
      return { x, y, on: code < 0x80 };
    }),
  );
  // How long the instructions are, which only rasters need.
  glyphs.short255();
  return contours;
}

const signed = (code: number, size: number): number => ((code & 1) === 1 ? size : -size);

/** How far the next point is: the code says how many bits each way has. */
function stepOf(code: number, glyphs: ByteReader): [number, number] {
  const first = glyphs.u8();
  if (code < 10) return [0, signed(code, ((code & 14) << 7) + first)];
  if (code < 20) return [signed(code, (((code - 10) & 14) << 7) + first), 0];
  const vertical = code >> 1;
  if (code < 84) {
    const bits = code - 20;
    return [
      signed(code, 1 + (bits & 0x30) + (first >> 4)),
      signed(vertical, 1 + ((bits & 0x0c) << 2) + (first & 0x0f)),
    ];
  }
  const second = glyphs.u8();
  if (code < 120) {
    const bits = code - 84;
    return [
      signed(code, 1 + (Math.floor(bits / 12) << 8) + first),
      signed(vertical, 1 + (((bits % 12) >> 2) << 8) + second),
    ];
  }
  const third = glyphs.u8();
  if (code < 124)
    return [
      signed(code, (first << 4) + (second >> 4)),
      signed(vertical, ((second & 0x0f) << 8) + third),
    ];
  return [signed(code, (first << 8) + second), signed(vertical, (third << 8) + glyphs.u8())];
}

function partsOf(stream: ByteReader, glyphs: ByteReader): Part[] {
  const parts: Part[] = [];
  for (;;) {
    const flags = stream.u16();
    const glyph = stream.u16();
    const words = (flags & flag.words) !== 0;
    const x = words ? stream.i16() : stream.i8();
    const y = words ? stream.i16() : stream.i8();
    parts.push({ glyph, x, y, matrix: matrixOf(flags, stream) });
    if ((flags & flag.more) !== 0) continue;
    if ((flags & flag.code) !== 0) glyphs.short255();
    return parts;
  }
}

function matrixOf(flags: number, stream: ByteReader): Part['matrix'] {
  if ((flags & flag.twoByTwo) !== 0)
    return [stream.f2dot14(), stream.f2dot14(), stream.f2dot14(), stream.f2dot14()];
  if ((flags & flag.xyScale) !== 0) return [stream.f2dot14(), 0, 0, stream.f2dot14()];
  if ((flags & flag.scale) === 0) return null;
  const scale = stream.f2dot14();
  return [scale, 0, 0, scale];
}

import { ByteReader } from './byte-reader.js';

/** Which glyph shows a character, from the table `cmap`. */
export function characterMap(cmap: Buffer): Map<number, number> {
  const header = new ByteReader(cmap, 2);
  const tables = Array.from({ length: header.u16() }, () => {
    header.u32();
    return header.u32();
  });
  const glyphs = new Map<number, number>();
  for (const at of tables) {
    const format = cmap.readUInt16BE(at);
    if (format === 4) readSegments(cmap, at, glyphs);
    else if (format === 12) readGroups(cmap, at, glyphs);
  }
  return glyphs;
}

/** Characters of 16 bits, in segments. */
function readSegments(cmap: Buffer, at: number, glyphs: Map<number, number>): void {
  const bytes = cmap.readUInt16BE(at + 6);
  const [ends, starts] = [at + 14, at + 16 + bytes];
  for (let n = 0; n < bytes; n += 2) {
    const [end, start] = [cmap.readUInt16BE(ends + n), cmap.readUInt16BE(starts + n)];
    const delta = cmap.readUInt16BE(starts + bytes + n);
    const offsetAt = starts + 2 * bytes + n;
    const offset = cmap.readUInt16BE(offsetAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const found = offset === 0 ? code : cmap.readUInt16BE(offsetAt + offset + 2 * (code - start));
      if (offset === 0 || found !== 0) glyphs.set(code, (found + delta) & 0xffff);
    }
  }
}

function readGroups(cmap: Buffer, at: number, glyphs: Map<number, number>): void {
  const reader = new ByteReader(cmap, at + 12);
  const count = reader.u32();
  for (let n = 0; n < count; n++) {
    const [start, end, glyph] = [reader.u32(), reader.u32(), reader.u32()];
    for (let code = start; code <= end; code++) glyphs.set(code, glyph + code - start);
  }
}

import { brotliDecompressSync } from 'node:zlib';
import { ByteReader } from './byte-reader.js';

/** Tags that WOFF2 writes as one number, in the order of its specification; we read few of them. */
const knownTags = [
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf'],
  ...['loca', 'prep', 'CFF ', 'VORG', 'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT'],
  ...['VDMX', 'vhea', 'vmtx', 'BASE', 'GDEF', 'GPOS', 'GSUB', 'EBSC', 'JSTF', 'MATH', 'CBDT'],
  ...['CBLC', 'COLR', 'CPAL', 'SVG ', 'sbix', 'acnt', 'avar', 'bdat', 'bloc', 'bsln', 'cvar'],
  ...['fdsc', 'feat', 'fmtx', 'fvar', 'gvar', 'hsty', 'just', 'lcar', 'mort', 'morx', 'opbd'],
  ...['prop', 'trak', 'Zapf', 'Silf', 'Glat', 'Gloc', 'Feat', 'Sill'],
];
const headerBytes = 48;

/**
 * The tables of a font in the format of the web; `glyf` stays in WOFF2's own form.
 * @throws when the file is no such font
 */
export function tablesOf(file: Buffer): Map<string, Buffer> {
  const header = new ByteReader(file);
  if (header.tag() !== 'wOF2') throw new Error('The font is not in the format WOFF2');
  const count = file.readUInt16BE(12);
  const packedBytes = file.readUInt32BE(20);
  const directory = new ByteReader(file, headerBytes);
  const entries = Array.from({ length: count }, () => entryOf(directory));
  const data = brotliDecompressSync(file.subarray(directory.at, directory.at + packedBytes));
  const tables = new Map<string, Buffer>();
  let at = 0;
  for (const { tag, bytes } of entries) {
    tables.set(tag, data.subarray(at, at + bytes));
    at += bytes;
  }
  return tables;
}

function entryOf(directory: ByteReader): { tag: string; bytes: number } {
  const flags = directory.u8();
  const tag = (flags & 63) === 63 ? directory.tag() : (knownTags[flags & 63] ?? '');
  const bytes = directory.base128();
  const version = flags >> 6;
  const isOutline = tag === 'glyf' || tag === 'loca';
  const isTransformed = isOutline ? version === 0 : version !== 0;
  return { tag, bytes: isTransformed ? directory.base128() : bytes };
}

import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';
import { checkParts } from './picture-parts.js';

const unzip = promisify(inflate);

const signatureBytes = 8;
/** Length, type and checksum. */
const frameBytes = 12;

/** Chunks that affect the look, besides critical ones, whose names begin with a capital. */
const visible = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'sBIT', 'pHYs', 'bKGD']);

/** No profile of colours is larger, and decoders inflate it whole. */
const maxProfileBytes = 4 * 1024 * 1024;

export interface PngParts {
  parts: Buffer[];
  exif: Buffer | null;
}

/**
 * A PNG without texts, times, thumbnails and whatever is behind its end. Compressed texts are never inflated:
 * 190 KB of them keep a decoder busy for 14 s.
 */
export async function pngParts(content: Buffer): Promise<PngParts> {
  const parts = [content.subarray(0, signatureBytes)];
  let exif: Buffer | null = null;
  let hasProfile = false;
  for (let at = signatureBytes, read = 1; at + 8 <= content.length; read += 1) {
    checkParts(read);
    const end = at + frameBytes + content.readUInt32BE(at);
    const type = content.toString('latin1', at + 4, at + 8);
    if (!/^[a-z]{4}$/i.test(type)) return { parts: [...parts, content.subarray(at)], exif };
    const chunk = content.subarray(at, end);
    const data = chunk.subarray(8, -4);
    if (type === 'eXIf') exif = data;
    if (type === 'iCCP') {
      if (!hasProfile && (await isProfile(data))) parts.push(chunk);
      hasProfile = true;
    } else if (visible.has(type) || /^[A-Z]/.test(type)) parts.push(chunk);
    if (type === 'IEND') break;
    at = end;
  }
  return { parts, exif };
}

async function isProfile(data: Buffer): Promise<boolean> {
  const name = data.indexOf(0);
  try {
    await unzip(data.subarray(name + 2), { maxOutputLength: maxProfileBytes });
    return name !== -1;
  } catch {
    return false;
  }
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

import { checkParts } from './picture-parts.js';

const marker = { fill: 0xff, end: 0xd9, scan: 0xda, comment: 0xfe };

const profile = Buffer.from('ICC_PROFILE\0');
const density = Buffer.from('JFIF');
const exifHeader = Buffer.from('Exif\0\0');

export interface JpegParts {
  parts: Buffer[];
  exif: Buffer | null;
}

/** A JPEG without what cameras note, comments, previews and whatever is behind its end. */
export function jpegParts(content: Buffer): JpegParts {
  const parts = [content.subarray(0, 2)];
  let exif: Buffer | null = null;
  let from = 2;
  for (let read = 1; from < content.length; read += 1) {
    checkParts(read);
    const at = nextMarker(content, from);
    // Decoders skip bytes between two segments.
    if (at > from) parts.push(content.subarray(from, at));
    const code = content[at + 1] ?? 0;
    const end = segmentEnd(content, at, code);
    const segment = content.subarray(at, end);
    const data = segment.subarray(4);
    if (isVisible(code, data)) parts.push(segment);
    else if (exif === null && data.indexOf(exifHeader) === 0)
      exif = data.subarray(exifHeader.length);
    if (code === marker.end) break;
    from = end;
  }
  return { parts, exif };
}

/** APP0 says how dense a picture is, APP14 how its colours are stored, APP2 which they are. */
function isVisible(code: number, data: Buffer): boolean {
  if (code === 0xe0) return data.indexOf(density) === 0;
  if (code === 0xe2) return data.indexOf(profile) === 0;
  const isApplication = code >= 0xe0 && code <= 0xef;
  return code === 0xee || (!isApplication && code !== marker.comment);
}

/** The end of the file where there is none. */
function nextMarker(content: Buffer, from: number): number {
  let at = content.indexOf(marker.fill, from);
  while (at !== -1 && content[at + 1] === marker.fill) at += 1;
  return at === -1 ? content.length : at;
}

function segmentEnd(content: Buffer, at: number, code: number): number {
  const isAlone = code <= 0x01 || (code >= 0xd0 && code <= marker.end);
  if (isAlone || at + 4 > content.length) return at + 2;
  const end = at + 2 + content.readUInt16BE(at + 2);
  return code === marker.scan ? scanEnd(content, end) : end;
}

/** In compressed points 0xff is followed by zero, or by the mark of a restart. */
function scanEnd(content: Buffer, from: number): number {
  let at = nextMarker(content, from);
  for (; at < content.length; at = nextMarker(content, at + 2)) {
    const code = content[at + 1] ?? 0;
    if (code !== 0 && !(code >= 0xd0 && code <= 0xd7)) return at;
  }
  return content.length;
}

export function jpegExif(exif: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(2 + exifHeader.length + exif.length, 2);
  return Buffer.concat([head, exifHeader, exif]);
}

const orientationTag = 0x0112;
const entryBytes = 12;

/** Which side of a photograph is up, 1 to 8 as EXIF counts; 1 by default. */
export function orientationOf(exif: Buffer): number {
  try {
    const isLittle = exif.toString('latin1', 0, 2) === 'II';
    const short = (at: number): number =>
      isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at);
    const list = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
    for (let n = 0; n < short(list); n++) {
      const at = list + 2 + n * entryBytes;
      const value = short(at + 8);
      if (short(at) === orientationTag) return value >= 1 && value <= 8 ? value : 1;
    }
    return 1;
  } catch {
    return 1;
  }
}

/** EXIF that says which side is up, and nothing else. */
export function exifOf(orientation: number): Buffer {
  const exif = Buffer.alloc(26);
  exif.write('MM\0*', 'latin1');
  exif.writeUInt32BE(8, 4);
  exif.writeUInt16BE(1, 8);
  exif.writeUInt16BE(orientationTag, 10);
  // One number of two bytes.
  exif.writeUInt16BE(3, 12);
  exif.writeUInt32BE(1, 14);
  exif.writeUInt16BE(orientation, 18);
  return exif;
}

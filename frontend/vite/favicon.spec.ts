import { readFileSync } from 'node:fs';
import { join } from 'node:path';

it('favicon.ico is an icon with a picture for tabs, task bars and lists of links', () => {
  const icon = readFileSync(join(__dirname, '../public/favicon.ico'));
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2)]).toEqual([0, 1]);
  const pictures = Array.from({ length: icon.readUInt16LE(4) }, (_, at) => 6 + 16 * at);
  expect(pictures.map((entry) => icon.readUInt8(entry))).toEqual([16, 32, 48]);
  for (const entry of pictures) {
    const start = icon.readUInt32LE(entry + 12);
    expect(icon.subarray(start + 1, start + 4).toString()).toBe('PNG');
    expect(start + icon.readUInt32LE(entry + 8)).toBeLessThanOrEqual(icon.length);
  }
});

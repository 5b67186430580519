import { webSocketFrame } from './frames.js';

describe('a frame', () => {
  it.each([0, 125, 126, 65_535, 65_536])('of %i bytes has the right header', (length) => {
    const frame = webSocketFrame('x'.repeat(length));
    const header = length < 126 ? 2 : length < 65_536 ? 4 : 10;
    expect(frame).toHaveLength(header + length);
    expect(frame[0]).toBe(0x81);
    const stated =
      header === 2
        ? frame[1]
        : header === 4
          ? frame.readUInt16BE(2)
          : Number(frame.readBigUInt64BE(2));
    expect(stated).toBe(length);
  });
});

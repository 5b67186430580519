/** Reads a server's frames in bulk: a client library would be the bottleneck. */
export class FrameReader {
  private rest: Buffer = Buffer.alloc(0);

  constructor(private readonly onText: (payload: Buffer) => void) {}

  push(chunk: Buffer): void {
    const data = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    let offset = 0;
    while (data.length - offset >= 2) {
      const opcode = (data[offset] ?? 0) & 0x0f;
      let length = (data[offset + 1] ?? 0) & 0x7f;
      let header = 2;
      if (length === 126) {
        if (data.length - offset < 4) break;
        length = data.readUInt16BE(offset + 2);
        header = 4;
      } else if (length === 127) {
        if (data.length - offset < 10) break;
        length = Number(data.readBigUInt64BE(offset + 2));
        header = 10;
      }
      if (data.length - offset < header + length) break;
      if (opcode === 1) this.onText(data.subarray(offset + header, offset + header + length));
      offset += header + length;
    }
    this.rest = offset === data.length ? Buffer.alloc(0) : Buffer.from(data.subarray(offset));
  }
}

/** A client's text frame; a mask of zeros is allowed. */
export function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const header =
    payload.length < 126
      ? Buffer.from([0x81, 0x80 | payload.length])
      : Buffer.from([0x81, 0xfe, payload.length >> 8, payload.length & 0xff]);
  return Buffer.concat([header, Buffer.alloc(4), payload]);
}

/** Reads a font's numbers one after the other; fonts are big-endian. */
export class ByteReader {
  constructor(
    private readonly bytes: Buffer,
    public at = 0,
  ) {}

  u8(): number {
    return this.bytes.readUInt8(this.at++);
  }

  i8(): number {
    return this.bytes.readInt8(this.at++);
  }

  u16(): number {
    this.at += 2;
    return this.bytes.readUInt16BE(this.at - 2);
  }

  i16(): number {
    this.at += 2;
    return this.bytes.readInt16BE(this.at - 2);
  }

  u32(): number {
    this.at += 4;
    return this.bytes.readUInt32BE(this.at - 4);
  }

  /** A number between −2 and 2. */
  f2dot14(): number {
    return this.i16() / 0x4000;
  }

  /** WOFF2's `UIntBase128`: seven bits a byte. */
  base128(): number {
    let value = 0;
    for (;;) {
      const byte = this.u8();
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
  }

  /** WOFF2's `255UInt16`: small numbers in one byte. */
  short255(): number {
    const code = this.u8();
    if (code === 253) return this.u16();
    if (code === 255) return this.u8() + 253;
    if (code === 254) return this.u8() + 506;
    return code;
  }

  tag(): string {
    this.at += 4;
    return this.bytes.toString('latin1', this.at - 4, this.at);
  }
}

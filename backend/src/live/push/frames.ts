import { liveNamespace } from '@kolo/domain';

/** A message that is encoded once for all sockets: as a packet's text and as a whole WebSocket frame. */
export interface Frame {
  readonly text: string;
  readonly bytes: Buffer;
}

export function eventFrame(name: string, json: string): Frame {
  const text = `2${liveNamespace},["${name}",${json}]`;
  // 4 is Engine.IO's "message".
  return { text, bytes: webSocketFrame(`4${text}`) };
}

/** An unmasked, uncompressed text frame (RFC 6455, 5.2). */
export function webSocketFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = 0x81;
  if (header === 2) frame[1] = length;
  else if (header === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, header);
  return frame;
}

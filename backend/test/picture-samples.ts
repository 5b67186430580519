import { deflateSync } from 'node:zlib';
import { pngChunk } from '../src/platform/pictures/png-chunks.js';

const firstChunkEnd = 33;

/** A PNG with more chunks behind its first. */
export const pngWith = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, firstChunkEnd), ...chunks, png.subarray(firstChunkEnd)]);

/** Text that is a thousandth of these bytes in the file. */
export const compressedText = (bytes: number): Buffer =>
  pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(bytes))]));

import { deflateSync } from 'node:zlib';
import { pngChunk } from '../src/platform/pictures/png-chunks.js';

const firstChunkEnd = 33;

/** A PNG with more chunks behind its first. */
export const pngWith = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, firstChunkEnd), ...chunks, png.subarray(firstChunkEnd)]);

/** Text of so many bytes that is a thousandth of that in the file. */
export const compressedText = (bytes: number): Buffer =>
  pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(bytes))]));

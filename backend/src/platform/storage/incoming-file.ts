import type { Readable } from 'node:stream';
import { RefusalError } from '../api/refusal.error.js';
import { type FileKind, kindOf, tellingBytes } from './file-kinds.js';

export interface FileConstraints {
  kinds: readonly FileKind[];
  maxBytes: number;
}

export async function fileChunks(
  content: Readable,
  { kinds, maxBytes }: FileConstraints,
  write: (chunk: Buffer) => Promise<void>,
): Promise<FileKind> {
  let kind: FileKind | null = null;
  let head: Buffer = Buffer.alloc(0);
  await limitedChunks(content, maxBytes, async (chunk) => {
    if (kind !== null) return write(chunk);
    head = Buffer.concat([head, chunk]);
    if (head.length < tellingBytes) return;
    kind = await allowedKind(head, kinds);
    await write(head);
  });
  if (kind === null) {
    kind = await allowedKind(head, kinds);
    await write(head);
  }
  return kind;
}

export async function limitedChunks(
  content: Readable,
  maxBytes: number,
  write: (chunk: Buffer) => Promise<void>,
): Promise<void> {
  let bytes = 0;
  for await (const piece of content) {
    const chunk = Buffer.from(piece as Uint8Array);
    bytes += chunk.length;
    if (bytes > maxBytes) throw RefusalError.of('file.too-large');
    await write(chunk);
  }
}

async function allowedKind(head: Buffer, kinds: readonly FileKind[]): Promise<FileKind> {
  const kind = await kindOf(head, kinds);
  if (kind === null) throw wrongType(kinds);
  return kind;
}

export const wrongType = (kinds: readonly FileKind[]): RefusalError =>
  RefusalError.of('file.wrong-type', kinds.join(', ').toUpperCase());

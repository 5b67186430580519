import { readFile, writeFile } from 'node:fs/promises';
import { barePicture, type PictureKind } from '../pictures/bare-picture.js';
import { onDisk } from './disk.js';

/** Takes from a picture, which waits to be checked or stored, what is not seen. */
export async function bareInPlace(kind: PictureKind, path: string): Promise<void> {
  const content = await onDisk(readFile(path));
  const bare = await barePicture(kind, content);
  if (!bare.equals(content)) await onDisk(writeFile(path, bare, { flush: true }));
}

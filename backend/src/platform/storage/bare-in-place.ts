import { readFile, writeFile } from 'node:fs/promises';
import { barePicture, type PictureKind } from '../pictures/bare-picture.js';
import { onDisk } from './disk.js';

/** Removes the invisible data of a picture that waits to be checked or stored. */
export async function bareInPlace(kind: PictureKind, path: string): Promise<void> {
  const content = await onDisk(readFile(path));
  const bare = await barePicture(kind, content);
  if (!bare.equals(content)) await onDisk(writeFile(path, bare, { flush: true }));
}

import { promisify } from 'node:util';
import { type AsyncZippable, type FlateCallback, zip } from 'fflate';

/** Compresses large files beside the thread that answers taps. */
const compress = promisify(
  (files: AsyncZippable, done: FlateCallback) => void zip(files, options, done),
);

/** The format has local times without a zone; this one is read back the same everywhere. */
const options = { level: 6, mtime: new Date(1980, 0, 1) } as const;

/** The same texts give the same bytes. */
export async function zipOfTexts(texts: ReadonlyMap<string, string>): Promise<Buffer> {
  const files = [...texts].map(([name, text]): [string, Uint8Array] => [
    name,
    new Uint8Array(Buffer.from(text)),
  ]);
  return Buffer.from(await compress(Object.fromEntries(files)));
}

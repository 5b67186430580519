import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

/** Name and content. */
export type ZippedFile = readonly [name: string, content: Uint8Array];

/** Compresses beside the thread that answers taps. */
const compress = promisify(
  (content: Uint8Array, done: (err: Error | null, compressed: Buffer<ArrayBuffer>) => void) =>
    deflateRaw(content, { level: 6 }, done),
);

/** The format has local times without a zone; this one is read back the same everywhere. */
const mtime = new Date(1980, 0, 1);

class CompressedFile extends ZipPassThrough {
  /** By deflate. */
  override compression = 8;

  constructor(
    name: string,
    private readonly compressed: Uint8Array<ArrayBuffer>,
  ) {
    super(name);
    this.mtime = mtime;
  }

  protected override process(_content: Uint8Array, isLast: boolean): void {
    this.ondata(null, this.compressed, isLast);
  }
}

/** A ZIP file of which no more than one file is in memory; the same files give the same bytes. */
export async function* zipStream(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((_err, chunk) => ready.push(chunk));
  const taken = (): Buffer => {
    const bytes = Buffer.concat(ready);
    ready = [];
    return bytes;
  };
  for await (const [name, content] of files) {
    const file = new CompressedFile(name, await compress(content));
    zip.add(file);
    file.push(content, true);
    yield taken();
  }
  zip.end();
  yield taken();
}

import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** No text document has as many parts; reading them costs 0.1 s. */
const maxEntries = 10_000;

/** No text document of 10 MB is larger uncompressed. */
const maxUncompressed = 200 * 1024 * 1024;

export class ZipDirectory {
  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  /**
   * The files by their names in lower case, without inflating any.
   * @throws Error where the directory cannot be read, is a bomb, or has names that lead elsewhere
   */
  static async of(content: Buffer): Promise<ZipDirectory> {
    const options = { decodeStrings: false, autoClose: false };
    const zip = await fromBufferPromise(withoutTail(content), options);
    if (zip.entryCount > maxEntries) throw new Error('too many entries');
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    if (isBomb(content, entries)) throw new Error('a bomb');
    const named = new Map(entries.map((entry) => [nameOf(entry), entry]));
    if (named.size !== entries.length) throw new Error('two files of one name');
    if ([...named.keys()].some(leadsElsewhere)) throw new Error('a name that leads elsewhere');
    return new ZipDirectory(zip, named);
  }

  get names(): string[] {
    return [...this.entries.keys()];
  }

  has(name: string): boolean {
    return this.entries.has(name.toLowerCase());
  }

  /** @throws Error where there is no such file, or it is larger */
  async read(name: string, maxBytes: number): Promise<Buffer> {
    const entry = this.entries.get(name.toLowerCase());
    if (entry === undefined || entry.uncompressedSize > maxBytes) throw new Error(name);
    // The library ends a stream that gives more than the directory says.
    const stream = await this.zip.openReadStreamPromise(entry);
    return Buffer.concat(await stream.toArray());
  }
}

/** Raw, because an extra field that Word does not read may give an entry another name. */
const nameOf = ({ fileNameRaw }: Entry): string => fileNameRaw.toString().toLowerCase();

const leadsElsewhere = (name: string): boolean =>
  /^[/\\]|^[a-z]:|\0/.test(name) || name.split(/[/\\]/).includes('..');

/** Whether its directory claims an excessive size, or files that overlap. */
function isBomb(content: Buffer, entries: readonly Entry[]): boolean {
  const sum = (of: (entry: Entry) => number): number =>
    entries.reduce((total, entry) => total + of(entry), 0);
  return (
    sum(({ uncompressedSize }) => uncompressedSize) > maxUncompressed ||
    sum(({ compressedSize }) => compressedSize) > content.length
  );
}

const endOfDirectory = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const endBytes = 22;

/** Word opens a file with something behind its directory, which the library does not. */
function withoutTail(content: Buffer): Buffer {
  const end = content.lastIndexOf(endOfDirectory);
  if (end === -1 || end + endBytes > content.length) return content;
  return content.subarray(0, end + endBytes + content.readUInt16LE(end + endBytes - 2));
}

import { type Entry, fromBufferPromise } from 'yauzl';

/** An OLE compound file (.doc): Word keeps the text in a stream of this name, Excel in another. */
const wordStream = Buffer.from('WordDocument', 'utf16le');

export const isWordCompound = (content: Buffer): boolean => content.includes(wordStream);

/** A ZIP package (.docx) with a text document; one with macros (.docm) is another kind. */
export async function isWordPackage(content: Buffer): Promise<boolean> {
  const entries = await entriesInZip(content).catch(() => []);
  // Raw, because an extra field that Word does not read may give an entry another name.
  const names = new Set(entries.map(({ fileNameRaw }) => fileNameRaw.toString()));
  return (
    !isBomb(content, entries) &&
    names.has('[Content_Types].xml') &&
    names.has('word/document.xml') &&
    ![...names].some((name) => name.toLowerCase().endsWith('vbaproject.bin'))
  );
}

/** No text document of 10 MB is larger uncompressed. */
const maxUncompressed = 200 * 1024 * 1024;

/** No text document has as many parts; reading them costs 0.1 s. */
const maxEntries = 10_000;

/** Whether it says of itself that it grows beyond measure, or that its files lie within one another. */
function isBomb(content: Buffer, entries: readonly Entry[]): boolean {
  const sum = (of: (entry: Entry) => number): number =>
    entries.reduce((total, entry) => total + of(entry), 0);
  return (
    sum(({ uncompressedSize }) => uncompressedSize) > maxUncompressed ||
    sum(({ compressedSize }) => compressedSize) > content.length
  );
}

/**
 * The files in a ZIP, by its directory alone: nothing is inflated.
 * @throws Error where the directory cannot be read
 */
async function entriesInZip(content: Buffer): Promise<Entry[]> {
  const zip = await fromBufferPromise(withoutTail(content), { decodeStrings: false });
  if (zip.entryCount > maxEntries) throw new Error('too many entries');
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

const endOfDirectory = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const endBytes = 22;

/** Word opens a file with something behind its directory, which the library does not. */
function withoutTail(content: Buffer): Buffer {
  const end = content.lastIndexOf(endOfDirectory);
  if (end === -1 || end + endBytes > content.length) return content;
  return content.subarray(0, end + endBytes + content.readUInt16LE(end + endBytes - 2));
}

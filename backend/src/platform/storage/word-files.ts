/** An OLE compound file (.doc): Word keeps the text in a stream of this name, Excel in another. */
const wordStream = Buffer.from('WordDocument', 'utf16le');

export const isWordCompound = (content: Buffer): boolean => content.includes(wordStream);

/** A ZIP package (.docx) with a text document; one with macros (.docm) is another kind. */
export function isWordPackage(content: Buffer): boolean {
  const entries = entriesInZip(content);
  const names = new Set(entries.map(({ name }) => name));
  return (
    !isBomb(content, entries) &&
    names.has('[Content_Types].xml') &&
    names.has('word/document.xml') &&
    ![...names].some((name) => name.toLowerCase().endsWith('vbaproject.bin'))
  );
}

const endOfDirectory = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const directoryEntry = 0x02014b50;
const endBytes = 22;
const entryBytes = 46;

interface ZipEntry {
  name: string;
  compressed: number;
  uncompressed: number;
}

/** No text document of 10 MB is larger uncompressed. */
const maxUncompressed = 200 * 1024 * 1024;

/** Whether it says of itself that it grows beyond measure, or that its files lie within one another. */
function isBomb(content: Buffer, entries: readonly ZipEntry[]): boolean {
  const sum = (of: (entry: ZipEntry) => number): number =>
    entries.reduce((total, entry) => total + of(entry), 0);
  return (
    sum(({ uncompressed }) => uncompressed) > maxUncompressed ||
    sum(({ compressed }) => compressed) > content.length
  );
}

/** The files in a ZIP, by its directory at the end; none where that cannot be read. */
function entriesInZip(content: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = [];
  const end = content.lastIndexOf(endOfDirectory);
  if (end === -1 || end + endBytes > content.length) return entries;
  const count = content.readUInt16LE(end + 10);
  let at = content.readUInt32LE(end + 16);
  for (let n = 0; n < count; n++) {
    if (at + entryBytes > end || content.readUInt32LE(at) !== directoryEntry) return [];
    const nameBytes = content.readUInt16LE(at + 28);
    const besideName = content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
    entries.push({
      name: content.toString('utf8', at + entryBytes, at + entryBytes + nameBytes),
      compressed: content.readUInt32LE(at + 20),
      uncompressed: content.readUInt32LE(at + 24),
    });
    at += entryBytes + nameBytes + besideName;
  }
  return entries;
}

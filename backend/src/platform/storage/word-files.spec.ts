import { crc32 } from 'node:zlib';
import { isWordCompound, isWordPackage } from './word-files.js';
import { bombDocx, compoundOf, doc, docx, zipOf } from './word-samples.js';

const parts = ['[Content_Types].xml', 'word/document.xml'];

/** With a number in the end of its directory, so many bytes before its end. */
function changed(zip: Buffer, bytesFromEnd: number, value: number): Buffer {
  const copy = Buffer.from(zip);
  copy.writeUInt16LE(value, copy.length - bytesFromEnd);
  return copy;
}

/** The last file has a Unicode Path Extra Field, which renames it for those who read it. */
function renamedMacros(): Buffer {
  const macros = 'word/vbaProject.bin';
  const zip = zipOf(...parts, macros);
  const end = zip.length - 22;
  const name = Buffer.from('word/a.bin');
  const extra = Buffer.alloc(9);
  extra.writeUInt16LE(0x7075, 0);
  extra.writeUInt16LE(5 + name.length, 2);
  extra.writeUInt8(1, 4);
  extra.writeUInt32LE(crc32(macros), 5);
  zip.writeUInt16LE(extra.length + name.length, end - macros.length - 46 + 30);
  return Buffer.concat([zip.subarray(0, end), extra, name, zip.subarray(end)]);
}

it('knows Word’s files', async () => {
  expect(await isWordPackage(docx)).toBe(true);
  expect(isWordCompound(doc)).toBe(true);
  expect(await isWordPackage(Buffer.concat([docx, Buffer.from('comment after the end')]))).toBe(
    true,
  );
});

it.each<[string, Buffer]>([
  ['a ZIP of something else', zipOf('a.txt')],
  ['a workbook', zipOf('[Content_Types].xml', 'xl/workbook.xml')],
  ['a package without its list of types', zipOf('word/document.xml')],
  ['macros', zipOf('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
  ['macros under another name in an extra field', renamedMacros()],
  ['an empty ZIP', zipOf()],
  ['more parts than a document has', zipOf(...parts, ...Array<string>(10_000).fill('a'))],
  ['a directory that counts too many files', changed(docx, 12, 4)],
  ['a directory behind the file', changed(docx, 6, 0xffff)],
  ['a bomb', bombDocx()],
  ['half a ZIP', docx.subarray(0, docx.length - 30)],
  ['a ZIP without its last byte', docx.subarray(0, -1)],
  ['a directory elsewhere', Buffer.concat([docx.subarray(0, -6), Buffer.alloc(6, 0xff)])],
  ['names without a directory', Buffer.from('PK\x03\x04[Content_Types].xml word/document.xml')],
])('%s is no document', async (_, content) => expect(await isWordPackage(content)).toBe(false));

it('a workbook of old is no document', () =>
  expect(isWordCompound(compoundOf('Workbook'))).toBe(false));

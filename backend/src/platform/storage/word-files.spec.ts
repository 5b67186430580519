import { crc32 } from 'node:zlib';
import {
  bombDocx,
  compoundOf,
  contentTypes,
  doc,
  docx,
  docxParts,
  packageOf,
  relationships,
  zipOf,
} from '../../../test/word-samples.js';
import { isWordCompound, isWordPackage } from './word-files.js';

const types = '[Content_Types].xml';
const rels = '_rels/.rels';
const main = 'word/document.xml';
const parts = docxParts();

/** With another number in the end of its directory. */
function changed(zip: Buffer, bytesFromEnd: number, value: number): Buffer {
  const copy = Buffer.from(zip);
  copy.writeUInt16LE(value, copy.length - bytesFromEnd);
  return copy;
}

/** The last file has a Unicode Path Extra Field, which renames it for those who read it. */
function renamedMacros(): Buffer {
  const macros = 'word/vbaProject.bin';
  const zip = packageOf({ ...parts, [macros]: '' });
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

const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument';
const documentType =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const byEnding = `<Types><Default Extension="XML" ContentType="${documentType}"/></Types>`;
const prefixed = contentTypes(`/${main}`).replaceAll('<Override', '<p:Override');

it.each<[string, Buffer]>([
  ['Word', docx],
  ['Word Online', packageOf(docxParts('word/document2.xml'))],
  ['a program that calls the main part otherwise', packageOf(docxParts('text/main body.xml'))],
  ['a program with an absolute target', packageOf({ ...parts, [rels]: relationships(`/${main}`) })],
  [
    'a program with a target from here',
    packageOf({ ...parts, [rels]: relationships(`./${main}`) }),
  ],
  [
    'a program that escapes names',
    packageOf({ ...docxParts('word/a b.xml'), [rels]: relationships('word/a%20b.xml') }),
  ],
  [
    'a program with names in another case',
    packageOf({ ...parts, [rels]: relationships(main.toUpperCase()) }),
  ],
  ['Word, in the strict format', packageOf({ ...parts, [rels]: relationships(main, strict) })],
  ['a program that types by the ending', packageOf({ ...parts, [types]: byEnding })],
  ['a program that writes prefixes', packageOf({ ...parts, [types]: prefixed })],
  [
    'a program that writes UTF-16',
    packageOf({ ...parts, [types]: utf16(contentTypes(`/${main}`)) }),
  ],
  ['a program that only types its parts', packageOf({ ...parts, [rels]: '<Relationships/>' })],
  ['somebody who left a comment behind the end', Buffer.concat([docx, Buffer.from('comment')])],
])('takes a document of %s', async (_, content) => expect(await isWordPackage(content)).toBe(true));

it('takes a document of old', () => expect(isWordCompound(doc)).toBe(true));

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const slides = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml';
const macros = 'application/vnd.ms-word.document.macroEnabled.main+xml';
const of = (part: string, type: string): Record<string, string> => ({
  [types]: contentTypes(`/${part}`, type),
  [rels]: relationships(part),
  [part]: '',
});

/** Ten entities, each of ten of the one before. */
const laughter = Array.from(
  { length: 10 },
  (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`,
).join('');
const entityBomb = contentTypes(`/${main}`).replace(
  '<Types',
  `<!DOCTYPE Types [<!ENTITY l0 "ha">${laughter}]><Types`,
);

it.each<[string, Buffer]>([
  ['a ZIP of something else', zipOf('a.txt')],
  ['a workbook', packageOf(of('xl/workbook.xml', workbook))],
  ['slides', packageOf(of('ppt/presentation.xml', slides))],
  ['a workbook beside a text', packageOf({ ...parts, ...of('xl/workbook.xml', workbook) })],
  ['a workbook that is called a text', packageOf(of(main, workbook))],
  ['a package without its list of types', packageOf({ ...parts, [types]: '' })],
  ['a package without a type of its main part', packageOf({ ...parts, [types]: '<Types/>' })],
  ['a package without its main part', packageOf({ ...parts, [rels]: relationships('word/a.xml') })],
  ['names of a document without content', zipOf(types, rels, main)],
  ['macros', packageOf({ ...parts, 'word/vbaProject.bin': '' })],
  ['a document that may have macros', packageOf(of(main, macros))],
  ['macros under another name in an extra field', renamedMacros()],
  ['an empty ZIP', zipOf()],
  ['a name that leads elsewhere', packageOf({ ...parts, '../../etc/cron.d/a': '' })],
  ['a name that leads elsewhere in Windows', packageOf({ ...parts, 'word\\..\\..\\a': '' })],
  ['a name from the root', packageOf({ ...parts, '/etc/passwd': '' })],
  ['a main part elsewhere', packageOf({ ...parts, [rels]: relationships(`http://a.hr/${main}`) })],
  ['two files of one name', packageOf({ ...parts, 'Word/Document.xml': '' })],
  ['entities that multiply', packageOf({ ...parts, [types]: entityBomb })],
  ['entities that multiply, in UTF-16', packageOf({ ...parts, [types]: utf16(entityBomb) })],
  ['a list without an end', packageOf({ ...parts, [types]: Buffer.alloc(50_000_000, ' ') })],
  ['text that is no list', packageOf({ ...parts, [rels]: '<Relationships' })],
  [
    'more parts than a document has',
    packageOf({
      ...parts,
      ...Object.fromEntries(Array.from({ length: 9_998 }, (_, n) => [n, ''])),
    }),
  ],
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

import { isWordCompound, isWordPackage } from './word-files.js';
import { bombDocx, compoundOf, doc, docx, zipOf } from './word-samples.js';

it('knows Word’s files', () => {
  expect(isWordPackage(docx)).toBe(true);
  expect(isWordCompound(doc)).toBe(true);
  expect(isWordPackage(Buffer.concat([docx, Buffer.from('comment after the end')]))).toBe(true);
});

it.each<[string, Buffer]>([
  ['a ZIP of something else', zipOf('a.txt')],
  ['a workbook', zipOf('[Content_Types].xml', 'xl/workbook.xml')],
  ['a package without its list of types', zipOf('word/document.xml')],
  ['macros', zipOf('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
  ['an empty ZIP', zipOf()],
  ['a bomb', bombDocx()],
  ['half a ZIP', docx.subarray(0, docx.length - 30)],
  ['a ZIP without its last byte', docx.subarray(0, -1)],
  ['a directory elsewhere', Buffer.concat([docx.subarray(0, -6), Buffer.alloc(6, 0xff)])],
  ['names without a directory', Buffer.from('PK\x03\x04[Content_Types].xml word/document.xml')],
])('%s is no document', (_, content) => expect(isWordPackage(content)).toBe(false));

it('a workbook of old is no document', () =>
  expect(isWordCompound(compoundOf('Workbook'))).toBe(false));

import { type Zippable, zipSync } from 'fflate';

/** A ZIP with files that hold nothing. */
export const zipOf = (...names: string[]): Buffer =>
  packageOf(Object.fromEntries(names.map((name) => [name, ''])));

export function packageOf(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const named: Zippable = {};
  for (const [name, content] of Object.entries(files)) named[name] = Buffer.from(content);
  return Buffer.from(zipSync(named));
}

const textDocument =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const officeDocument =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';

export const contentTypes = (part: string, type = textDocument): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Default Extension="xml" ContentType="application/xml"/>
<Override PartName="${part}" ContentType="${type}"/></Types>`;

export const relationships = (target: string, type = officeDocument): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
<Relationship Id="rId2" Type="${type}/../core" Target="docProps/core.xml"/>
<Relationship Id="rId1" Type="${type}" Target="${target}"/></Relationships>`;

const body = '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"/>';

/** A document whose main part has this name, as Word Online calls it differently from Word. */
export const docxParts = (main = 'word/document.xml'): Record<string, string> => ({
  '[Content_Types].xml': contentTypes(`/${main}`),
  '_rels/.rels': relationships(main),
  [main]: body,
});

export const docx = packageOf(docxParts());

export const compoundOf = (stream: string): Buffer =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(504),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ]);

export const doc = compoundOf('WordDocument');

export function bombDocx(): Buffer {
  const bomb = Buffer.from(docx);
  const entry = bomb.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  bomb.writeUInt32LE(0xffffffff, entry + 24);
  return bomb;
}

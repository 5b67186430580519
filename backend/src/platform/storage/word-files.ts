import { isRecord } from '@kolo/domain';
import { XMLParser } from 'fast-xml-parser';
import { unicodeText } from '../api/unicode-text.js';
import { ZipDirectory } from './zip-directory.js';

/** An OLE compound file (.doc): Word keeps the text in a stream of this name, Excel in another. */
const wordStream = Buffer.from('WordDocument', 'utf16le');

export const isWordCompound = (content: Buffer): boolean => content.includes(wordStream);

/** A ZIP package (.docx) with a text document; one with macros (.docm) is another kind. */
export async function isWordPackage(content: Buffer): Promise<boolean> {
  try {
    const zip = await ZipDirectory.of(content);
    if (zip.names.some((name) => name.endsWith('vbaproject.bin'))) return false;
    const types = contentTypes(await listed(zip, '[Content_Types].xml'));
    const main = zip.has(rootRelationships)
      ? mainPart(await listed(zip, rootRelationships))
      : undefined;
    const named = main ?? types.partOf(textDocument);
    return named !== undefined && zip.has(named) && types.of(named) === textDocument;
  } catch {
    return false;
  }
}

const rootRelationships = '_rels/.rels';
const textDocument =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

type Attributes = Readonly<Record<string, string>>;

interface ContentTypes {
  of: (part: string) => string | undefined;
  partOf: (type: string) => string | undefined;
}

/** The kind of each part of a package. Names and types are compared without regard to case. */
function contentTypes(elements: readonly Attributes[]): ContentTypes {
  const byPart = new Map<string, string | undefined>();
  const byEnding = new Map<string, string | undefined>();
  for (const { PartName, Extension, ContentType } of elements) {
    const type = ContentType?.toLowerCase();
    if (PartName !== undefined) byPart.set(partName(PartName), type);
    else if (Extension !== undefined) byEnding.set(Extension.toLowerCase(), type);
  }
  return {
    of: (part) => byPart.get(part) ?? byEnding.get(part.slice(part.lastIndexOf('.') + 1)),
    partOf: (wanted) => [...byPart].find(([, type]) => type === wanted)?.[0],
  };
}

/** Word calls it `word/document.xml`, others otherwise: only the relationship says which part it is. */
function mainPart(elements: readonly Attributes[]): string | undefined {
  const found = elements.find(({ Type }) => Type?.endsWith('/relationships/officeDocument'));
  return found?.Target === undefined ? undefined : partName(found.Target);
}

/**
 * The file of a part: `/word/a%20b.xml`, `word/a b.xml` and `./word/a b.xml` are one.
 * @throws Error where it lies outside of the package
 */
function partName(target: string): string {
  const { protocol, host, pathname } = new URL(target, 'package:/');
  if (protocol !== 'package:' || host !== '') throw new Error('a part elsewhere');
  return decodeURI(pathname).slice(1).toLowerCase();
}

/** A list names each part of a document once. */
const maxListBytes = 2 * 1024 * 1024;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseAttributeValue: false,
});

/** The elements of one of the package's two lists: each is a root with flat children. */
async function listed(zip: ZipDirectory, name: string): Promise<Attributes[]> {
  const text = unicodeText(await zip.read(name, maxListBytes));
  // No package has a document type, in which entities multiply.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Error('a document type');
  const roots = Object.values(parser.parse(text) as object).filter(isRecord);
  return roots.flatMap((root) => Object.values(root).flat().filter(isRecord) as Attributes[]);
}

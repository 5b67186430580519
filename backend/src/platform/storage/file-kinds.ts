import { type Detector, FileTypeParser } from 'file-type';
import { isWordCompound, isWordPackage } from './word-files.js';

interface Kind {
  type: string;
  /** A container that other kinds use too, so that only the whole file shows whether it is this kind. */
  container?: { ext: 'cfb' | 'zip'; holds: (content: Buffer) => boolean | Promise<boolean> };
}

const kinds = {
  pdf: { type: 'application/pdf' },
  jpg: { type: 'image/jpeg' },
  png: { type: 'image/png' },
  doc: { type: 'application/msword', container: { ext: 'cfb', holds: isWordCompound } },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    container: { ext: 'zip', holds: isWordPackage },
  },
} satisfies Record<string, Kind>;

export type FileKind = keyof typeof kinds;

/** Uploaded files, recognised by their content and never by their name. */
export const fileKinds: Readonly<Record<FileKind, Kind>> = kinds;

export const mediaTypesOf = (names: readonly FileKind[]): string[] =>
  names.map((name) => kinds[name].type);

/** So far every reader looks for a PDF's header, as Adobe's does (PDF 1.7, annex H, note 13). */
export const tellingBytes = 1_024;

/** With more of a file, the library would look into a ZIP and behind an ID3 tag. */
const signatureBytes = 8;

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** The library wants a PNG's first chunk too, but documents are stored unchanged, even damaged ones. */
const pngBySignature: Detector = {
  id: 'png',
  detect: async (tokenizer) => {
    const head = Buffer.alloc(pngSignature.length);
    await tokenizer.peekBuffer(head, { mayBeLess: true });
    return head.equals(pngSignature) ? { ext: 'png', mime: fileKinds.png.type } : undefined;
  },
};
const parser = new FileTypeParser({ customDetectors: [pngBySignature] });

/** Which of these kinds a file begins like; null when it is none of them. */
export async function kindOf<K extends FileKind>(
  start: Buffer,
  kinds: readonly K[],
): Promise<K | null> {
  const ext =
    (await signatureOf(start.subarray(0, signatureBytes))) ??
    (isPdfBehindText(start.subarray(0, tellingBytes)) ? 'pdf' : undefined);
  return kinds.find((kind) => (fileKinds[kind].container?.ext ?? kind) === ext) ?? null;
}

async function signatureOf(head: Buffer): Promise<string | undefined> {
  // The library would look for a kind behind it.
  if (head.indexOf(byteOrderMark) === 0) return undefined;
  return (await parser.fromBuffer(head))?.ext;
}

/** With the escape that begins the job of a printer. */
const blanks = Buffer.from('\0\t\n\f\r\x1b');

/** Programs leave blanks, a byte-order mark, HTTP headers or a printer's job before it; a binary file is something else. */
function isPdfBehindText(head: Buffer): boolean {
  const header = head.indexOf('%PDF-');
  const before = head.subarray(0, Math.max(header, 0));
  return header !== -1 && before.every((byte) => byte >= 0x20 || blanks.includes(byte));
}

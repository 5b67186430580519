import { isWordCompound, isWordPackage } from './word-files.js';

interface Kind {
  type: string;
  begins: Buffer;
  /** Looks through the whole file where others begin the same. */
  isIndeed?: (content: Buffer) => boolean;
}

const kinds = {
  pdf: { type: 'application/pdf', begins: Buffer.from('%PDF-') },
  jpg: { type: 'image/jpeg', begins: Buffer.from([0xff, 0xd8, 0xff]) },
  png: {
    type: 'image/png',
    begins: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
  doc: {
    type: 'application/msword',
    begins: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    isIndeed: isWordCompound,
  },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    begins: Buffer.from([0x50, 0x4b, 0x03, 0x04]),
    isIndeed: isWordPackage,
  },
} satisfies Record<string, Kind>;

export type FileKind = keyof typeof kinds;

/** Files that people hand in, told by what they hold and never by their name. */
export const fileKinds: Readonly<Record<FileKind, Kind>> = kinds;

export const tellingBytes = Math.max(
  ...Object.values(fileKinds).map(({ begins }) => begins.length),
);

/** Which of these kinds a file begins like; null when it is none of them. */
export function kindOf(head: Buffer, kinds: readonly FileKind[]): FileKind | null {
  const is = (kind: FileKind): boolean => {
    const { begins } = fileKinds[kind];
    return head.subarray(0, begins.length).equals(begins);
  };
  return kinds.find(is) ?? null;
}

/** Files that people hand in, told by how they begin and never by their name. */
export const fileKinds = {
  pdf: { type: 'application/pdf', begins: Buffer.from('%PDF-') },
  jpg: { type: 'image/jpeg', begins: Buffer.from([0xff, 0xd8, 0xff]) },
  png: {
    type: 'image/png',
    begins: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  },
} as const;

export type FileKind = keyof typeof fileKinds;

/** So many bytes are enough to tell. */
export const tellingBytes = Math.max(
  ...Object.values(fileKinds).map(({ begins }) => begins.length),
);

/** Which of these kinds a file is; null when it is none of them. */
export function kindOf(head: Buffer, kinds: readonly FileKind[]): FileKind | null {
  const is = (kind: FileKind): boolean => {
    const { begins } = fileKinds[kind];
    return head.subarray(0, begins.length).equals(begins);
  };
  return kinds.find(is) ?? null;
}

type Fields = Record<string, unknown>;

/** A side of an entry, taken apart into what stays in it for ever and what may be about somebody. */
export interface SplitFields {
  /** Numbers, yes and no, nothing: ids, and that there was a value. */
  kept: Fields | null;
  /** Words. They can be erased. */
  words: Fields | null;
}

export function splitDetails(fields: Fields | null): SplitFields {
  if (fields === null) return { kept: null, words: null };
  const all = Object.entries(fields).filter(([, value]) => value !== undefined);
  const [words, kept] = [true, false].map((isWord) =>
    all.filter(([, value]) => isWords(value) === isWord),
  );
  return {
    kept: Object.fromEntries(kept ?? []),
    words: words === undefined || words.length === 0 ? null : Object.fromEntries(words),
  };
}

const isWords = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null);

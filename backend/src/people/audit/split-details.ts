type Fields = Record<string, unknown>;

/** Ids and numbers stay in an entry for ever; words may be about people and can be erased. */
export interface SplitFields {
  values: Fields | null;
  words: Fields | null;
}

export function splitDetails(fields: Fields | null): SplitFields {
  if (fields === null) return { values: null, words: null };
  const all = Object.entries(fields).filter(([, value]) => value !== undefined);
  const [words, values] = [true, false].map((isWord) =>
    all.filter(([, value]) => isWords(value) === isWord),
  );
  return {
    values: Object.fromEntries(values ?? []),
    words: words === undefined || words.length === 0 ? null : Object.fromEntries(words),
  };
}

const isWords = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null);

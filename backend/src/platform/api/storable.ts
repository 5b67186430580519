/** Libraries that recurse run out of stack on deeper bodies. */
const maxDepth = 8;
const unstorable = /\0/;

/** PostgreSQL has no NUL, a lone surrogate is no character, and a field `toString` would pass as known. */
export function isStorable(value: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: part, depth } = next;
    if (typeof part === 'string') {
      if (unstorable.test(part) || !isWellFormed(part)) return false;
    } else if (typeof part === 'object' && part !== null) {
      if (depth === maxDepth) return false;
      for (const [key, inner] of Object.entries(part)) {
        if (key in Object.prototype) return false;
        waiting.push({ value: key, depth: depth + 1 }, { value: inner, depth: depth + 1 });
      }
    }
  }
  return true;
}

// String.prototype.isWellFormed is in Node 20 but not in the ES library that we compile against.
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const isWellFormed = (text: string): boolean => !loneSurrogate.test(text);

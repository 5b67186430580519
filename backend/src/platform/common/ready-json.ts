const texts = new WeakMap<object, string>();

/** Writes an answer out as JSON once, for all to whom it is sent; it must not change any more. */
export function readyJson(answer: object): string {
  const text = texts.get(answer) ?? JSON.stringify(answer);
  texts.set(answer, text);
  return text;
}

export const jsonOf = (answer: unknown): string =>
  (typeof answer === 'object' && answer !== null ? texts.get(answer) : undefined) ??
  JSON.stringify(answer);

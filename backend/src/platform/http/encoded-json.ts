const texts = new WeakMap<object, string>();

/** The value must not change afterwards, because its text is cached. */
export function readyJson(answer: object): string {
  const text = texts.get(answer) ?? JSON.stringify(answer);
  texts.set(answer, text);
  return text;
}

export const jsonOf = (answer: unknown): string =>
  (typeof answer === 'object' && answer !== null ? texts.get(answer) : undefined) ??
  JSON.stringify(answer);

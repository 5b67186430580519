export const isKey = <Texts extends object>(texts: Texts, key: unknown): key is keyof Texts =>
  typeof key === 'string' && Object.hasOwn(texts, key);

/** Lower case without diacritics: `durda` finds `Đurđa`. */
export const folded = (text: string): string =>
  text.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');

/** Whether every typed word is in one of the texts. */
export function matches(texts: readonly (string | null)[], typed: string): boolean {
  const found = folded(texts.filter((text) => text !== null).join(' '));
  return folded(typed)
    .split(/\s+/)
    .every((word) => found.includes(word));
}

import { foldedName } from '@kolo/domain';

/** Whether every typed word is in one of the texts. */
export function matches(texts: readonly (string | null)[], typed: string): boolean {
  const found = foldedName(texts.filter((text) => text !== null).join(' '));
  return foldedName(typed)
    .split(/[\s,;]+/)
    .every((word) => found.includes(word));
}

import { compareTexts } from '../compare-texts.js';

/** Names in the order of the Croatian alphabet: č and ć after c, dž and đ after d, š after s, ž after z. */
const collator = new Intl.Collator('hr', { numeric: true });

/** Compares two names; those that collate alike are put in the order of their code points. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || compareTexts(a, b);
}

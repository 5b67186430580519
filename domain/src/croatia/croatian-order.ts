/** Names in the order of the Croatian alphabet: č and ć after c, dž and đ after d, š after s, ž after z. */
const collator = new Intl.Collator('hr', { numeric: true });

/** Compares two names; those that collate alike are put in the order of their code points. */
export function compareNames(a: string, b: string): number {
  const order = collator.compare(a, b);
  if (order !== 0) return order;
  return a < b ? -1 : a > b ? 1 : 0;
}

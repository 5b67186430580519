import { compareNames } from '../croatia/croatian-order.js';
import { limits } from '../limits.js';
import { foldedName } from './folded-name.js';

/**
 * The words of a name as a search compares them: folded, without punctuation. The database has the same
 * (`name_words`).
 */
export const nameWords = (name: string): string[] =>
  foldedName(name)
    .replace(/[!-/:-@[-`{-~«»‹›“-‟]/g, ' ')
    .split(' ')
    .filter((word) => word !== '');

/** The words that a search is for; none when they are too short to mean anything. */
export function searchedWords(query: string): string[] {
  const words = [...new Set(nameWords(query))].slice(0, limits.search.words);
  return words.some((word) => word.length >= limits.search.shortest) ? words : [];
}

/** Each searched word begins a word of the name. */
export function isFoundBy(name: string, searched: readonly string[]): boolean {
  const words = nameWords(name);
  return searched.every((wanted) => words.some((word) => word.startsWith(wanted)));
}

/**
 * Those who are found, the best fit first: the name is the searched words, begins with them, or has them among its
 * words; then by name, and the newest of the same name first.
 */
export function inFoundOrder<Found extends { id: number; name: string }>(
  found: readonly Found[],
  searched: readonly string[],
): Found[] {
  const fits = new Map(found.map((one) => [one, fitOf(one.name, searched)]));
  return [...found].sort(
    (a, b) =>
      (fits.get(a) ?? 0) - (fits.get(b) ?? 0) || compareNames(a.name, b.name) || b.id - a.id,
  );
}

function fitOf(name: string, searched: readonly string[]): number {
  const line = nameWords(name).join(' ');
  const wanted = searched.join(' ');
  if (line === wanted) return 0;
  return line.startsWith(wanted) ? 1 : 2;
}

/** The bounds, in an index by folded names, of the names that begin with these words. */
export function beginningRange(searched: readonly string[]): [from: string, until: string] {
  const line = searched.join(' ');
  return [line, `${line}\u{10ffff}`];
}

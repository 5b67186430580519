import { limits } from '../limits.js';
import { foldedName } from './folded-name.js';

/**
 * The words of a name as a search compares them: folded, without punctuation. The database has the same
 * (`name_words`).
 */
export const nameWords = (name: string): string[] =>
  foldedName(name)
    .replace(/[!-/:-@[-`{-~]/g, ' ')
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

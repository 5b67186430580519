import { foldedName, isFormOf } from '@kolo/domain';
import type { PersonName } from '../../people/erasures/index.js';

export interface ForgetOptions {
  instead: string;
  /** Also the first or last name alone, in texts about the person's matches. */
  alone?: boolean;
  /** Names of other people and of teams, which stay. */
  others?: readonly string[];
}

interface Token {
  /** As it looks at a glance. */
  text: string;
  begins: string;
  isCapital: boolean;
  at: number;
  end: number;
  /** Only blanks, hyphens or separators of file names precede it. */
  joined: boolean;
  /** A comma precedes it. */
  listed: boolean;
  /** It is of the same name, as far as one can see: only a blank or hyphen precedes it. */
  adjoins: boolean;
}

/**
 * In any Croatian case, with or without accents: both ways round, also with a comma, with an initial, optionally each
 * part alone.
 */
export function forgetName(text: string, name: PersonName, options: ForgetOptions): string {
  const { instead, alone = false, others = [] } = options;
  const tokens = tokensOf(text);
  const first = wordsOf(name.firstName);
  const last = wordsOf(name.lastName);
  // Most texts name somebody else: this check is cheap.
  if (![...first, ...last].some((word) => tokens.some((token) => isForm(token, word)))) return text;
  const inverted = [...last, ...first];
  const whole = [[...first, ...last], inverted];
  const ofOthers = tokensOfOthers(tokens, others, whole);
  const parts = partsOf(first, last);
  const spans: [from: number, to: number][] = [];
  for (let at = 0; at < tokens.length; ) {
    const wanted = alone && !ofOthers.has(at) ? [...whole, ...parts] : whole;
    const found =
      wanted.find((words) => isNamedAt(tokens, at, words, whole)) ??
      (!ofOthers.has(at) && standsInList(tokens, at, last, first) ? inverted : undefined);
    const from = tokens[at];
    const to = tokens[at + (found?.length ?? 1) - 1];
    if (found !== undefined && from !== undefined && to !== undefined)
      spans.push([from.at, to.end]);
    at += found?.length ?? 1;
  }
  return spans.reduceRight(
    (prose, [from, to]) => `${prose.slice(0, from)}${instead}${prose.slice(to)}`,
    text,
  );
}

/** A part of a name begins with a capital: `i Horvat` is not `I. Horvat`. */
const isNamedAt = (
  tokens: readonly Token[],
  at: number,
  words: readonly string[],
  whole: readonly (readonly string[])[],
): boolean =>
  words.length > 0 &&
  (whole.includes(words) || tokens[at]?.isCapital === true) &&
  standsAt(tokens, at, words);

/** The longest first. Of a name of several words each is a part, but for short ones such as `de`. */
function partsOf(first: string[], last: string[]): string[][] {
  const single = [...first, ...last].filter((word) => word.length > 2).map((word) => [word]);
  const given = [first, ...[...first, ...initialsOf(first[0])].map((word) => [word])];
  const named = given.flatMap((words) => [
    [...words, ...last],
    ...last.map((word) => [...words, word]),
  ]);
  return [...named, last, first, ...single].filter(([word = '']) => word !== '');
}

/** `Lj. Kos` is Ljubica, as is `L. Kos`. */
const initialsOf = (word = ''): string[] =>
  /^(?:dz|lj|nj)/.test(word) ? [word.slice(0, 1), word.slice(0, 2)] : [word.slice(0, 1)];

/** Tokens of other names, unless they equal the person's. */
function tokensOfOthers(
  tokens: readonly Token[],
  others: readonly string[],
  whole: readonly (readonly string[])[],
): Set<number> {
  const indices = new Set<number>();
  const own = whole.map((words) => words.join(' '));
  for (const other of others) {
    const words = wordsOf(other);
    if (words.length === 0 || own.includes(words.join(' '))) continue;
    for (let at = 0; at < tokens.length; at += 1)
      if (standsAt(tokens, at, words)) for (const index of words.keys()) indices.add(at + index);
  }
  return indices;
}

const standsAt = (tokens: readonly Token[], at: number, words: readonly string[]): boolean =>
  words.every((word, index) => {
    const token = tokens[at + index];
    return token !== undefined && (index === 0 || token.joined) && isForm(token, word);
  });

/** `Horvat, Ivan`, unless the first name is that of the next one: `Ana Horvat, Ivan Kos`. */
function standsInList(
  tokens: readonly Token[],
  at: number,
  last: readonly string[],
  first: readonly string[],
): boolean {
  const middle = at + last.length;
  const next = tokens[middle + first.length];
  return (
    last.length > 0 &&
    tokens[middle]?.listed === true &&
    standsAt(tokens, at, last) &&
    standsAt(tokens, middle, first) &&
    !(next?.adjoins === true && next.isCapital)
  );
}

/** Declension never changes the first two letters, which is quick to compare. */
const isForm = ({ text, begins }: Token, word: string): boolean =>
  begins === beginningOf(word) && isFormOf(text, word);

const beginningOf = (word: string): string => word.slice(0, 2);

/** Within the brackets of a pattern: what stands for an apostrophe, and for the hyphen of the keyboard. */
export const apostrophes = "'\u2018-\u201b\u2032\u00b4\u0060\uff07\uff40";
export const hyphens = '\u2010-\u2015\u2212';

/** With the marks and invisible characters that a word has where it was copied from. */
const wordPattern = new RegExp(
  `\\p{L}[\\p{L}\\p{M}\\p{DI}]*(?:[${apostrophes}][\\p{L}\\p{M}\\p{DI}]+)?`,
  'gu',
);

const invisible = /\p{DI}/gu;
const anyHyphen = new RegExp(`[${hyphens}]`, 'g');

const wordsOf = (name: string): string[] => (name.match(wordPattern) ?? []).map(foldedName);

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(wordPattern)) {
    const between = text.slice(end, index).replace(invisible, '').replace(anyHyphen, '-');
    const joined = tokens.length > 0 && /^[\s._-]*$/.test(between);
    const listed = /^\s*,\s*$/.test(between);
    const adjoins = /^(?:[^\S\n]+|-)$/.test(between);
    end = index + word.length;
    const folded = foldedName(word);
    const isCapital = /^[\p{Lu}\p{Lt}]/u.test(word);
    tokens.push({
      text: folded,
      begins: beginningOf(folded),
      isCapital,
      at: index,
      end,
      joined,
      listed,
      adjoins,
    });
  }
  return tokens;
}

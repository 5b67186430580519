import type { CommentaryLanguage } from '@kolo/domain';
import type { Cast } from './cast.js';
import { numberWord } from './numbers.js';
import { type Objection, type Sentence, wordsOf } from './text.js';
import { stemsEn, wordsEn } from './vocabulary-en.js';
import { stemsHr, wordsHr } from './vocabulary-hr.js';

interface Vocabulary {
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  endings: RegExp;
}

const setOf = (list: string): Set<string> => new Set(list.trim().split(/\s+/));

const vocabularies: Readonly<Record<CommentaryLanguage, Vocabulary>> = {
  hr: { words: setOf(wordsHr), stems: setOf(stemsHr), endings: /^\p{L}{0,4}$/u },
  en: {
    words: setOf(wordsEn),
    stems: setOf(stemsEn),
    endings: /^(?:e|es|s|ed|d|ing|er|ers|ion|ions|ive|ies|y|ly|ment|or|ors)?$/,
  },
};

/** Forbidden statements about people cannot be listed, so every word outside the vocabulary is refused. */
export function wordObjections(
  { text }: Sentence,
  language: CommentaryLanguage,
  cast: Cast,
): Objection[] {
  return wordsOf(text)
    .filter((word) => !cast.knows(word.text) && !isKnown(word.text, vocabularies[language]))
    .map((word) => ({
      rule: 'word',
      detail: `"${word.text}" is no word for what the data tell: leave it out or say it plainly.`,
    }));
}

function isKnown(word: string, { words, stems, endings }: Vocabulary): boolean {
  const plain = word.toLowerCase().replace(/['’]s?$/, '');
  if (words.has(plain) || numberWord(plain) !== null) return true;
  for (let length = plain.length; length >= 3; length -= 1)
    if (stems.has(plain.slice(0, length)) && endings.test(plain.slice(length))) return true;
  return false;
}

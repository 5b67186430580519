import type { CommentaryLanguage } from '@kolo/domain';

export interface Word {
  text: string;
  at: number;
  capital: boolean;
  first: boolean;
  /** Only spaces or a hyphen separate it from the word before. */
  joined: boolean;
}

export interface Sentence {
  text: string;
  /** Parts that say one thing each, without the minutes behind scorers. */
  clauses: readonly string[];
}

/** Behind a scorer: `(3., 17.)`, `(3', 20+2' own goal)`. */
export const minuteList = /\((?=[^)]*\d)((?:[\d+.,'’\s]|autogol|own goal|min|i|and)+)\)/gu;

const sentenceEnd =
  /(?<=[^\d\s][.!?…]["”’)]*)\s+(?=["“„(]*[\p{Lu}\d])|(?<=\d[.!?])\s+(?=["“„(]*\p{Lu})|\n+/u;
const clauseEnd: Readonly<Record<CommentaryLanguage, RegExp>> = {
  hr: /[;,–—()]|:(?!\d)|\s(?:a|ali|dok|pa|te|i)\s/u,
  en: /[;,–—()]|:(?!\d)|\s(?:but|while|before|and)\s/u,
};

/** Sentences; a full stop after a number (`17. minuti`) ends none unless a capital follows. */
export const sentencesOf = (text: string, language: CommentaryLanguage): Sentence[] =>
  text
    .split(sentenceEnd)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .map((sentence) => ({
      text: sentence,
      clauses: sentence.replace(minuteList, ' ').split(clauseEnd[language]),
    }));

export function wordsOf(sentence: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of sentence.matchAll(/[\p{L}\p{M}]+(?:['’][\p{L}]+)?/gu)) {
    const [text] = match;
    const between = sentence.slice(end, match.index);
    words.push({
      text,
      at: match.index,
      capital: /^\p{Lu}/u.test(text),
      first: words.length === 0,
      joined: words.length > 0 && /^[\s-]*$/.test(between),
    });
    end = match.index + text.length;
  }
  return words;
}

export interface Objection {
  rule:
    | 'empty'
    | 'length'
    | 'markup'
    | 'language'
    | 'score'
    | 'minute'
    | 'number'
    | 'name'
    | 'scorer'
    | 'card'
    | 'mvp'
    | 'winner'
    | 'word';
  /** In English, for the model's next attempt. */
  detail: string;
}

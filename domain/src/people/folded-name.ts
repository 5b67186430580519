/**
 * A name as it looks at a glance, for searching and comparing: without diacritics and invisible marks, in small
 * letters, with plain apostrophes, hyphens and single spaces. `Đurđević`, `Durdevic` and a name copied from macOS
 * are one. The database folds alike (`folded_name`, docs/product.md#copied-text).
 */
export const foldedName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(marks, '')
    .replace(/\s+/g, ' ')
    .replace(hyphens, '-')
    .replace(apostrophes, "'")
    .toLowerCase()
    .replace(/[đłøħŧıς]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replace(/^ +| +$/g, '');

/** Combining marks, and everything that has no shape. */
const marks =
  /[\u00ad\u0300-\u036f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\u3164\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\uffa0\ufff0-\ufffb]/g;
const hyphens = /[\u2010-\u2015\u2212]/g;
const apostrophes = /[\u2018-\u201b\u02b9-\u02bc\u2032\u00b4\u0060]/g;
const plainLetters: Readonly<Record<string, string>> = {
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
};

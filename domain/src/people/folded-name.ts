/**
 * A name as it looks at a glance, for searching and comparing: without diacritics and invisible marks, in small
 * letters, with plain letters, apostrophes, hyphens and single spaces. `Đurđević`, `Durdevic` and a name copied from
 * macOS are one, as are `ǅoni` and `Džoni`, and `Kоs` with a Cyrillic letter is `Kos`. The database folds the same way (`folded_name`,
 * docs/product.md#copied-text).
 */
export const foldedName = (name: string): string =>
  // The acute accent that stands for an apostrophe would become a blank.
  Array.from(name.replaceAll('´', "'").normalize('NFKD'))
    .filter((character) => !isMark(character))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(hyphens, '-')
    .replace(apostrophes, "'")
    .toLowerCase()
    .replace(lookalike, (letter) => plainLetters.charAt(lookalikes.indexOf(letter)))
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replace(/^ +| +$/g, '');

/** First and last code points of combining marks, and of everything that has no shape. */
const marks: readonly (readonly [number, number])[] = [
  [0xad, 0xad],
  [0x300, 0x36f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
  [0x20d0, 0x20ff],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfe20, 0xfe2f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
];

function isMark(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return marks.some(([first, last]) => first <= code && code <= last);
}

const hyphens = /[\u2010-\u2015\u2212]/g;
const apostrophes = /[\u2018-\u201b\u02b9-\u02bc\u2032\u0060]/g;
/**
 * Letters that look like plain ones, and the plain ones in the same places: with a stroke, also the Icelandic one that
 * stands for `đ` on many keyboards, and Cyrillic ones, by their capitals too, also in wholly Cyrillic names.
 */
const lookalikes = 'đłøħŧıςðɖавеѕіјкмнорстухԁһӏԛԝ';
const plainLetters = 'dlohtiσddabesijkmhopctyxdhlqw';
const lookalike = new RegExp(`[${lookalikes}]`, 'g');

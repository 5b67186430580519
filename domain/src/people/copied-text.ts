/** Control characters, and what has no shape: zero-width and bidirectional marks, soft hyphens, variation selectors. */
const invisible = /(?!\s)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** With the empty cell of Braille, which counts as a shape. */
const blanks = /[\s\u2800]+/gu;

/** Typographic hyphens and dashes, and the minus sign. */
const hyphens = /[\u2010-\u2015\u2212]/g;

/**
 * Letters and digits with a shape of their own, such as ligatures (`ﬁ`), digraphs (`ǆ`) and decorative ones (`𝐀`),
 * and everything as wide as an ideograph. Raised ones mean something else: `m²`, `1º`.
 */
const shaped = /[\uff01-\uff5e]|(?![\p{ASCII}ªº])[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{Nd}\p{Nl}]/gu;

/** A text with plain letters and digits in place of those. */
export const withPlainLetters = (text: string): string =>
  text.replace(shaped, (one) => one.normalize('NFKC'));

/**
 * A short text as people mean it when they copy it from a mail, a table or a web page: composed letters, plain ones
 * in place of ligatures, digraphs and wide ones, no invisible marks, every blank a single space and none around it,
 * every dash the one on the keyboard. Used by forms and by the server (docs/product.md#copied-text).
 */
export const cleanLine = (text: string): string =>
  // The byte order mark counts as a blank, which it is not for people.
  withPlainLetters(text.replace(/\ufeff/g, '').replace(invisible, ''))
    .normalize('NFC')
    .replace(hyphens, '-')
    .replace(blanks, ' ')
    .trim();

/** Quotation marks of a sentence, and the apostrophe by which spreadsheets mark texts. */
const quotes = /^["'„“”‘’‚«»‹›]{1,3}|["'“”‘’«»‹›]{1,3}$/g;

/** The end of an entry in a list or a sentence. */
const listEnd = /[ .,;]{1,3}$/;

/** A line without the quotation marks, the comma or the full stop around it in a list or a sentence. */
const bareValue = (line: string): string => line.replace(listEnd, '').replace(quotes, '').trim();

const cleanValue = (text: string): string => bareValue(cleanLine(text));

/** An OIB without the blanks, and without the `HR` or `OIB:` that invoices print before it. */
export const cleanOib = (text: string): string =>
  cleanValue(text)
    .replace(/^OIB\W*/i, '')
    .replace(/^HR(?=[\W\d])/i, '')
    .replace(/[ .:-]/g, '');

/** A phone number without what links and signatures of mails have around it: `tel:`, `Mob.`, `☎`, a comma. */
export const cleanPhone = (text: string): string =>
  cleanValue(text).replace(
    /^(?:[☎☏✆📞📱]|(?:tel|mob|gsm|telefon|mobitel|mobile|phone|cell|kontakt|[tm])\b)[ .:/]*(?=[\d+(])/iu,
    '',
  );

/** A phone number or nothing: digits, and what people write between them. */
export const isPhone = (text: string): boolean => /^\(?\+?[\d ()/.-]{5,40}$/.test(text);

/** The address alone of `Ana <ana@example.com>`, of `E-mail: ana@example.com`, of a link, and of one in a list. */
export const cleanEmail = (text: string): string =>
  bareValue(cleanLine(text).replace(/^[^<>]*<([^<>]*)>.?$/, '$1'))
    .replace(/^(?:e-?mail|e-pošta|mail): */i, '')
    .replace(/^mailto:([^?]*).*$/i, '$1');

/** `HH:MM` of a time of day as people write it, such as `9:05`, `9.05 h`, `19 h` or `19:00:00`; else the line. */
export function cleanTime(text: string): string {
  const line = cleanLine(text);
  const [, whole, hour = whole, minutes = '00'] =
    /^(?:u )?(?:(\d{1,2}) ?(?:h|sati)\.?|(\d{1,2})[.:](\d{2})(?::00)?\.?(?: ?(?:h|sati)\.?)?)$/i.exec(
      line,
    ) ?? [];
  return hour === undefined ? line : `${hour.padStart(2, '0')}:${minutes}`;
}

/** The whole number of a cell, such as `7.`, `#7` or the `7.0` that programs write; anything else stays a line. */
export function cleanNumber(text: string): string {
  const line = cleanLine(text);
  return /^['#]?(\d+)(?:[.,]0*)?$/.exec(line)?.[1] ?? line;
}

/** Digits that people read in groups: `123 456`. */
export const cleanDigits = (text: string): string => cleanLine(text).replace(/[ -]/g, '');

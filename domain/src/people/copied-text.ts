/** Control characters, and what has no shape: zero-width and bidirectional marks, soft hyphens, variation selectors. */
const invisible = /(?!\s)[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Typographic hyphens and dashes, and the minus sign. */
const hyphens = /[\u2010-\u2015\u2212]/g;

/**
 * A short text as people mean it when they copy it from a mail, a table or a web page: composed letters, no
 * invisible marks, every blank a single space and none around it, every dash the one on the keyboard. Used by
 * forms and by the server (docs/product.md#copied-text).
 */
export const cleanLine = (text: string): string =>
  text
    // The byte order mark counts as a blank, which it is not for people.
    .replace(/\ufeff/g, '')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(hyphens, '-')
    .replace(/\s+/gu, ' ')
    .trim();

/** An OIB without the blanks and the `HR` that invoices print with it. */
export const cleanOib = (text: string): string =>
  cleanLine(text)
    .replace(/^HR(?=[\s\d])/i, '')
    .replace(/[ .-]/g, '');

/** A phone number or nothing: digits, and what people write between them. */
export const isPhone = (text: string): boolean => /^\+?[\d ()/.-]{5,40}$/.test(text);

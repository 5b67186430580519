import { withPlainLetters } from '@kolo/domain';

/** `\p{DI}` matches what has no shape, `\p{C}` what controls the text around it. */
const unseen = /[\p{C}\p{DI}]/gu;
/** Writings that the fonts do not have, small pictures and dingbats. */
const strange =
  /(?:(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Presentation}|[\u2600-\u27bf]|[^\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Common}\p{scx=Inherited}])+/gu;

/**
 * As the fonts can show it, in one line until it is broken for its place: a remark is typed on a phone, and a glyph
 * that a font lacks can be neither seen nor searched.
 */
export const printable = (text: string): string =>
  withPlainLetters(text.replace(/\s+/g, ' ').replace(unseen, '')).replace(strange, '□');

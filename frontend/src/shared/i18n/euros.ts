import { cleanLine } from '@kolo/domain';
import type { Language } from './language';

/** `30,50`, as somebody would type it. */
export const eurosOf = (cents: number, language: Language): string =>
  (cents / 100).toFixed(2).replace('.', language === 'hr' ? ',' : '.');

/** A thousands separator: only recognised where the other separator precedes the cents. */
const thousands = /^(-?\d{1,3})(?:[. ](?=\d{3},\d\d$)|[, ](?=\d{3}\.\d\d$))/;

/** Whole cents of `30`, `30,5`, `30.50 €` or `1.234,56 EUR` in both languages; null for anything else. */
export function centsOf(typed: string): number | null {
  const amount = cleanLine(typed)
    .replace(/^(?:€|EUR) ?| ?(?:€|EUR)$/gi, '')
    .replace(thousands, '$1');
  const found = /^(-?)(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(amount);
  if (found === null) return null;
  const [, sign, euros, cents = ''] = found;
  const whole = Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' ? -whole : whole;
}

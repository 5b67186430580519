import { cleanLine } from '@kolo/domain';
import type { Language } from './language';

/** `30,50`, as somebody would type it. */
export const eurosOf = (cents: number, language: Language): string =>
  (cents / 100).toFixed(2).replace('.', language === 'hr' ? ',' : '.');

/** Whole cents of `30`, `30,5` or `30.50 €` in both languages; null for anything else. */
export function centsOf(typed: string): number | null {
  const found = /^(-?)(\d{1,6})(?:[.,](\d{1,2}))?(?: ?€)?$/.exec(cleanLine(typed));
  if (found === null) return null;
  const [, sign, euros, cents = ''] = found;
  const amount = Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' ? -amount : amount;
}

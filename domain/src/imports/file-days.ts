import { parseZagrebDay } from '../croatia/zagreb-time.js';

/**
 * Returns the day of `2026-12-06`, of `6.12.2026.` as spreadsheets of Croatia write it, or of `06/12/2026`, which
 * is the sixth of December as everywhere in Europe; null of any other text.
 */
export function dayOfCell(text: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})(?:\. ?|\/)(\d{1,2})(?:\. ?|\/)(\d{4})\.?$/.exec(text) ?? [];
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return iso.length === 10 ? parseZagrebDay(iso) : null;
}

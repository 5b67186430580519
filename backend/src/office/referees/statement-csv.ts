import type { RefereeStatement } from '@kolo/domain';
import { stringify } from 'csv-stringify/sync';

const header = ['datum', 'utakmica', 'uloga', 'naknada', 'km', 'put', 'napomena'];

/** For spreadsheets: amounts in euros with a comma, and no cell that would be a formula. */
export function statementCsv({ lines, totalCents }: RefereeStatement): string {
  const rows = lines.map((line) => [
    ...[line.date, line.match ?? '', line.role ?? ''],
    ...[euros(line.feeCents), String(line.km), euros(line.kmCents), line.note ?? ''],
  ]);
  return stringify([header, ...rows, ['ukupno', '', '', euros(totalCents), '', '', '']], {
    delimiter: ';',
    bom: true,
    escape_formulas: true,
  });
}

function euros(cents: number): string {
  const amount = Math.abs(cents);
  const text = `${Math.trunc(amount / 100)},${String(amount % 100).padStart(2, '0')}`;
  // A minus sign of its own, because a hyphen at the beginning of a cell is taken for a formula.
  return cents < 0 ? `−${text}` : text;
}

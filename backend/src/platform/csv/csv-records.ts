import type { CsvRecord } from '@kolo/domain';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { RefusalError } from '../api/refusal.error.js';
import { unicodeText } from '../api/unicode-text.js';

interface Parsed {
  info: { lines: number };
  record: string[];
}

/** The lines of a file in Unicode, or as spreadsheets of Central Europe save it. @throws RefusalError `import.rows-invalid` */
export function csvRecords(bytes: Buffer): CsvRecord[] {
  const text = textOf(bytes)
    // The library counts a line break of two characters twice within quotes.
    .replace(/\r\n?/g, '\n')
    // A hint for one spreadsheet, and no line of the table.
    .replace(/^sep=.\n/i, '\n');
  try {
    // The types of the library know no `info`.
    const parsed: unknown = parse(text, {
      delimiter: delimiterOf(text),
      info: true,
      relax_column_count: true,
      // Spreadsheets copy a quote within a cell as it is.
      relax_quotes: true,
      skip_empty_lines: true,
      // They save empty rows below a table too.
      skip_records_with_empty_values: true,
    });
    return (parsed as Parsed[]).map(({ info, record }) => ({
      row: info.lines - lineBreaksIn(record),
      cells: record,
    }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = Number(error.lines ?? 1);
    const rows = [{ row, field: '', code: 'quotes', value: '' }];
    throw new RefusalError({ code: 'import.rows-invalid' }, { rows });
  }
}

/** The library counts the line on which a record ends, and people look where it begins. */
const lineBreaksIn = (record: readonly string[]): number => record.join('').split('\n').length - 1;

/** As spreadsheets of Croatia open it. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { bom: true, delimiter: ';', record_delimiter: 'windows' },
  );

function textOf(bytes: Buffer): string {
  try {
    return unicodeText(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

function delimiterOf(text: string): string {
  const header = text.split('\n').find((line) => line.trim() !== '') ?? '';
  return [';', '\t', ','].find((delimiter) => header.includes(delimiter)) ?? ';';
}

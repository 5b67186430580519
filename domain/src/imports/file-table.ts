import type { ImportRowError } from '../contract/imports.js';
import { limits } from '../limits.js';
import { foldedName } from '../people/folded-name.js';
import { readCell } from './file-cells.js';

/** A line of the file with its number; the header is 1. */
export interface CsvRecord {
  row: number;
  cells: readonly string[];
}

/** The names of a column, the one that Kolo writes first, without accents and capitals. */
export interface Column {
  hr: readonly [string, ...string[]];
  en: readonly [string, ...string[]];
  isOptional?: true;
}

/** What lists of other sites have beside: known, and not read. */
const unreadNames: readonly string[] = [
  ...['#', 'rb', 'rb.', 'r.br.', 'r. br.', 'rezultat', 'natjecanje', 'napomena'],
  ...['match number', 'div', 'competition', 'group', 'result', 'status', 'notes'],
];

export type Columns<K extends string> = Readonly<Record<K, Column>>;

/** A cell is missing where the file has no such column. */
export interface FileLine<K extends string> {
  row: number;
  cells: Partial<Record<K, string>>;
}

export interface FileTable<K extends string> {
  /** As the header of the file spells them. */
  names: Partial<Record<K, string>>;
  lines: FileLine<K>[];
  errors: ImportRowError[];
}

/** Returns the lines of a file by the columns that its header names, in any order and one language. */
export function readTable<K extends string>(
  [header, ...records]: readonly CsvRecord[],
  columns: Columns<K>,
): FileTable<K> {
  const names = (header?.cells ?? []).map(readCell);
  const keys = keysOf(names, columns);
  if (keys === null) return refused(header?.row ?? 1, 'header', names.join(';'));
  if (records.length > limits.importRows)
    return refused(limits.importRows + 2, 'too-many', String(records.length));
  const table: FileTable<K> = { names: {}, lines: [], errors: [] };
  keys.forEach((key, index) => {
    if (key !== null) table.names[key] = names[index] ?? '';
  });
  for (const { row, cells } of records) {
    const line: FileLine<K> = { row, cells: {} };
    keys.forEach((key, index) => {
      if (key !== null) line.cells[key] = readCell(cells[index] ?? '');
    });
    const isWhole =
      cells.length === keys.length && cells.every((cell, n) => names[n] !== '' || !cell.trim());
    if (isWhole) table.lines.push(line);
    else table.errors.push(cellError(row, names[0] ?? '', 'columns', cells.join(';')));
  }
  return table;
}

/** Returns an error of a cell, with as much of its text as helps to find it. */
export const cellError = (
  row: number,
  field: string,
  code: string,
  value: string,
): ImportRowError => ({ row, field, code, value: value.slice(0, 200) });

/** Returns the header of a file that Kolo writes. */
export const headerIn = (columns: Columns<string>, language: 'hr' | 'en'): string[] =>
  Object.values(columns).map((column) => column[language][0]);

const refused = <K extends string>(row: number, code: string, value: string): FileTable<K> => ({
  names: {},
  lines: [],
  errors: [cellError(row, '', code, value)],
});

/** The column of each cell, null for one that is not read. Null for a header that no language has. */
function keysOf<K extends string>(
  names: readonly string[],
  columns: Columns<K>,
): (K | null)[] | null {
  const all = (Object.keys(columns) as K[]).filter((key) => Object.hasOwn(columns, key));
  for (const language of ['hr', 'en'] as const) {
    const keys = names.map(
      (name) =>
        all.find((key) => columns[key][language].includes(columnName(name))) ?? unreadOf(name),
    );
    const found = keys.filter((key) => key !== null);
    const hasNeeded = all.every((key) => columns[key].isOptional === true || keys.includes(key));
    if (hasNeeded && new Set(found).size === found.length && isKnown(keys)) return keys;
  }
  return null;
}

const columnName = (name: string): string => foldedName(name).replace(/[:*]$/, '');

const unreadOf = (name: string): null | undefined =>
  name === '' || unreadNames.includes(columnName(name)) ? null : undefined;

const isKnown = <K>(keys: readonly (K | null | undefined)[]): keys is (K | null)[] =>
  !keys.includes(undefined);

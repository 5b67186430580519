import { createHash } from 'node:crypto';
import {
  type CsvRecord,
  type ImportAnswer,
  type ImportEffect,
  type ImportedRow,
  type ImportKind,
  type ImportRowError,
  readCell,
} from '@kolo/domain';
import { RefusalError } from '../../platform/api/refusal.error.js';

export const countOf = (rows: readonly ImportedRow[], effect: ImportEffect): number =>
  rows.filter(({ does }) => does === effect).length;

export function importAnswer(rows: readonly ImportedRow[], batchId: number | null): ImportAnswer {
  return {
    batchId,
    created: countOf(rows, 'create'),
    moved: countOf(rows, 'move'),
    unchanged: countOf(rows, 'nothing'),
    rows: rows.map(outcomeOf),
  };
}

/** What is stored of a row: its number and what it does, and nothing of its text. */
export const outcomeOf = ({ row, does, note }: ImportedRow): ImportedRow =>
  note === undefined ? { row, does } : { row, does, note };

/** With the file as it was read, so that the screen needs no reader of its own. */
export const dryRunAnswer = (
  rows: readonly ImportedRow[],
  records: readonly CsvRecord[],
): ImportAnswer => ({ ...importAnswer(rows, null), table: tableOf(records) });

/** @throws RefusalError `import.rows-invalid` */
export function refuseErrors(
  errors: readonly ImportRowError[],
  records: readonly CsvRecord[] | null,
): void {
  if (errors.length === 0) return;
  const rows = errors.slice(0, 100);
  throw new RefusalError(
    { code: 'import.rows-invalid' },
    records === null ? { rows } : { rows, table: tableOf(records) },
  );
}

const tableOf = (records: readonly CsvRecord[]) =>
  records.map(({ row, cells }) => ({ row, cells: cells.map(readCell) }));

export const importHash = (kind: ImportKind, leagueId: number, bytes: Buffer): string =>
  `${kind === 'fixtures' ? 'import' : `import ${kind}`} ${leagueId} ${createHash('sha256').update(bytes).digest('hex')}`;

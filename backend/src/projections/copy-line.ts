import type { ColumnValue } from '../events/row-changes.js';

/** A line of the text format of COPY. */
export function copyLine(values: readonly ColumnValue[]): string {
  return `${values.map(copyField).join('\t')}\n`;
}

const special: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function copyField(value: ColumnValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  return value.replace(/[\\\t\n\r]/g, (character) => special[character] ?? character);
}

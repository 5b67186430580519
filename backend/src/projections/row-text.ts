/** A value of a column that the log decides. */
export type ColumnValue = string | number | null;

/**
 * A row as PostgreSQL writes composite values, `(7,,"Dvorana Kolo")`: it is read in a third of the
 * time that an object of JSON takes.
 * @param values in the order of the table's columns
 */
export function rowLiteral(values: readonly ColumnValue[]): string {
  return `(${values.map(fieldLiteral).join(',')})`;
}

function fieldLiteral(value: ColumnValue): string {
  if (value === null) return '';
  return typeof value === 'number' ? String(value) : `"${value.replace(/["\\]/g, '\\$&')}"`;
}

/** A row as a line of COPY's text format. */
export function copyLine(values: readonly ColumnValue[]): string {
  return `${values.map(copyField).join('\t')}\n`;
}

const special: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function copyField(value: ColumnValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  return value.replace(/[\\\t\n\r]/g, (character) => special[character] ?? character);
}

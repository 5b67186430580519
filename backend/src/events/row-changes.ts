/** A value of a column that the log decides. */
export type ColumnValue = string | number | null;

/**
 * What an append changes in the read models: flat lists, row after row, by the name that SQL
 * `project_lines` has for them. The log hands them on unread.
 */
export type RowChanges = Readonly<Record<string, readonly ColumnValue[]>>;

/** The parameter of `project_lines`: what several appends change, list by list. */
export function changesText(changes: readonly RowChanges[]): string {
  const all = new Map<string, ColumnValue[]>();
  for (const change of changes)
    for (const [name, values] of Object.entries(change)) {
      const list = all.get(name);
      if (list === undefined) all.set(name, [...values]);
      else list.push(...values);
    }
  return JSON.stringify(
    Object.fromEntries([...all].map(([name, values]) => [name, arrayLiteral(values)])),
  );
}

/** A list as PostgreSQL writes arrays, `{7,NULL,"Dvorana Kolo"}`. */
export const arrayLiteral = (values: readonly ColumnValue[]): string =>
  `{${values.map(elementLiteral).join()}}`;

function elementLiteral(value: ColumnValue): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `"${value.replace(/["\\]/g, '\\$&')}"`;
}

export type ColumnValue = string | number | null;

export type RowChanges = Readonly<Record<string, readonly ColumnValue[]>>;

/** Joins the changes of several appends into the parameter of `project_lines`. */
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

/** Writes a list in PostgreSQL's array syntax, `{7,NULL,"Dvorana Kolo"}`. */
export const arrayLiteral = (values: readonly ColumnValue[]): string =>
  `{${values.map(elementLiteral).join()}}`;

function elementLiteral(value: ColumnValue): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `"${value.replace(/["\\]/g, '\\$&')}"`;
}

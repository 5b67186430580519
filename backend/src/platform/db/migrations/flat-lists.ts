/** Where in a flat list each row begins, less one: a row that is not whole is refused, not left out. */
export const rowsOf = (list: string, width: number): string =>
  `generate_series(0, cardinality(${list}) - 1, ${width}) AS at`;

/** The values of one row of a flat list, in the order of the columns. */
export const fields = (list: string, columns: readonly string[]): string =>
  columns.map((_, place) => `${list}[at + ${place + 1}]`).join(', ');

/** SQL arrays begin at 1, hence `at + 1`. An incomplete row fails on its nulls and is not left out. */
export const rowsOf = (list: string, width: number): string =>
  `generate_series(0, cardinality(${list}) - 1, ${width}) AS at`;

export const fields = (list: string, columns: readonly string[]): string =>
  columns.map((_, place) => `${list}[at + ${place + 1}]`).join(', ');

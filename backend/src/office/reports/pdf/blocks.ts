import { page } from './page-shape.js';
import type { Sheet } from './sheet.js';
import type { Cell, Table } from './table.js';

/** Rows of a table, placed on a page. */
export interface Block {
  table: Table;
  rows: readonly (readonly Cell[])[];
  x: number;
}

/** Draws blocks side by side; what does not fit goes on below the head of the next page. */
export function drawBlocks(sheet: Sheet, blocks: readonly Block[]): void {
  const left = blocks.map(({ rows }) => [...rows]);
  do {
    const first = blocks.map(({ table }, index) => firstHeight(table, left[index]?.[0]));
    sheet.need(Math.max(...first));
    const ends = blocks.map((block, index) => drawWhatFits(sheet, block, left[index] ?? []));
    sheet.y = Math.max(...ends);
  } while (left.some((rows) => rows.length > 0));
}

/** The room that a table needs to begin on a page. */
export const firstHeight = (table: Table, row: readonly Cell[] | undefined): number =>
  table.headerHeight + (row === undefined ? 0 : table.heightOf(row));

function drawWhatFits(sheet: Sheet, { table, x }: Block, rows: (readonly Cell[])[]): number {
  let { y } = sheet;
  y += table.header(x, y);
  for (let row = rows[0]; row !== undefined; row = rows[0]) {
    const isFirst = y === sheet.y + table.headerHeight;
    if (!isFirst && y + table.heightOf(row) > page.bottom) break;
    y += table.row(row, x, y);
    rows.shift();
  }
  return y;
}

/** One table in two columns of the page, each page filled on the left and then on the right. */
export function drawInTwoColumns(
  sheet: Sheet,
  table: Table,
  all: readonly (readonly Cell[])[],
  [left, right]: readonly [left: number, right: number],
): void {
  for (let rows = all; rows.length > 0; ) {
    sheet.need(firstHeight(table, rows[0]));
    const inLeft = rowsInRoom(sheet, table, rows);
    const inRight = rowsInRoom(sheet, table, rows.slice(inLeft));
    const isLast = inLeft + inRight >= rows.length;
    const middle = isLast ? Math.min(inLeft, Math.ceil(rows.length / 2)) : inLeft;
    const end = isLast ? rows.length : inLeft + inRight;
    drawBlocks(sheet, [
      { table, rows: rows.slice(0, middle), x: left },
      ...(end > middle ? [{ table, rows: rows.slice(middle, end), x: right }] : []),
    ]);
    rows = rows.slice(end);
    if (rows.length > 0) sheet.newPage();
  }
}

function rowsInRoom(sheet: Sheet, table: Table, rows: readonly (readonly Cell[])[]): number {
  let left = sheet.room - table.headerHeight;
  const beyond = rows.findIndex((row) => {
    left -= table.heightOf(row);
    return left < 0;
  });
  return beyond === -1 ? rows.length : Math.max(1, beyond);
}

import { colours } from './colours.js';
import { type Sheet, type StructureElement, type TextStyle, usualSize } from './sheet.js';

export interface Column {
  title: string;
  width: number;
  align?: TextStyle['align'];
  /** Its cells are the headers of their rows. */
  isHeader?: boolean;
}

export type Cell = string | ({ text: string } & TextStyle & { fill?: string });

const header: TextStyle = { size: 6.2, weight: 'bold', colour: colours.muted };

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);
const styleOf = (cell: Cell, { align }: Column, size: number): TextStyle & { fill?: string } => ({
  size,
  ...(align && { align }),
  ...(typeof cell === 'string' ? {} : cell),
});

/** A table, tagged for screen readers, whose rows may be in several blocks and on several pages. */
export class Table {
  private readonly sheet: Sheet;
  private readonly columns: readonly Column[];
  private element: StructureElement | null = null;
  private readonly size: number;
  private readonly padding: { x: number; y: number };
  private hasHeader = false;

  /** @param size of its letters; a table with few rows may have larger ones */
  constructor(sheet: Sheet, columns: readonly Column[], size: number = usualSize) {
    this.sheet = sheet;
    this.columns = columns;
    this.size = size;
    this.padding = { x: 3, y: 1.4 + (size - usualSize) };
  }

  get width(): number {
    return this.columns.reduce((sum, { width }) => sum + width, 0);
  }

  get headerHeight(): number {
    return this.tallest(this.columns.map(({ title }) => ({ text: title, ...header })));
  }

  heightOf(cells: readonly Cell[]): number {
    return this.tallest(cells);
  }

  /** Screen readers get it once; in blocks after the first it is only visible. */
  header(x: number, y: number): number {
    const height = this.headerHeight;
    const row = this.hasHeader ? null : this.newRow();
    this.hasHeader = true;
    this.sheet.artifact((doc) => {
      doc.rect(x, y, this.width, height).fill(colours.band);
    });
    this.each(x, ({ title, align, width }, left) => {
      const style = { ...header, ...(align && { align }) };
      const draw = () =>
        this.sheet.text(
          title,
          left + this.padding.x,
          y + this.padding.y,
          width - 2 * this.padding.x,
          style,
        );
      if (row) this.sheet.element('TH', { parent: row, scope: 'Column' }, draw);
      else this.sheet.artifact(draw);
    });
    return height;
  }

  row(cells: readonly Cell[], x: number, y: number): number {
    const height = this.heightOf(cells);
    const row = this.newRow();
    this.each(x, (column, left, index) => {
      const { width, isHeader } = column;
      const cell = cells[index] ?? '';
      const { fill, ...style } = styleOf(cell, column, this.size);
      if (fill !== undefined)
        this.sheet.artifact((doc) => {
          doc.rect(left, y, width, height).fill(fill);
        });
      const scope = isHeader ? { scope: 'Row' as const } : {};
      this.sheet.element(isHeader ? 'TH' : 'TD', { parent: row, ...scope }, () =>
        this.sheet.text(
          textOf(cell),
          left + this.padding.x,
          y + this.padding.y,
          width - 2 * this.padding.x,
          style,
        ),
      );
    });
    this.sheet.artifact((doc) => {
      doc.moveTo(x, y + height).lineTo(x + this.width, y + height);
      doc.lineWidth(0.5).stroke(colours.line);
    });
    return height;
  }

  /** The table is part of the document from its first row on, after the title that was drawn before. */
  private newRow(): StructureElement {
    this.element ??= this.sheet.element('Table');
    return this.sheet.element('TR', { parent: this.element });
  }

  private each(x: number, draw: (column: Column, left: number, index: number) => void): void {
    let left = x;
    for (const [index, column] of this.columns.entries()) {
      draw(column, left, index);
      left += column.width;
    }
  }

  private tallest(cells: readonly Cell[]): number {
    const heights = this.columns.map((column, index) => {
      const cell = cells[index] ?? '';
      const width = column.width - 2 * this.padding.x;
      return this.sheet.heightOf(textOf(cell), width, styleOf(cell, column, this.size));
    });
    return Math.max(...heights) + 2 * this.padding.y;
  }
}

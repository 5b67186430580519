import { colours } from './colours.js';
import type { Weight } from './open-document.js';
import { page } from './page-shape.js';
import { printable } from './printable.js';

export type StructureElement = PDFKit.PDFStructureElement;

export interface TextStyle {
  size?: number;
  weight?: Weight;
  colour?: string;
  align?: 'left' | 'center' | 'right';
}

/** The types of pdfkit do not know the scope of a header cell yet. */
type ElementOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Row' | 'Column' };

interface PictureOptions {
  /** What it shows, for whoever cannot see it. */
  alt: string;
  bbox: readonly [number, number, number, number];
}

export const usualSize = 7.5;

/** The pages of a document: where the next section begins, and what a screen reader finds of it. */
export class Sheet {
  /** Where the next section begins. */
  y: number = page.top;
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: StructureElement;
  private readonly headOf: (sheet: Sheet) => void;

  /** @param headOf draws the head of every page but the first */
  constructor(doc: PDFKit.PDFDocument, headOf: (sheet: Sheet) => void) {
    this.doc = doc;
    this.headOf = headOf;
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
    doc.addPage();
  }

  /** Adds an element to the structure; what `draw` draws is its content. */
  element(
    type: string,
    { parent = this.root, ...options }: ElementOptions & { parent?: StructureElement } = {},
    draw?: () => void,
  ): StructureElement {
    const element = this.doc.struct(type, options);
    parent.add(element);
    if (draw) element.add(draw);
    return element;
  }

  /** Draws what a screen reader leaves out. */
  artifact(
    draw: (doc: PDFKit.PDFDocument) => void,
    type: 'Layout' | 'Pagination' = 'Layout',
  ): void {
    this.doc.markContent('Artifact', { type });
    draw(this.doc);
    this.doc.endMarkedContent();
  }

  /** Only inside an element or an artifact. */
  text(text: string, x: number, y: number, width: number, style: TextStyle = {}): void {
    this.styled(style);
    this.doc.fillColor(style.colour ?? colours.ink);
    // With a height, pdfkit begins no page by itself.
    const height = this.doc.page.height - y;
    this.doc.text(printable(text), x, y, { width, height, align: style.align ?? 'left' });
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    this.styled(style);
    return this.doc.heightOfString(printable(text) || ' ', { width });
  }

  widthOf(text: string, style: TextStyle = {}): number {
    this.styled(style);
    return this.doc.widthOfString(printable(text));
  }

  /** A picture on this page, in a box of left, top, right and bottom. */
  picture(options: PictureOptions, draw: (doc: PDFKit.PDFDocument) => void): void {
    this.element('Figure', options, () => draw(this.doc));
  }

  get room(): number {
    return page.bottom - this.y;
  }

  /** Begins a new page unless this height fits on the present one. */
  need(height: number): void {
    if (height > this.room && this.y > page.top) this.newPage();
  }

  /** Leaves the first page. */
  toLaterPage(): void {
    if (this.doc.bufferedPageRange().count === 1) this.newPage();
  }

  newPage(): void {
    this.doc.addPage();
    this.y = page.top;
    this.artifact(() => this.headOf(this), 'Pagination');
  }

  /** Draws on every page, when all of them are there. */
  onEachPage(draw: (number: number, count: number) => void): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.doc.switchToPage(start + index);
      this.artifact(() => draw(index + 1, count), 'Pagination');
    }
  }

  private styled({ size = usualSize, weight = 'regular' }: TextStyle): void {
    this.doc.font(weight).fontSize(size);
  }
}

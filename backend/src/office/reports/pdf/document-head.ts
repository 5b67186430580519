import { colours } from './colours.js';
import { page } from './page-shape.js';
import { drawQrCode } from './qr-code.js';
import type { Sheet } from './sheet.js';

const codeSize = 66;

export interface DocumentHead {
  /** The competition. */
  above: string;
  title: string;
  /** A line under the title. */
  below?: string;
  /** Printed, and in the code that phones read. */
  url: string;
  /** The page behind the address, for whoever cannot see the code. */
  alt: string;
}

export function drawDocumentHead(
  sheet: Sheet,
  { above, title, below, url, alt }: DocumentHead,
): void {
  const width = page.width - codeSize - 16;
  const { y: top } = sheet;
  const lines = [
    { type: 'P', text: above, size: 9, colour: colours.muted, gap: 2 },
    { type: 'H1', text: title, size: 20, weight: 'bold', gap: 3 },
    ...(below === undefined
      ? []
      : [{ type: 'P', text: below, size: 12, weight: 'bold', gap: 3 } as const]),
    { type: 'P', text: url, size: 7, colour: colours.muted, gap: 0 },
  ] as const;
  let y = top;
  for (const { type, text, gap, ...style } of lines) {
    const lineTop = y;
    sheet.element(type, {}, () => sheet.text(text, page.left, lineTop, width, style));
    y += sheet.heightOf(text, width, style) + gap;
  }
  const x = page.right - codeSize;
  const bbox = [x, top, page.right, top + codeSize] as const;
  sheet.picture({ alt: `${alt}: ${url}`, bbox }, (doc) =>
    drawQrCode(doc, url, { x, y: top, size: codeSize }),
  );
  sheet.y = Math.max(top + codeSize, y) + 8;
}

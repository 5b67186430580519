import { create } from 'qrcode';
import { colours } from './colours.js';

/** Draws an address as squares, for a phone's camera. */
export function drawQrCode(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = size / modules.size;
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column) !== 0)
        // A hair wider, so that no light lines show between the squares.
        doc.rect(x + column * side, y + row * side, side + 0.05, side + 0.05);
  doc.fill(colours.ink);
}

import { colours } from './colours.js';

/** The pad on which people sign, in the units of its paths. */
const pad = { width: 600, height: 200 };
const stroke = /M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+/;
const drawn = new RegExp(`^(?:${stroke.source})+$`);

/** A path of another form than the pad's is left out: whoever sent it did not draw it there. */
export const isDrawing = (path: string | null | undefined): path is string =>
  typeof path === 'string' && drawn.test(path);

/** Draws the strokes into a box as wide as it is given, which is a third as high. */
export function drawSignature(
  doc: PDFKit.PDFDocument,
  path: string,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const scale = width / pad.width;
  doc
    .save()
    .rect(x, y, width, pad.height * scale)
    .clip();
  for (const [, command, across = '', down = ''] of path.matchAll(/([ML])(\d+) (\d+)/g)) {
    const point = [x + Number(across) * scale, y + Number(down) * scale] as const;
    if (command === 'M') doc.moveTo(...point);
    else doc.lineTo(...point);
  }
  doc.lineWidth(0.9).lineCap('round').lineJoin('round').stroke(colours.ink).restore();
}

import { colours } from './colours.js';
import { page } from './page-shape.js';
import type { Sheet } from './sheet.js';

/** What a page after the first belongs to. */
export function drawRunningHead(sheet: Sheet, title: string): void {
  const style = { size: 8, colour: colours.muted } as const;
  sheet.text(title, page.left, sheet.y, page.width, style);
  sheet.y += sheet.heightOf(title, page.width, style) + 6;
}

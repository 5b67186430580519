import { colours } from './colours.js';
import { page } from './page-shape.js';
import type { Sheet } from './sheet.js';

const style = { size: 9, weight: 'bold' } as const;
const height = 15;
const gap = 7;

/** @param follows the room needed below it, so that no title ends a page */
export function sectionTitle(sheet: Sheet, title: string, follows = 40, hint = ''): void {
  sheet.y += gap;
  sheet.need(height + follows);
  const { y } = sheet;
  sheet.element('H2', {}, () => sheet.text(title, page.left, y, page.width, style));
  if (hint !== '') {
    const left = page.left + sheet.widthOf(title, style) + 10;
    sheet.element('P', {}, () =>
      sheet.text(hint, left, y + 2.2, page.right - left, {
        size: 6.5,
        colour: colours.muted,
        align: 'right',
      }),
    );
  }
  sheet.y += height;
}

/** A paragraph over the whole width. */
export function paragraph(sheet: Sheet, text: string): void {
  const height = sheet.heightOf(text, page.width);
  sheet.need(height);
  const { y } = sheet;
  sheet.element('P', {}, () => sheet.text(text, page.left, y, page.width));
  sheet.y += height + 3;
}

import { cleanLine } from '../people/copied-text.js';

/** A spreadsheet would calculate a cell that begins like this. */
const formula = /^'*[=+\-@\t\r]/;

/** Returns the text as a file has it, so that no spreadsheet calculates it. */
export const writtenCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Returns the text of a cell of a file, without what `writtenCell` added. */
export function readCell(cell: string): string {
  const text = cell.trim();
  return cleanLine(text.startsWith("'") && formula.test(text) ? text.slice(1) : text);
}

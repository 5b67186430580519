import type { ReportInput } from './report-input.js';
import type { RoundInput } from './round-input.js';
import type { StatementInput } from './statement-input.js';

/** A document to print, as plain data that goes to another thread. */
export type PrintJob =
  | { kind: 'match-report'; input: ReportInput }
  | { kind: 'line-up-sheet'; input: ReportInput }
  | { kind: 'round-report'; input: RoundInput }
  | { kind: 'referee-statement'; input: StatementInput };

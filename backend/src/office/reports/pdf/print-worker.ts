import { lineUpSheet } from './line-up-sheet.js';
import { matchReport } from './match-report.js';
import type { PrintJob } from './print-job.js';
import { roundReport } from './round-report.js';
import { statementSheet } from './statement-sheet.js';

/** Runs in a thread of its own (`PrinterService`). */
export function print(job: PrintJob): Promise<Buffer> {
  switch (job.kind) {
    case 'match-report':
      return matchReport(job.input);
    case 'line-up-sheet':
      return lineUpSheet(job.input);
    case 'round-report':
      return roundReport(job.input);
    case 'referee-statement':
      return statementSheet(job.input);
  }
}

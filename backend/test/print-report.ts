import { createHash } from 'node:crypto';
import { matchReport } from '../src/office/reports/pdf/match-report.js';
import { reportInputOf } from './report-input.js';

/** Prints the SHA-256 of a report, for a spec that compares it with its own process. */
matchReport(reportInputOf()).then((bytes) => {
  console.log(createHash('sha256').update(bytes).digest('hex'));
});

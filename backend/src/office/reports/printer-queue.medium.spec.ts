import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { type LiveMatchUnderTest, runningMatch } from '../../../test/live-match.js';
import { type ThreadOptions, threadOptionsToken } from '../../platform/threads/thread-options.js';
import { PrinterService } from './printer.service.js';
import { ReportInputsService } from './report-inputs.service.js';

const folder = mkdtempSync(join(tmpdir(), 'kolo-printer-'));
const gate = join(folder, 'open');
/** Prints nothing until the gate is open, then how many documents the thread has printed. */
const holding = `
  const { existsSync } = require('node:fs');
  let printed = 0;
  exports.print = async () => {
    while (!existsSync(${JSON.stringify(gate)})) await new Promise((go) => setTimeout(go, 20));
    return Buffer.from('%PDF-1.7 ' + ++printed);
  };
`;

let kolo: TestApp;
let match: LiveMatchUnderTest;
beforeAll(async () => {
  kolo = await startTestApp();
  match = await runningMatch(kolo);
  const filename = join(folder, 'holding.cjs');
  writeFileSync(filename, holding);
  const options = kolo.app.get<ThreadOptions>(threadOptionsToken, { strict: false });
  Object.assign(options, { fileOf: () => filename, execArgv: [] });
});
afterAll(async () => {
  writeFileSync(gate, '');
  await kolo.close();
  rmSync(folder, { recursive: true });
});

it('answers 503 with a sentence where too many documents wait, and prints those that do', async () => {
  const inputs = kolo.app.get(ReportInputsService, { strict: false });
  const printer = kolo.app.get(PrinterService, { strict: false });
  const input = await inputs.lineUp({ matchId: match.id, language: 'hr', origin: '' });
  // One is printed, twenty wait, and there is no room for the last one.
  const results = Array.from({ length: 22 }, (_, n) =>
    printer.print({ kind: 'line-up-sheet', input: { ...input, url: `${n}` } }).then(
      () => 'printed',
      () => 'refused',
    ),
  );
  const path = `/api/matches/${match.id}/report.pdf`;
  const { status, json } = await kolo.call('GET', path, { headers: { 'accept-language': 'en' } });
  expect([status, json]).toEqual([
    503,
    {
      statusCode: 503,
      error: 'service.unavailable',
      message: 'The server is not available right now. Try again in a moment.',
    },
  ]);
  writeFileSync(gate, '');
  const done = await Promise.all(results);
  expect(done.filter((one) => one === 'printed')).toHaveLength(21);
  expect((await kolo.call('GET', path)).status).toBe(200);
});

it('prints a document for nobody in order to be warm, in the thread that prints the next one', async () => {
  const inputs = kolo.app.get(ReportInputsService, { strict: false });
  const printer = kolo.app.get(PrinterService, { strict: false });
  const input = await inputs.lineUp({ matchId: match.id, language: 'hr', origin: '' });
  const printedWith = async (url: string): Promise<number> => {
    const { bytes } = await printer.print({ kind: 'line-up-sheet', input: { ...input, url } });
    return Number(bytes.toString().split(' ')[1]);
  };
  const before = await printedWith('before');
  await printer.warmUp();
  expect(await printedWith('after')).toBe(before + 2);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorAnswer } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { type LiveMatchUnderTest, runningMatch } from '../../../test/live-match.js';
import { until } from '../../../test/until.js';
import { type PrinterThread, printerThreadToken } from './printer-thread.js';

const folder = mkdtempSync(join(tmpdir(), 'kolo-printer-'));
const gate = join(folder, 'open');
/** Prints nothing until the gate is open. */
const holding = `
  const { existsSync } = require('node:fs');
  exports.print = async () => {
    while (!existsSync(${JSON.stringify(gate)})) await new Promise((go) => setTimeout(go, 20));
    return Buffer.from('%PDF-1.7');
  };
`;

let kolo: TestApp;
let match: LiveMatchUnderTest;
beforeAll(async () => {
  kolo = await startTestApp();
  match = await runningMatch(kolo);
  const filename = join(folder, 'holding.cjs');
  writeFileSync(filename, holding);
  const thread = kolo.app.get<PrinterThread>(printerThreadToken, { strict: false });
  Object.assign(thread, { filename, execArgv: [] });
});
afterAll(async () => {
  writeFileSync(gate, '');
  await kolo.close();
  rmSync(folder, { recursive: true });
});

it('answers 503 with a sentence where too many documents wait, and prints those that do', async () => {
  const version = (await match.state()).version;
  const versions: number[] = [];
  for (let more = 1; more <= 15; more += 1) {
    await match.must('POST', 'goals', { team: 'home', scorer: match.home[0] });
    versions.push(version + more);
  }
  const documents = versions.flatMap((one) => [`version=${one}`, `lang=en&version=${one}`]);
  const refused: [number, string][] = [];
  let sent = 0;
  const answers = documents.map(async (query) => {
    const path = `/api/matches/${match.id}/report.pdf?${query}`;
    const { status, json } = await kolo.call('GET', path, { headers: { 'accept-language': 'en' } });
    if (status === 200) sent += 1;
    else refused.push([status, (json as ErrorAnswer).message]);
  });
  await until(() => refused.length > 0, { withinMs: 15000 }).catch(() => console.log(refused, sent, documents));
  expect(sent).toBe(0);
  writeFileSync(gate, '');
  await Promise.all(answers);
  const sentence = 'The server is not available right now. Try again in a moment.';
  expect(new Set(refused.map((one) => one.join(' ')))).toEqual(new Set([`503 ${sentence}`]));
  expect(sent).toBe(documents.length - refused.length);
  // One is printed and twenty wait.
  expect(sent).toBeGreaterThanOrEqual(20);
});

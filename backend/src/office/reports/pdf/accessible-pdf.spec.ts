import type { RefereeStatement } from '@kolo/domain';
import { pdfFaults } from '../../../../test/pdf-faults.js';
import { reportContentOf, reportInputOf } from '../../../../test/report-input.js';
import { playedMatch, roundInputOf } from '../../../../test/round-input.js';
import type { PrintJob } from './print-job.js';
import { print } from './print-worker.js';
import type { ReportSignOff } from './report-input.js';

const drawn: ReportSignOff = {
  signatures: [
    {
      id: 'a.0',
      role: 'referee',
      method: 'drawn',
      at: '2026-03-15T18:15:00Z',
      name: 'Ivo Čačić',
      drawing: 'M40 160L80 60L120 150',
      stale: false,
    },
  ],
  refusals: [],
  remarks: [{ id: 'c.0', at: '2026-03-15T18:17:00Z', author: 'Ivo', text: 'Parket je sklizak.' }],
  protests: [],
};

const statement: RefereeStatement = {
  month: '2026-03',
  lines: [
    {
      matchId: 31,
      match: 'Končar – Đuro Đaković',
      date: '2026-03-15',
      role: 'first',
      feeCents: 3000,
      km: 12,
      kmCents: 480,
      note: null,
    },
  ],
  totalCents: 3480,
  closedAt: null,
};

const documents: Readonly<Record<string, PrintJob>> = {
  'a report': { kind: 'match-report', input: reportInputOf() },
  'a report of two pages': {
    kind: 'match-report',
    input: reportInputOf({ content: reportContentOf(40, 14), language: 'en' }),
  },
  'a full report': { kind: 'match-report', input: reportInputOf({ signOff: drawn }) },
  'a line-up': { kind: 'line-up-sheet', input: reportInputOf() },
  'a round': {
    kind: 'round-report',
    input: roundInputOf({ language: 'en', next: { round: 8, matches: [playedMatch({})] } }),
  },
  'a statement': {
    kind: 'referee-statement',
    input: { language: 'hr', name: 'Ana Anić', statement, url: 'https://kolo.example/referee' },
  },
};

describe('a document for screen readers', () => {
  it.each(Object.entries(documents))('has no fault (%s)', async (_, job) => {
    expect(pdfFaults(await print(job))).toEqual([]);
  });

  it.each([
    [/\/Marked true/, '/Marked false', 'not marked as tagged'],
    [/\/Lang \(hr-HR\)/, '/Lang ()', 'no language'],
    [/\/FontFile2 /, '/FontFile4 ', 'a font is not embedded'],
    [/\/ToUnicode /, '/ToNothing ', 'a font cannot be read'],
    [/\/Alt \(.*?\)/, '/Alt ()', 'Figure has no alternative text'],
    [/\/BBox \[/, '/Box [', 'Figure has no bounding box'],
    [/\/Scope \/Row/, '/Scope /None', 'TH has no scope'],
    [/\/S \/TR/, '/S /LI', 'LI stands in Table'],
    [/\/S \/H1/, '/S /H3', '0 titles'],
    [/^\/P <<\n\/MCID 0\n>> BDC$/m, '', 'content without a mark'],
    [/\/MCID 1$/m, '/MCID 0', 'a mark is used twice'],
    [/^\[<..../m, '[<0000', 'a character has no glyph'],
  ])('has a fault where its parts are wrong (%s)', async (part, other, fault) => {
    const report = await print({ kind: 'match-report', input: reportInputOf() });
    const broken = report.toString('latin1').replace(part, other);
    expect(pdfFaults(Buffer.from(broken, 'latin1'))).toContain(fault);
  });
});

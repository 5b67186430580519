import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ReportContent } from '@kolo/domain';
import { pdfFaults } from '../../../../test/pdf-faults.js';
import { pdfElements, pdfPages, pdfText } from '../../../../test/pdf-text.js';
import { reportContentOf, reportInputOf } from '../../../../test/report-input.js';
import { isDrawing } from './drawn-signature.js';
import { matchReport } from './match-report.js';
import { momentOf } from './moments.js';
import type { ReportSignOff } from './report-input.js';
import { reportTexts } from './report-texts.js';

const print = (changes: Parameters<typeof reportInputOf>[0] = {}) =>
  matchReport(reportInputOf(changes));
const tests = join(__dirname, '../../../../test');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const nothingSaid: ReportSignOff = { signatures: [], refusals: [], remarks: [], protests: [] };

/** A match of which nothing was played. */
const unplayed: ReportContent = {
  ...reportContentOf(0),
  startedAt: null,
  endedAt: null,
  halfTime: null,
  lists: { home: [], away: [] },
  course: [],
  cards: [],
  sendingsOff: [],
  missedKicks: [],
  periods: [],
  mvp: null,
};

describe('a drawn signature', () => {
  it.each(['M', 'M1 1', 'M1 1Q', 'M1 1L9999999 9', 'M0 0A1 1 0 0 1 5 5', '', null, undefined])(
    'is printed only if it was drawn on the pad (%s is not)',
    (path) => {
      expect(isDrawing(path)).toBe(false);
    },
  );

  it('has several strokes', () => {
    expect(isDrawing('M0 0L9 9M600 200L1 1L5 5')).toBe(true);
  });
});

describe('the report of a match', () => {
  it('has names with č ć đ š ž in its text, so that they can be searched and read aloud', async () => {
    const text = pdfText(await print());
    for (const name of ['Šarić', 'Đurđević', 'Čović', 'Žužul', 'Đuro Đaković', 'Ščepanović'])
      expect(text).toContain(name);
  });

  it.each([
    ['hr', ['Zapisnik utakmice', '7. kolo', '15. 3. 2026.', 'Prvi sudac', 'drugi žuti karton']],
    ['en', ['Match report', 'Round 7', '15 March 2026', 'First referee', 'second yellow card']],
  ] as const)('is written in the language %s', async (language, words) => {
    const text = pdfText(await print({ language }));
    for (const word of words) expect(text).toContain(word);
  });

  it.each([
    ['hr', /momčad|time-out/i],
    ['en', /timed exclusion|time-out/i],
  ] as const)('uses the words of the site: in %s nothing matches %s', (language, other) => {
    expect(JSON.stringify(reportTexts[language])).not.toMatch(other);
  });

  it.each([
    ['hr', null, 'Vrsta Ligaška utakmica'],
    ['en', { name: 'Playoffs', tie: 'QF1', isKnockOut: true }, 'Kind Playoffs, QF1'],
    ['hr', { name: 'Doigravanje', tie: 'QF1', isKnockOut: true }, 'Vrsta Doigravanje, ČF1'],
    ['hr', { name: 'Skupine', tie: 'A-1', isKnockOut: false }, 'Vrsta Skupine'],
  ] as const)('says in %s of which kind the match is', async (language, stage, kind) => {
    const { names } = reportInputOf();
    const text = pdfText(await print({ language, names: { ...names, stage } }));
    expect(text.replaceAll(/\s+/g, ' ')).toContain(kind);
  });

  it('asks for a delegate and names the pitch, in the full report alone for a delegate', async () => {
    const { names } = reportInputOf({});
    const nobody = { ...names, league: null, referees: [] };
    const full = pdfText(await print({ names: nobody, signOff: nothingSaid })).replaceAll(
      /\s+/g,
      ' ',
    );
    for (const fact of ['Vrsta Utakmica izvan lige', 'Podloga parket', 'Rasvjeta –', 'Delegat –'])
      expect(full).toContain(fact);
    expect(pdfText(await print({ names: nobody }))).not.toContain('Delegat');
  });

  it('says where a referee and the delegate come from, if somebody entered it', async () => {
    const text = pdfText(await print()).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Prvi sudac Ivo Čačić (Đakovo) Drugi sudac Ivo Žanić Mjeritelj');
    expect(text).toContain('Delegat Ivo Ćurić (Čakovec)');
  });

  it('names what it was made of: rule sheet, version of the log, hash, template, page', async () => {
    const text = pdfText(await print());
    expect(text).toContain(
      'List pravila 3 · Zapis 214 · sadržaj 1:ab12cd34ef56ab · predložak 5 · stanje 15. 3. 2026. 19:12',
    );
    expect(text).toContain('Stranica 1/1');
  });

  it('says when somebody who was sent off could be replaced, who missed a kick and who was cautioned on the bench', async () => {
    const text = pdfText(await print());
    expect(text).toContain('2. pol. 7:45, primljen gol');
    expect(text).toContain('obranjen');
    expect(text).toMatch(/Trener\n–\n\n?33'/);
  });

  it('has the cards of players whom the table did not name', async () => {
    const { cards, ...content } = reportContentOf();
    const nobody = { team: 'away', playerId: null, official: null } as const;
    const text = pdfText(
      await print({
        content: {
          ...content,
          cards: [
            ...cards,
            { ...nobody, half: 1, minute: '9', card: 'yellow' },
            { ...nobody, half: 2, minute: '39', card: 'red' },
          ],
        },
      }),
    );
    expect(text.replaceAll(/\s+/g, ' ')).toContain("nepoznat igrač 9' 39'");
    expect(pdfText(await print())).not.toContain('nepoznat igrač');
  });

  it('has the day of its end where a match that was abandoned went on on another day', async () => {
    const endOf = async (endedAt: string) =>
      pdfText(await print({ content: { ...reportContentOf(), endedAt } })).replaceAll(/\s+/g, ' ');
    expect(await endOf('2026-03-22T17:40:00.000Z')).toContain('Kraj 22. 3. 2026. 18:40');
    expect(await endOf('2026-03-15T18:11:00.000Z')).toContain('Kraj 19:11');
  });

  it('has the same bytes for the same input', async () => {
    expect(sha256(await print())).toBe(sha256(await print()));
  });

  it('has the same bytes in another process', async () => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(tests, 'typescript.cjs'), join(tests, 'print-report.ts')],
      { encoding: 'utf8' },
    );
    expect({ hash: stdout.trim(), stderr }).toEqual({ hash: sha256(await print()), stderr: '' });
  });

  it('has other bytes for another version, language or content', async () => {
    const prints = await Promise.all([
      print(),
      print({ version: 215 }),
      print({ language: 'en' }),
      print({ content: reportContentOf(4) }),
    ]);
    expect(new Set(prints.map(sha256)).size).toBe(4);
  });

  it('is tagged, has a language and a title, and brings its fonts', async () => {
    const bytes = await print();
    const elements = pdfElements(bytes);
    for (const type of ['Document', 'H1', 'H2', 'Table', 'TR', 'TH', 'TD', 'Figure'])
      expect(elements).toContain(type);
    const source = bytes.toString('latin1');
    expect(source).toContain('/Lang (hr-HR)');
    expect(source).toContain('/DisplayDocTitle true');
    expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(source).toContain('/FontFile2');
  });

  it('has every goal once and in order, however many there are', async () => {
    const bytes = await print({ content: reportContentOf(40, 14) });
    expect(pdfPages(bytes)).toBe(2);
    const scores = pdfText(bytes).match(/^\d+ : \d+$/gm);
    // The first one is the result.
    expect(scores?.slice(1)).toEqual(
      reportContentOf(40).course.map(({ score }) => `${score.home} : ${score.away}`),
    );
  });

  it('goes on with the twelfth foul of a half on another page', async () => {
    expect(pdfPages(await print({ content: reportContentOf(3, 11) }))).toBe(1);
    const bytes = await print({ content: reportContentOf(3, 12) });
    expect(pdfPages(bytes)).toBe(2);
    expect(pdfText(bytes)).toContain('Akumulirani prekršaji i minute odmora (nastavak)');
  });

  it('has a minute of added time on one line, beside a goal and in the box of a foul', async () => {
    const content = reportContentOf(1, 1);
    const late = { minute: '20+12' };
    const [goal] = content.course.map((one) => ({ ...one, ...late }));
    const periods = content.periods.map(({ fouls, ...period }) => ({
      ...period,
      fouls: { ...fouls, home: fouls.home.map((foul) => ({ ...foul, ...late })) },
    }));
    const text = pdfText(
      await print({ content: { ...content, course: goal ? [goal] : [], periods } }),
    );
    expect(text.match(/^20\+12'$/gm)).toHaveLength(3);
  });

  it('shows long names whole', async () => {
    const long = 'Hrvatsko društvo za unapređenje malonogometne rekreacije Čakovec-Međimurje';
    const input = reportInputOf();
    const players = Object.fromEntries(
      Object.keys(input.names.players).map((id) => [
        id,
        { name: 'Maksimilijan-Aleksandar Vukotinović-Šćepanović od Đurđevca', shirt: 99 },
      ]),
    );
    const names = { ...input.names, teams: { home: long, away: long }, players };
    const text = pdfText(await print({ names })).replaceAll('\n', ' ');
    const words = (part: string) => text.replaceAll(/\s/g, '').includes(part.replaceAll(' ', ''));
    expect(words(long)).toBe(true);
    expect(words('Maksimilijan-Aleksandar Vukotinović-Šćepanović od Đurđevca')).toBe(true);
  });

  it('says of an awarded match why, and has no course', async () => {
    const ruling = { reason: 'no-show', awardedTo: 'home' } as const;
    const content = {
      ...unplayed,
      outcome: 'awarded',
      ruling,
      score: { home: 5, away: 0 },
    } as const;
    const text = pdfText(await print({ content }));
    expect(text).toContain('Rezultat po odluci');
    expect(text).toContain('Pobjeda dodijeljena: Končar · Razlog: nedolazak tima');
    expect(text).not.toContain('Tijek rezultata');
    expect(text).not.toContain('Akumulirani prekršaji');
  });

  it.each([
    ['postponed', 'scheduled', 'hall', 'Odgođeno', 'dvorana'],
    ['abandoned', 'cancelled', 'violence', 'Prekinuto', 'nasilje'],
    ['annulled', 'completed', 'withdrawal', 'Poništeno', 'odustajanje tima'],
  ] as const)('says of a match that was %s why', async (outcome, status, reason, word, why) => {
    const content = { ...unplayed, outcome, status, ruling: { reason }, score: null };
    const text = pdfText(await print({ content, recordedAt: '2026-03-16T09:00:00.000Z' }));
    expect(text).toContain('– : –');
    expect(text).toContain(word);
    expect(text).toContain(`Razlog: ${why}`);
    expect(text).not.toContain('Tijek rezultata');
    // A postponed match has no date until it gets a new one.
    const { day, time } = momentOf(content.fixture.matchDate, 'hr');
    const isDue = outcome !== 'postponed';
    expect([text.includes(day), text.includes(time)]).toEqual([isDue, isDue]);
  });

  it('has extra time and every kick from the mark', async () => {
    const content: ReportContent = {
      ...reportContentOf(4),
      regularTime: { home: 1, away: 1 },
      afterExtraTime: true,
      shootout: {
        home: 1,
        away: 0,
        kicks: [
          { team: 'home', playerId: 3, scored: true },
          { team: 'away', playerId: 101, scored: false },
        ],
      },
    };
    const text = pdfText(await print({ content, language: 'en' }));
    expect(text).toContain('Final score · after extra time');
    expect(text).toContain('After regular time 1 : 1 · Penalty shoot-out 1 : 0');
    expect(text).toMatch(/scored[\s\S]*missed/);
  });

  it('says so where a list is empty, under the name of its team', async () => {
    expect(pdfText(await print({ content: unplayed }))).toContain('Popis nije predan.');
    const lists = { ...reportContentOf().lists, home: [] };
    const text = pdfText(await print({ content: { ...reportContentOf(0), lists } }));
    expect(text).toMatch(
      /\nKončar\n[\s\S]*Popis nije predan\.[\s\S]*\nĐuro Đaković\n[\s\S]*Đuro Đurđević/,
    );
  });

  it('has no course where an abandoned match without goals was awarded', async () => {
    const awarded = {
      ...reportContentOf(0),
      outcome: 'awarded',
      ruling: { reason: 'abandoned', awardedTo: 'home' },
      score: { home: 5, away: 0 },
      playedScore: { home: 0, away: 0 },
    } as const;
    expect(pdfText(await print({ content: awarded }))).not.toContain('Tijek rezultata');
    expect(pdfText(await print({ content: reportContentOf(0) }))).toContain('bez pogodaka');
  });

  it('says only in the full version who was listed despite a suspension', async () => {
    const usual = reportContentOf();
    const [listed, ...others] = usual.lists.home;
    if (listed === undefined) throw new Error('The list is empty');
    const home = [{ ...listed, suspended: true as const }, ...others];
    const content = { ...usual, lists: { ...usual.lists, home } };
    const note = 'upisan unatoč suspenziji';
    expect(
      pdfText(await print({ content, signOff: nothingSaid })).replaceAll(/\s+/g, ' '),
    ).toContain(note);
    expect(pdfText(await print({ content })).replaceAll(/\s+/g, ' ')).not.toContain(note);
  });

  it.each([
    ['hr', 'Konačan rezultat · pod protestom'],
    ['en', 'Final score · under protest'],
  ] as const)('says in %s that a protest holds the result back', async (language, words) => {
    expect(pdfText(await print({ language, isUnderProtest: true }))).toContain(words);
    expect(pdfText(await print({ language }))).not.toContain(words);
  });

  it('explains kicks by the distance of the sheet', async () => {
    const { rules, ...content } = reportContentOf();
    if (rules === null) throw new Error('No sheet');
    const nearer = { ...rules, sheet: { ...rules.sheet, foulKickMetres: 9 } };
    const text = pdfText(await print({ content: { ...content, rules: nearer } }));
    expect(text).toContain('6 m i 9 m: gol');
    expect(text).not.toContain('10 m');
  });

  it('has the timeouts of a match without a sheet, and no boxes for fouls that nobody counted', async () => {
    const bytes = await print({ content: { ...reportContentOf(3, 0), rules: null } });
    const text = pdfText(bytes).replaceAll(/\s+/g, ' ');
    expect(text).toContain("Minute odmora Dio Tim Min. 1. pol. Končar 14'");
    expect(text).not.toContain('Akumulirani prekršaji');
    expect(pdfFaults(bytes)).toEqual([]);
  });

  it('counts the fouls of extra time on from those of the second half, where the sheet does', async () => {
    const marked = async (foulsCarryIntoExtraTime: boolean): Promise<number> => {
      const { rules, periods, ...content } = reportContentOf(0, 0);
      if (rules === null) throw new Error('No sheet');
      const foul = {
        half: null,
        minute: '41',
        playerId: 1,
        official: false,
        restart: 'direct',
      } as const;
      const none = { home: [], away: [] };
      const sheet = { ...rules.sheet, foulsCarryIntoExtraTime };
      const five = { home: Array.from({ length: 5 }, () => foul), away: [] };
      const bytes = await print({
        content: {
          ...content,
          rules: { ...rules, sheet },
          periods: [
            { period: 2, fouls: five, timeouts: none },
            { period: 3, fouls: { home: [foul], away: [foul] }, timeouts: none },
          ],
        },
      });
      // White letters, in the box of a foul that brings a kick.
      return bytes.toString('latin1').split('\n1 1 1 scn').length - 1;
    };
    expect([await marked(true), await marked(false)]).toEqual([1, 0]);
  });

  it('shows every word of a remark, in whatever lines and with whatever pictures it was typed', async () => {
    const lines = Array.from({ length: 300 }, (_, line) => `r${line}`);
    const remark = (text: string) => ({
      id: text,
      at: '2026-03-15T18:17:00Z',
      author: 'Ivo',
      text,
    });
    const remarks = [remark(lines.join('\n')), remark('Suci 👏🏽👨‍👩‍👧 𝐛𝐫𝐚𝐯𝐨\tｉ日本\u202e!')];
    const bytes = await print({ signOff: { ...nothingSaid, remarks } });
    const text = pdfText(bytes).replaceAll(/\s+/g, ' ');
    for (const line of lines) expect(text).toContain(` ${line}`);
    expect(text).toContain('Suci □ bravo i□!');
    expect(pdfFaults(bytes)).toEqual([]);
  });

  it('names nobody for the PIN of a team, and has the words of whoever does not sign', async () => {
    const at = '2026-03-15T18:15:00Z';
    const signOff: ReportSignOff = {
      ...nothingSaid,
      signatures: [{ id: 'a.0', role: 'home', method: 'pin', at, name: null, stale: false }],
      refusals: [
        { id: 'b.0', role: 'away', reason: 'other', at, text: 'Krivi strijelac. '.repeat(110) },
      ],
    };
    const text = pdfText(await print({ signOff })).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Domaći – PIN-om tima');
    expect(text).not.toContain('(obrisano)');
    expect(text.match(/Krivi strijelac\./g)).toHaveLength(110);
    expect(text).toContain('Gosti: Krivi');
  });

  it('says below a drawing that it was drawn before a correction', async () => {
    const drawn = (id: string, stale: boolean) =>
      ({
        id,
        role: 'home',
        method: 'drawn',
        at: '2026-03-15T18:15:00Z',
        name: 'Maksimilijan-Aleksandar Vukotinović-Šćepanović od Đurđevca',
        drawing: 'M40 160L80 60L120 150',
        stale,
      }) as const;
    const signatures = [drawn('a.0', true), drawn('b.0', false)];
    const bytes = await print({ signOff: { ...nothingSaid, signatures } });
    const text = pdfText(bytes).replaceAll(/\s+/g, ' ');
    expect(text.match(/od Đurđevca \(prije ispravka\)/g)).toHaveLength(1);
    expect(pdfFaults(bytes)).toEqual([]);
  });

  it('has signatures, remarks and protests only in the full version', async () => {
    const signOff: ReportSignOff = {
      signatures: [
        {
          id: 'a.0',
          role: 'home',
          method: 'tick',
          at: '2026-03-15T18:15:00Z',
          name: 'Đurđica Šimić',
          stale: true,
        },
        {
          id: 'e.0',
          role: 'referee',
          method: 'drawn',
          at: '2026-03-15T18:15:00Z',
          name: 'Ivo Čačić',
          drawing: 'M40 160L80 60L120 150',
          stale: false,
        },
      ],
      refusals: [
        { id: 'b.0', role: 'away', reason: 'disagrees', at: '2026-03-15T18:16:00Z', text: null },
      ],
      remarks: [
        { id: 'c.0', at: '2026-03-15T18:17:00Z', author: 'Ivo', text: 'Parket je sklizak.' },
      ],
      protests: [
        {
          id: 'd.0',
          team: 'away',
          at: '2026-03-15T18:20:00Z',
          text: 'Nastup bez prava.',
          outcome: 'rejected',
          decidedAt: '2026-03-16T18:20:00Z',
          decisionText: null,
        },
      ],
    };
    const words = [
      'Đurđica Šimić',
      'prije ispravka',
      'Sudac: Ivo Čačić',
      'odbija: ne slaže se',
      'Parket je sklizak.',
      'Nastup bez prava.',
      'protest odbijen',
    ];
    const [open, full] = [pdfText(await print()), pdfText(await print({ signOff }))];
    for (const word of words) {
      expect(full).toContain(word);
      expect(open).not.toContain(word);
    }
  });
});

import { pdfText } from '../../../../test/pdf-text.js';
import { reportContentOf, reportInputOf } from '../../../../test/report-input.js';
import { lineUpSheet } from './line-up-sheet.js';
import type { ReportInput } from './report-input.js';

const printed = async (changes: Partial<ReportInput> = {}): Promise<string> =>
  pdfText(await lineUpSheet(reportInputOf(changes))).replaceAll('\n', ' ');

const decided = { ...reportContentOf(4), outcome: 'annulled' } as const;

describe('the sheet of a match’s line-ups', () => {
  it('names both teams, and says nothing of a match that is played as scheduled', async () => {
    const { home, away } = reportInputOf().names.teams;
    expect(await printed()).toContain(`Sastavi utakmice ${home} – ${away} http`);
  });

  it.each([
    ['hr', '(poništeno)'],
    ['en', '(annulled)'],
  ] as const)('says in %s what was decided about the match', async (language, word) => {
    expect(await printed({ content: decided, language })).toContain(word);
  });

  it.each([
    ['hr', 'Šime Žužul (umjesto: 2 Željko Čović, ne može igrati)'],
    ['en', 'Šime Žužul (in place of 2 Željko Čović, cannot play)'],
  ] as const)('says in %s whose place a player took before the match', async (language, text) => {
    const content = reportContentOf(0);
    const replaced = { playerId: 2, reason: 'cannot-play' } as const;
    const home = content.lists.home.flatMap((player) => {
      if (player.playerId === 2) return [];
      return player.playerId === 12 ? [{ ...player, replaced }] : [player];
    });
    const printedList = await printed({
      content: { ...content, lists: { ...content.lists, home } },
      language,
    });
    expect(printedList.replaceAll(/\s+/g, ' ')).toContain(text);
  });

  it('says that both teams lost', async () => {
    const ruling = { reason: 'no-show', awardedTo: 'none' } as const;
    const content = { ...decided, outcome: 'awarded', ruling } as const;
    expect(await printed({ content })).toContain('(rezultat po odluci, oba tima gube)');
  });
});

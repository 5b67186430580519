import { capital, type MatchView } from '@kolo/domain';
import type { Language } from '../../../platform/api/language.js';
import { drawBlocks } from './blocks.js';
import { drawDocumentHead } from './document-head.js';
import { drawPageNumbers } from './foot.js';
import { momentOf, stampOf } from './moments.js';
import { bytesOf, openDocument } from './open-document.js';
import { page } from './page-shape.js';
import { reportTemplate } from './report-input.js';
import { reportTexts } from './report-texts.js';
import type { RoundInput } from './round-input.js';
import { adjustmentTexts, resultText, tableRow } from './round-rows.js';
import { drawRunningHead } from './running-head.js';
import { paragraph, sectionTitle } from './section-title.js';
import { Sheet } from './sheet.js';
import { type Column, Table } from './table.js';

const size = 9;
const [atWidth, teamWidth] = [98, 130];

/** The results of a round, the table of the day on which it ended, and the next round. */
export function roundReport(input: RoundInput): Promise<Buffer> {
  const { language, league, round, url } = input;
  const texts = reportTexts[language];
  const name = `${league.name} ${league.season}`;
  const title = `${texts.round(round)} · ${name}`;
  const doc = openDocument({
    title,
    language,
    recordedAt: `${input.day}T12:00:00Z`,
    producer: `Kolo report ${reportTemplate}`,
  });
  const sheet = new Sheet(doc, (self) => drawRunningHead(self, texts.continued(title)));
  drawDocumentHead(sheet, { above: name, title: texts.round(round), url, alt: texts.tablePage });
  drawResults(sheet, input);
  drawTable(sheet, input);
  drawAdjustments(sheet, input);
  drawNext(sheet, input);
  drawPageNumbers(sheet, texts, texts.template(reportTemplate));
  return bytesOf(doc);
}

function drawResults(sheet: Sheet, { language, matches }: RoundInput): void {
  const { results, columns } = reportTexts[language];
  sectionTitle(sheet, results);
  const shape: Column[] = [
    { title: columns.at, width: atWidth },
    { title: columns.home, width: teamWidth, align: 'right', isHeader: true },
    { title: columns.score, width: 46, align: 'center' },
    { title: columns.away, width: teamWidth },
    { title: columns.note, width: page.width - atWidth - 2 * teamWidth - 46 },
  ];
  const rows = matches.map((match) => {
    const { score, note } = resultText(match, language);
    const { homeTeamName, awayTeamName } = match;
    return [
      dateText(match, language),
      homeTeamName,
      { text: score, weight: 'bold' as const },
      awayTeamName,
      noteText(note, match),
    ];
  });
  drawBlocks(sheet, [{ table: new Table(sheet, shape, size), rows, x: page.left }]);
}

/** Who plays when, also where it was played by now: a report of then says no later results. */
function drawNext(sheet: Sheet, { language, next }: RoundInput): void {
  if (next === null) return;
  const { nextRound, columns } = reportTexts[language];
  sectionTitle(sheet, nextRound(next.round));
  const shape: Column[] = [
    { title: columns.at, width: atWidth },
    { title: columns.home, width: teamWidth, align: 'right', isHeader: true },
    { title: columns.away, width: teamWidth },
    { title: columns.note, width: page.width - atWidth - 2 * teamWidth },
  ];
  const rows = next.matches.map((match) => [
    dateText(match, language),
    match.homeTeamName,
    match.awayTeamName,
    noteText(isPlanned(match) ? null : resultText(match, language).note, match),
  ]);
  drawBlocks(sheet, [{ table: new Table(sheet, shape, size), rows, x: page.left }]);
}

const isPlanned = ({ status, outcome }: MatchView): boolean =>
  status !== 'cancelled' && outcome !== 'postponed';

const dateText = ({ outcome, matchDate }: MatchView, language: Language): string =>
  outcome === 'postponed' ? '–' : stampOf(matchDate, language);

const noteText = (note: string | null, { venue }: MatchView): string =>
  capital([note, venue].filter((part) => part !== null).join(' · '));

function drawTable(sheet: Sheet, { language, table, day }: RoundInput): void {
  const texts = reportTexts[language];
  if (table.length === 0) return;
  sectionTitle(sheet, texts.tableOf(momentOf(`${day}T12:00:00Z`, language).day), 60);
  const number = (title: string): Column => ({ title, width: 34, align: 'center' });
  const { place, team, played, won, drawn, lost, goals, difference, points } = texts.standings;
  const shape: Column[] = [
    { title: place, width: 28, align: 'right' },
    { title: team, width: page.width - 28 - 7 * 34 - 10, isHeader: true },
    ...[played, won, drawn, lost].map(number),
    { title: goals, width: 44, align: 'center' },
    ...[difference, points].map(number),
  ];
  drawBlocks(sheet, [
    { table: new Table(sheet, shape, size), rows: table.map(tableRow), x: page.left },
  ]);
}

function drawAdjustments(sheet: Sheet, { language, table }: RoundInput): void {
  sheet.y += 5;
  for (const text of table.flatMap((row) => adjustmentTexts(row, language))) paragraph(sheet, text);
}

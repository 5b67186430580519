import { capital, type MatchView } from '@kolo/domain';
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
  sectionTitle(sheet, reportTexts[language].results);
  drawMatches(sheet, { language, matches }, (match) => resultText(match, language));
}

/** Who plays when, even if it has been played by now: the report of a round has no later results. */
function drawNext(sheet: Sheet, { language, next }: RoundInput): void {
  if (next === null) return;
  sectionTitle(sheet, reportTexts[language].nextRound(next.round));
  drawMatches(sheet, { language, matches: next.matches }, (match) => ({
    score: '–',
    note: isPlanned(match) ? null : resultText(match, language).note,
  }));
}

function drawMatches(
  sheet: Sheet,
  { language, matches }: Pick<RoundInput, 'language' | 'matches'>,
  said: (match: MatchView) => ReturnType<typeof resultText>,
): void {
  const { columns } = reportTexts[language];
  const shape: Column[] = [
    { title: columns.at, width: 98 },
    { title: columns.home, width: 130, align: 'right', isHeader: true },
    { title: columns.score, width: 46, align: 'center' },
    { title: columns.away, width: 130 },
    { title: columns.note, width: page.width - 98 - 2 * 130 - 46 },
  ];
  const rows = matches.map((match) => {
    const { score, note } = said(match);
    return [
      match.outcome === 'postponed' ? '–' : stampOf(match.matchDate, language),
      match.homeTeamName,
      { text: score, weight: 'bold' as const },
      match.awayTeamName,
      capital([note, match.venue].filter((part) => part !== null).join(' · ')),
    ];
  });
  drawBlocks(sheet, [{ table: new Table(sheet, shape, size), rows, x: page.left }]);
}

const isPlanned = ({ status, outcome }: MatchView): boolean =>
  status !== 'cancelled' && outcome !== 'postponed';

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

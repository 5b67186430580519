import { capital } from '@kolo/domain';
import { colours } from './colours.js';
import { drawDocumentHead } from './document-head.js';
import { page } from './page-shape.js';
import { type ReportContext, scoreText } from './report-context.js';
import type { ReportInput } from './report-input.js';
import type { ReportTexts } from './report-texts.js';

/** Competition, title, and the code of the match's page. */
export function drawHead(
  { sheet, input, texts }: ReportContext,
  title: string,
  below?: string,
): void {
  const { league } = input.names;
  const { round } = input.content.fixture;
  const competition = [
    league === null ? texts.friendly : `${league.name} ${league.season}`,
    round === null || round === 0 ? null : texts.round(round),
  ];
  drawDocumentHead(sheet, {
    above: competition.filter((part) => part !== null).join(' · '),
    title,
    ...(below !== undefined && { below }),
    url: input.url,
    alt: texts.scan,
  });
}

/** The teams and the result, large. */
export function drawResult({ sheet, input, texts }: ReportContext): void {
  const { names } = input;
  const { top, lines } = resultLines(input, texts);
  const middle = 116;
  const side = (page.width - middle) / 2 - 12;
  const team = { size: 13, weight: 'bold' } as const;
  const score = { size: 26, weight: 'bold', align: 'center' } as const;
  const line = { size: 8.5, align: 'center', colour: colours.muted } as const;
  const inside = page.width - 24;
  const teamHeights = [names.teams.home, names.teams.away].map((name) =>
    sheet.heightOf(name, side, team),
  );
  const rowHeight = Math.max(sheet.heightOf(top, middle, score), ...teamHeights);
  const linesHeight = lines.reduce((sum, text) => sum + sheet.heightOf(text, inside, line) + 1, 0);
  const height = rowHeight + linesHeight + 16;
  const { y } = sheet;
  sheet.artifact((doc) => {
    doc.roundedRect(page.left, y, page.width, height, 5).fill(colours.band);
  });
  const centred = (own: number): number => y + 8 + (rowHeight - own) / 2;
  const left = page.left + 12;
  const [homeHeight = 0, awayHeight = 0] = teamHeights;
  sheet.element('P', {}, () =>
    sheet.text(names.teams.home, left, centred(homeHeight), side, { ...team, align: 'right' }),
  );
  sheet.element('P', {}, () =>
    sheet.text(top, left + side, centred(sheet.heightOf(top, middle, score)), middle, score),
  );
  sheet.element('P', {}, () =>
    sheet.text(names.teams.away, left + side + middle, centred(awayHeight), side, team),
  );
  let below = y + 8 + rowHeight;
  for (const text of lines) {
    sheet.element('P', {}, () => sheet.text(text, left, below, inside, line));
    below += sheet.heightOf(text, inside, line) + 1;
  }
  sheet.y = y + height + 4;
}

/** The score and how it came about: halves, extra time, kicks, decisions, protests. */
function resultLines(
  { content, names: { teams }, isUnderProtest }: ReportInput,
  texts: ReportTexts,
): { top: string; lines: string[] } {
  const { score, status, outcome, ruling, halfTime, regularTime, shootout, playedScore } = content;
  const awarded = ruling?.awardedTo;
  const state = outcome === null ? texts.status[status] : texts.outcome[outcome];
  const parts = [
    halfTime && `${texts.halfTime} ${scoreText(halfTime)}`,
    regularTime && `${texts.regularTime} ${scoreText(regularTime)}`,
    shootout && `${texts.kicks} ${scoreText(shootout)}`,
    playedScore && `${texts.playedScore} ${scoreText(playedScore)}`,
  ];
  const decision = [
    awarded && (awarded === 'none' ? texts.bothLost : `${texts.awardedTo}: ${teams[awarded]}`),
    ruling && `${texts.reason}: ${reasonText(texts, ruling.reason)}`,
  ];
  return {
    top: score === null ? '– : –' : scoreText(score),
    lines: [
      [
        capital(state),
        content.afterExtraTime && texts.extraTime,
        isUnderProtest && texts.underProtest,
      ],
      parts,
      decision,
    ]
      .map((line) => line.filter((part) => typeof part === 'string').join(' · '))
      .filter((line) => line !== ''),
  };
}

const reasonText = (texts: ReportTexts, reason: string): string =>
  (texts.reasons as Readonly<Record<string, string>>)[reason] ?? texts.reasons.other;

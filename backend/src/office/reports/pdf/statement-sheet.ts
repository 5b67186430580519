import type { RefereeRole } from '@kolo/domain';
import type { Language } from '../../../platform/api/language.js';
import { drawBlocks } from './blocks.js';
import { drawDocumentHead } from './document-head.js';
import { drawPageNumbers } from './foot.js';
import { momentOf } from './moments.js';
import { bytesOf, openDocument } from './open-document.js';
import { page } from './page-shape.js';
import { reportTemplate } from './report-input.js';
import { reportTexts } from './report-texts.js';
import { drawRunningHead } from './running-head.js';
import { paragraph } from './section-title.js';
import { Sheet } from './sheet.js';
import type { StatementInput } from './statement-input.js';
import { statementTexts } from './statement-texts.js';
import { type Column, Table } from './table.js';

/** What a referee has earned in a month, line by line. */
export function statementSheet(input: StatementInput): Promise<Buffer> {
  const { language, name, statement, url } = input;
  const texts = statementTexts[language];
  const title = texts.title(statement.month);
  const doc = openDocument({
    title: `${title} · ${name}`,
    language,
    // An open one is as of its month, so the same lines give the same bytes.
    recordedAt: statement.closedAt ?? `${statement.month}-01T12:00:00Z`,
    producer: `Kolo report ${reportTemplate}`,
  });
  const { continued, template } = reportTexts[language];
  const sheet = new Sheet(doc, (self) => drawRunningHead(self, continued(title)));
  drawDocumentHead(sheet, { above: name, title, below: stateOf(input), url, alt: texts.page });
  drawLines(sheet, input);
  sheet.y += 5;
  paragraph(sheet, `${texts.total}: ${amount(statement.totalCents, language)}`);
  drawPageNumbers(sheet, reportTexts[language], template(reportTemplate));
  return bytesOf(doc);
}

const stateOf = ({ language, statement: { closedAt } }: StatementInput): string => {
  const { closedOn, open } = statementTexts[language];
  return closedAt === null ? open : closedOn(momentOf(closedAt, language).day);
};

function drawLines(sheet: Sheet, { language, statement }: StatementInput): void {
  const { columns, roles } = statementTexts[language];
  const shape: Column[] = [
    { title: columns.date, width: 76 },
    { title: columns.match, width: page.width - 76 - 80 - 62 - 40 - 62, isHeader: true },
    { title: columns.role, width: 80 },
    { title: columns.fee, width: 62, align: 'right' },
    { title: columns.km, width: 40, align: 'right' },
    { title: columns.way, width: 62, align: 'right' },
  ];
  const rows = statement.lines.map((line) => [
    momentOf(`${line.date}T12:00:00Z`, language).day,
    [line.match, line.note].filter((part) => part !== null).join(' · '),
    roleOf(line.role, roles),
    amount(line.feeCents, language),
    String(line.km),
    amount(line.kmCents, language),
  ]);
  drawBlocks(sheet, [{ table: new Table(sheet, shape, 9), rows, x: page.left }]);
}

const roleOf = (role: RefereeRole | null, roles: Record<RefereeRole, string>): string =>
  role === null ? '–' : roles[role];

/** Put together here: the spaces of a locale may differ from one Node to the next. */
function amount(cents: number, language: Language): string {
  const euros = `${Math.trunc(Math.abs(cents) / 100)}`;
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  const sign = cents < 0 ? '−' : '';
  return language === 'hr' ? `${sign}${euros},${rest} €` : `${sign}€${euros}.${rest}`;
}

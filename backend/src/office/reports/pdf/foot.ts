import { colours } from './colours.js';
import { stampOf } from './moments.js';
import { page } from './page-shape.js';
import type { ReportContext } from './report-context.js';
import { reportTemplate } from './report-input.js';
import type { ReportTexts } from './report-texts.js';
import type { Sheet } from './sheet.js';

const style = { size: 6.5, colour: colours.muted } as const;

/** To compare two prints by; the instant is that of the version, as the same version has the same bytes. */
export function drawFoot({ sheet, input, texts }: ReportContext): void {
  const { content, version, reportHash, recordedAt, language } = input;
  const at = stampOf(recordedAt, language);
  const facts = [
    content.rules && texts.footerRules(content.rules.version),
    texts.footer(version, reportHash.slice(0, 16), reportTemplate, at),
  ];
  drawPageNumbers(sheet, texts, facts.filter((part) => part !== null).join(' · '));
}

/** At the foot of every page, with its number. */
export function drawPageNumbers(sheet: Sheet, texts: ReportTexts, facts: string): void {
  sheet.onEachPage((number, count) => {
    sheet.text(facts, page.left, page.footer, page.width - 80, style);
    const right = { ...style, align: 'right' } as const;
    sheet.text(texts.page(number, count), page.right - 80, page.footer, 80, right);
  });
}

import { drawCourse } from './course-section.js';
import { drawFacts } from './facts-section.js';
import { drawFoot } from './foot.js';
import { drawFouls, drawFurtherFouls } from './fouls-section.js';
import { drawHead, drawResult } from './head-section.js';
import { drawIncidents } from './incidents-section.js';
import { drawLists } from './lists-section.js';
import { bytesOf, openDocument } from './open-document.js';
import { textsOf } from './report-context.js';
import { type ReportInput, reportTemplate } from './report-input.js';
import { drawRunningHead } from './running-head.js';
import { Sheet } from './sheet.js';
import { drawSignOff } from './sign-off-section.js';

/** The report of a match as a PDF: the same input gives the same bytes, on every machine. */
export function matchReport(input: ReportInput): Promise<Buffer> {
  const texts = textsOf(input);
  const { home, away } = input.names.teams;
  const kind = input.signOff === null ? texts.title : texts.titleFull;
  const title = `${kind}: ${home} – ${away}`;
  const doc = openDocument({
    title,
    language: input.language,
    recordedAt: input.recordedAt,
    producer: `Kolo report ${reportTemplate}`,
  });
  const sheet = new Sheet(doc, (self) => drawRunningHead(self, texts.continued(title)));
  const context = { sheet, input, texts };
  drawHead(context, kind);
  drawResult(context);
  drawFacts(context);
  drawLists(context);
  drawFouls(context);
  drawCourse(context);
  drawIncidents(context);
  drawFurtherFouls(context);
  drawSignOff(context);
  drawFoot(context);
  return bytesOf(doc);
}

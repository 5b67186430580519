import { outcomeWord } from '@kolo/domain';
import { drawFacts } from './facts-section.js';
import { drawFoot } from './foot.js';
import { drawHead } from './head-section.js';
import { drawLists } from './lists-section.js';
import { bytesOf, openDocument } from './open-document.js';
import { textsOf } from './report-context.js';
import { type ReportInput, reportTemplate } from './report-input.js';
import { drawRunningHead } from './running-head.js';
import { Sheet } from './sheet.js';

/** Who may play, for the scorer's table and the referees before the first whistle. */
export function lineUpSheet(input: ReportInput): Promise<Buffer> {
  const texts = textsOf(input);
  const { home, away } = input.names.teams;
  const title = `${texts.lineUp}: ${home} – ${away}`;
  const doc = openDocument({
    title,
    language: input.language,
    recordedAt: input.recordedAt,
    producer: `Kolo report ${reportTemplate}`,
  });
  const sheet = new Sheet(doc, (self) => drawRunningHead(self, texts.continued(title)));
  const context = { sheet, input, texts };
  drawHead(context, texts.lineUp, `${home} – ${away}${decisionOn(input)}`);
  drawFacts(context);
  drawLists(context);
  drawFoot(context);
  return bytesOf(doc);
}

/** What was decided about the match, so that nobody takes the sheet of an annulled one for one to be played. */
function decisionOn({ content, language }: ReportInput): string {
  const { outcome, ruling } = content;
  if (outcome === null) return '';
  return ` (${outcomeWord({ outcome, ...ruling }, language)})`;
}

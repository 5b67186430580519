import { type Signature, type SigningRole, signingRoles } from '@kolo/domain';
import { drawBlocks } from './blocks.js';
import { drawSignature, isDrawing } from './drawn-signature.js';
import { stampOf } from './moments.js';
import { page } from './page-shape.js';
import type { ReportContext } from './report-context.js';
import type { ReportSignOff } from './report-input.js';
import { paragraph, sectionTitle } from './section-title.js';
import { type Cell, type Column, Table } from './table.js';

/** Signatures, remarks and protests: for the parties of the match alone. */
export function drawSignOff(context: ReportContext): void {
  const { signOff } = context.input;
  if (signOff === null) return;
  drawSignatures(context, signOff);
  drawRemarks(context, signOff);
  drawProtests(context, signOff);
}

function drawSignatures(context: ReportContext, signOff: ReportSignOff): void {
  const { sheet, texts } = context;
  const { columns } = texts;
  sectionTitle(sheet, texts.signatures, 70);
  const shape: Column[] = [
    { title: columns.role, width: 90, isHeader: true },
    { title: columns.name, width: 163 },
    { title: columns.method, width: 110 },
    { title: columns.at, width: 80 },
    { title: columns.state, width: 80 },
  ];
  const rows = signingRoles.flatMap((role) => rowsOf(context, signOff, role));
  drawBlocks(sheet, [{ table: new Table(sheet, shape), rows, x: page.left }]);
  drawDrawings(context, signOff);
  drawReasons(context, signOff);
}

/** Why somebody does not sign, in words. */
function drawReasons({ sheet, texts }: ReportContext, { refusals }: ReportSignOff): void {
  sheet.y += 4;
  for (const { role, text } of refusals)
    if (text !== null) paragraph(sheet, `${texts.role[role]}: ${text}`);
}

const drawing = { width: 120, height: 40, gap: 14 } as const;
const caption = { size: 6.5 } as const;

/** Signatures by hand, four in a row. */
function drawDrawings({ sheet, texts }: ReportContext, { signatures }: ReportSignOff): void {
  const drawn = signatures.filter((one) => isDrawing(one.drawing));
  const perRow = 4;
  const captionOf = ({ role, name, stale }: Signature): string =>
    `${texts.role[role]}: ${name ?? texts.erased}${stale ? ` (${texts.stale})` : ''}`;
  for (let first = 0; first < drawn.length; first += perRow) {
    const inRow = drawn.slice(first, first + perRow);
    const below = Math.max(
      ...inRow.map((one) => sheet.heightOf(captionOf(one), drawing.width, caption)),
    );
    sheet.need(drawing.height + below + 14);
    const top = sheet.y + 4;
    for (const [index, one] of inRow.entries()) {
      const x = page.left + index * (drawing.width + drawing.gap);
      const name = captionOf(one);
      const bbox = [x, top, x + drawing.width, top + drawing.height] as const;
      sheet.picture({ alt: name, bbox }, (doc) =>
        drawSignature(doc, one.drawing ?? '', { x, y: top, width: drawing.width }),
      );
      sheet.element('P', {}, () =>
        sheet.text(name, x, top + drawing.height, drawing.width, caption),
      );
    }
    sheet.y = top + drawing.height + below + 10;
  }
}

function rowsOf(
  { texts, input }: ReportContext,
  { signatures, refusals }: ReportSignOff,
  role: SigningRole,
): Cell[][] {
  const { language } = input;
  const signed = signatures
    .filter((one) => one.role === role)
    .map((one): Cell[] => [
      texts.role[role],
      signerText(one),
      texts.method[one.method],
      stampOf(one.at, language),
      stateText(one),
    ]);
  const refused = refusals
    .filter((one) => one.role === role)
    .map((one): Cell[] => [
      texts.role[role],
      '',
      '',
      stampOf(one.at, language),
      texts.refused[one.reason],
    ]);
  const rows = [...signed, ...refused];
  return rows.length > 0 ? rows : [[texts.role[role], '', '', '', texts.notSigned]];

  function stateText({ stale }: Signature): string {
    return stale ? texts.stale : texts.valid;
  }

  /** Whoever knows the PIN of a team gives no name. */
  function signerText({ name, method }: Signature): string {
    return name ?? (method === 'pin' ? '–' : texts.erased);
  }
}

function drawRemarks({ sheet, texts, input }: ReportContext, { remarks }: ReportSignOff): void {
  sectionTitle(sheet, texts.remarks, 20);
  if (remarks.length === 0) paragraph(sheet, texts.noRemarks);
  for (const { at, author, text } of remarks) {
    const head = [stampOf(at, input.language), author].filter((part) => part !== null).join(', ');
    paragraph(sheet, `${head}: ${text ?? texts.erased}`);
  }
}

function drawProtests({ sheet, texts, input }: ReportContext, { protests }: ReportSignOff): void {
  if (protests.length === 0) return;
  sectionTitle(sheet, texts.protests, 20);
  for (const { team, at, text, outcome, decidedAt, decisionText } of protests) {
    const { language, names } = input;
    paragraph(sheet, `${stampOf(at, language)}, ${names.teams[team]}: ${text ?? texts.erased}`);
    const decision = outcome === null ? texts.undecided : texts.protest[outcome];
    const when = decidedAt === null ? '' : `${stampOf(decidedAt, language)}, `;
    const words = decisionText === null ? '' : `: ${decisionText}`;
    paragraph(sheet, `${when}${decision}${words}`);
  }
}

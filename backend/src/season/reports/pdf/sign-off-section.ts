import { type Signature, type SigningRole, signingRoles } from '@kolo/domain';
import { drawBlocks } from './blocks.js';
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
      one.name ?? texts.erased,
      texts.method[one.method],
      stampOf(one.at, language),
      stateText(one),
    ]);
  const refused = refusals
    .filter((one) => one.role === role)
    .map((one): Cell[] => [
      texts.role[role],
      one.text ?? '',
      '',
      stampOf(one.at, language),
      texts.refused[one.reason],
    ]);
  const rows = [...signed, ...refused];
  return rows.length > 0 ? rows : [[texts.role[role], '', '', '', texts.notSigned]];

  function stateText({ stale }: Signature): string {
    return stale ? texts.stale : texts.valid;
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

import { minutesAndSeconds, type ReportMissedKick, type ReportSendingOff } from '@kolo/domain';
import { drawBlocks, firstHeight } from './blocks.js';
import { page } from './page-shape.js';
import { kickMetres, minuteOf, numberedName, type ReportContext } from './report-context.js';
import { sectionTitle } from './section-title.js';
import { type Cell, type Column, Table } from './table.js';

/** Who was sent off and when the team was complete again, kicks that were missed, and the kicks from the mark. */
export function drawIncidents(context: ReportContext): void {
  const { input, texts } = context;
  const { columns } = texts;
  const { sendingsOff, missedKicks, shootout } = input.content;
  const minute: Column = { title: columns.minute, width: 34, align: 'right' };
  const team: Column = { title: columns.team, width: 130 };
  const name: Column = {
    title: columns.name,
    width: page.width - 34 - 130 - 2 * 110,
    isHeader: true,
  };
  const who = (one: ReportSendingOff | ReportMissedKick): Cell[] => [
    minuteOf(one),
    input.names.teams[one.team],
    numberedName(context, one.playerId),
  ];
  const last = (title: string): Column => ({ title, width: 110 });
  drawRows(
    context,
    texts.sendingsOff,
    [minute, team, name, last(columns.cause), last(columns.reentry)],
    sendingsOff.map((one) => [...who(one), texts.cause[one.cause], reentryText(context, one)]),
  );
  const metres = `${kickMetres(context)} m`;
  drawRows(
    context,
    texts.missedKicks,
    [minute, team, name, last(columns.kick), last(columns.how)],
    missedKicks.map((one) => [
      ...who(one),
      one.kind === 'penalty' ? texts.penalty : metres,
      texts.how[one.how],
    ]),
  );
  drawRows(
    context,
    texts.kicks,
    [
      { title: columns.shirt, width: 34, align: 'right' },
      team,
      name,
      { ...last(columns.how), width: 220 },
    ],
    (shootout?.kicks ?? []).map((kick, index) => [
      String(index + 1),
      input.names.teams[kick.team],
      numberedName(context, kick.playerId),
      kick.scored ? texts.scored : texts.missed,
    ]),
  );
}

function drawRows(
  { sheet }: ReportContext,
  title: string,
  columns: readonly Column[],
  rows: readonly Cell[][],
): void {
  if (rows.length === 0) return;
  const table = new Table(sheet, columns);
  sectionTitle(sheet, title, firstHeight(table, rows[0]));
  drawBlocks(sheet, [{ table, rows, x: page.left }]);
}

function reentryText({ texts, input }: ReportContext, { reentry }: ReportSendingOff): string {
  if (reentry === null) return texts.noReentry;
  const by = texts.reentry[reentry.by];
  const sheet = input.content.rules?.sheet;
  if (reentry.played === undefined || sheet === undefined) return by;
  return `${texts.periods[reentry.period]} ${minutesAndSeconds(reentry.played)}, ${by}`;
}

import {
  type Period,
  type ReportFoul,
  type ReportPeriod,
  type TeamSide,
  teamSides,
} from '@kolo/domain';
import { drawBlocks } from './blocks.js';
import { colours } from './colours.js';
import { page } from './page-shape.js';
import { minuteOf, type ReportContext } from './report-context.js';
import { sectionTitle } from './section-title.js';
import { type Cell, type Column, Table } from './table.js';

/** As many as a form on paper has; more are on the next page. */
const foulBoxes = 11;

const widths = { period: 42, timeouts: 60, box: 25 } as const;
const teamWidth = page.width - widths.period - widths.timeouts - foulBoxes * widths.box;

const hasFurtherFouls = ({ input }: ReportContext): boolean =>
  input.content.periods.some(({ fouls }) =>
    teamSides.some((side) => fouls[side].length > foulBoxes),
  );

/** A box with its minute for each accumulated foul of a half, and the timeouts. */
export function drawFouls(context: ReportContext): void {
  const { sheet, input, texts } = context;
  const { periods, rules } = input.content;
  if (periods.length === 0) return;
  if (rules === null) {
    drawTimeouts(context);
    return;
  }
  const { foulKickFrom: from, foulKickMetres: metres } = rules.sheet;
  const hint = from === null ? '' : texts.foulsHint(from, metres);
  sectionTitle(sheet, texts.fouls, 60, hint);
  const rows = periods.flatMap((period) =>
    teamSides.map((side) => rowOf(context, period, side, 0)),
  );
  drawTable(context, 0, rows);
}

/** Without a sheet nobody counts fouls, and empty boxes would say that there were none. */
function drawTimeouts({ sheet, input, texts }: ReportContext): void {
  const { columns } = texts;
  sectionTitle(sheet, columns.timeouts, 60);
  const table = new Table(sheet, [
    { title: columns.period, width: widths.period },
    { title: columns.team, width: page.width - widths.period - 150, isHeader: true },
    { title: columns.minute, width: 150, align: 'center' },
  ]);
  const rows = input.content.periods.flatMap(({ period, timeouts }) =>
    teamSides.map((side): Cell[] => [
      side === 'home' ? texts.periods[period] : '',
      input.names.teams[side],
      timeouts[side].map(minuteOf).join(' '),
    ]),
  );
  drawBlocks(sheet, [{ table, rows, x: page.left }]);
}

/** The fouls for which the first page has no box. */
export function drawFurtherFouls(context: ReportContext): void {
  const { sheet, input, texts } = context;
  if (!hasFurtherFouls(context)) return;
  sheet.toLaterPage();
  sectionTitle(sheet, texts.continued(texts.fouls), 60);
  const longest = Math.max(
    ...input.content.periods.flatMap(({ fouls }) => teamSides.map((side) => fouls[side].length)),
  );
  for (let first = foulBoxes; first < longest; first += foulBoxes) {
    const rows = input.content.periods.flatMap((period) =>
      teamSides
        .filter((side) => period.fouls[side].length > first)
        .map((side) => rowOf(context, period, side, first)),
    );
    drawTable(context, first, rows);
    sheet.y += 6;
  }
}

function drawTable({ sheet, texts }: ReportContext, first: number, rows: Cell[][]): void {
  const { columns } = texts;
  const boxes = Array.from({ length: foulBoxes }, (_, index): Column => {
    return { title: String(first + index + 1), width: widths.box, align: 'center' };
  });
  const table = new Table(sheet, [
    { title: columns.period, width: widths.period },
    { title: columns.team, width: teamWidth, isHeader: true },
    ...boxes,
    { title: columns.timeouts, width: widths.timeouts, align: 'center' },
  ]);
  drawBlocks(sheet, [{ table, rows, x: page.left }]);
}

function rowOf(
  context: ReportContext,
  { period, fouls, timeouts }: ReportPeriod,
  side: TeamSide,
  first: number,
): Cell[] {
  const { input, texts } = context;
  const from = input.content.rules?.sheet.foulKickFrom ?? null;
  const carried = carriedInto(context, period, side);
  const boxes = Array.from({ length: foulBoxes }, (_, index) =>
    boxOf(fouls[side][first + index], carried + first + index + 1, from),
  );
  return [
    side === 'home' || first > 0 ? texts.periods[period] : '',
    input.names.teams[side],
    ...boxes,
    first === 0 ? timeouts[side].map(minuteOf).join(' ') : '',
  ];
}

/** What a team brings along: the second half and extra time count as one where the sheet says so. */
function carriedInto({ input }: ReportContext, period: Period, side: TeamSide): number {
  const { rules, periods } = input.content;
  if (rules?.sheet.foulsCarryIntoExtraTime !== true) return 0;
  return periods
    .filter((earlier) => earlier.period >= 2 && earlier.period < period)
    .reduce((sum, { fouls }) => sum + fouls[side].length, 0);
}

function boxOf(foul: ReportFoul | undefined, number: number, kickFrom: number | null): Cell {
  if (foul === undefined) return '';
  const isKick = kickFrom !== null && number >= kickFrom;
  const text = minuteOf(foul);
  return {
    text,
    // `20+12'` has room in a box too.
    size: text.length < 5 ? 6.5 : 5,
    weight: 'bold',
    ...(isKick && { fill: colours.strong, colour: colours.onStrong }),
  };
}

import type { GoalKind, ReportContent, ReportGoal } from '@kolo/domain';
import { drawInTwoColumns, firstHeight } from './blocks.js';
import { page } from './page-shape.js';
import {
  kickMetres,
  minuteOf,
  nameOf,
  type ReportContext,
  scoreText,
  shirtOf,
  sideMark,
} from './report-context.js';
import type { ReportTexts } from './report-texts.js';
import { paragraph, sectionTitle } from './section-title.js';
import { type Cell, type Column, Table } from './table.js';

const gap = 14;
const half = (page.width - gap) / 2;

/** Every goal with the score after it. */
export function drawCourse(context: ReportContext): void {
  const { sheet, input, texts } = context;
  const { course } = input.content;
  if (course.length === 0) {
    if (!isGoalless(input.content)) return;
    sectionTitle(sheet, texts.course);
    paragraph(sheet, texts.noGoals);
    return;
  }
  drawGoals(context, course);
}

/** Played to its end; an award after an abandoned match has a score without goals. */
const isGoalless = ({ startedAt, status, outcome, score }: ReportContent): boolean =>
  startedAt !== null &&
  status === 'completed' &&
  outcome === null &&
  score?.home === 0 &&
  score.away === 0;

/** In two columns of one table, the first half on the left. */
function drawGoals(context: ReportContext, goals: readonly ReportGoal[]): void {
  const { sheet, texts } = context;
  const { columns } = texts;
  const shape: Column[] = [
    { title: columns.minute, width: 36, align: 'right' },
    { title: columns.score, width: 38, align: 'center', isHeader: true },
    { title: columns.team, width: 24, align: 'center' },
    { title: columns.shirt, width: 22, align: 'right' },
    { title: columns.scorer, width: half - 150 },
    { title: columns.kind, width: 30, align: 'center' },
  ];
  const table = new Table(sheet, shape);
  const rows = goals.map((goal) => rowOf(context, goal));
  sectionTitle(
    sheet,
    texts.course,
    firstHeight(table, rows[0]),
    texts.courseHint(kickMetres(context)),
  );
  drawInTwoColumns(sheet, table, rows, [page.left, page.left + half + gap]);
}

function rowOf(context: ReportContext, goal: ReportGoal): Cell[] {
  const { texts } = context;
  const name = nameOf(context, goal.scorer);
  const assist = goal.assist === null ? '' : `, ${texts.assist(nameOf(context, goal.assist))}`;
  return [
    minuteOf(goal),
    { text: scoreText(goal.score), weight: 'bold' },
    sideMark(context, goal.team),
    shirtOf(context, goal.scorer),
    `${name}${assist}`,
    kindText(goal.kind, kickMetres(context), texts),
  ];
}

function kindText(kind: GoalKind, metres: number, texts: ReportTexts): string {
  switch (kind) {
    case 'open-play':
      return '';
    case 'own-goal':
      return texts.ownGoal;
    case 'penalty':
      return texts.penalty;
    case 'ten-metres':
      return `${metres} m`;
  }
}

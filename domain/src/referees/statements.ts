import type { RefereeStatement, StatementLine } from '../contract/referees.js';

export interface EarnedLine extends StatementLine {
  /** `YYYY-MM`, in which it was earned. */
  month: string;
  /** The statement that has it; null before one is closed. */
  closedIn: string | null;
}

export interface ClosedMonth {
  month: string;
  closedAt: string;
}

/** Whether a text is a month, `YYYY-MM`. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** What is earned, or corrected, in a month that is closed goes into the next one that is open. */
export function openMonthFor(month: string, closed: ReadonlySet<string>): string {
  let open = month;
  while (closed.has(open)) open = monthAfter(open);
  return open;
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? [year + 1, 1] : [year, number + 1];
  return next.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

/** The sum of fees and kilometres, in cents. */
export const totalOf = (lines: readonly StatementLine[]): number =>
  lines.reduce((sum, { feeCents, kmCents }) => sum + feeCents + kmCents, 0);

/** One statement for each month with lines, and for each that is closed; the newest first. */
export function statementsOf(
  lines: readonly EarnedLine[],
  closed: readonly ClosedMonth[],
): RefereeStatement[] {
  const closedMonths = new Set(closed.map(({ month }) => month));
  const closedAt = new Map(closed.map((one) => [one.month, one.closedAt]));
  const byMonth = new Map<string, StatementLine[]>(closed.map(({ month }) => [month, []]));
  for (const { month: earnedIn, closedIn, ...line } of lines) {
    const month = closedIn ?? openMonthFor(earnedIn, closedMonths);
    byMonth.set(month, [...(byMonth.get(month) ?? []), line]);
  }
  return [...byMonth]
    .map(([month, own]) => ({
      month,
      lines: own,
      totalCents: totalOf(own),
      closedAt: closedAt.get(month) ?? null,
    }))
    .sort((a, b) => b.month.localeCompare(a.month));
}

const dayMs = 24 * 60 * 60 * 1000;

/** The day that is some days after `yyyy-mm-dd`, or before it. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayMs).toISOString().slice(0, 10);

/** 1 for a Monday, 7 for a Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00.000Z`).getUTCDay() || 7;

/** All days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

import { parseZagrebDay } from '@kolo/domain';

/** Rounds, counted from 1, whose dates are possible but unlikely. */
export interface DateDoubts {
  past: number[];
  sameDay: number[];
  /** Dated before the round that precedes them. */
  disordered: number[];
  outOfSeason: number[];
}

/** Days as `yyyy-mm-dd` in Zagreb. */
interface Calendar {
  today: string;
  season: { from: string; to: string };
}

/** @param dates by round; missing and impossible dates are reported elsewhere */
export function dateDoubts(
  dates: readonly string[],
  { today, season: { from, to } }: Calendar,
): DateDoubts {
  const sound = dates.map((date) => parseZagrebDay(date) ?? '');
  const roundsWhere = (doubtful: (day: string, before: string) => boolean): number[] =>
    sound.flatMap((day, index) =>
      day !== '' && doubtful(day, sound[index - 1] ?? '') ? [index + 1] : [],
    );
  return {
    past: roundsWhere((day) => day < today),
    sameDay: roundsWhere((day) => sound.filter((other) => other === day).length > 1),
    disordered: roundsWhere((day, before) => day < before),
    outOfSeason: roundsWhere((day) => day < from || day > to),
  };
}

/** `1–3, 7`: shorter than a list of eighteen numbers. */
export function rangesOf(rounds: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const round of rounds) {
    const open = ranges.at(-1);
    if (open?.last === round - 1) open.last = round;
    else ranges.push({ first: round, last: round });
  }
  return ranges
    .map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`))
    .join(', ');
}

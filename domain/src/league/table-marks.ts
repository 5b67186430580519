import type { TableMark } from '../contract/outlook.js';
import type { LeagueTableRow } from '../contract/tables.js';
import type { CountedResult } from '../views/counted-result.js';
import {
  isWholeSeason,
  markOf,
  type OpenMatch,
  placeRanges,
  type SeasonOutlook,
} from './outlook.js';

interface Marked {
  /** Of the official table: a running match is an open one. */
  rows: readonly Pick<LeagueTableRow, 'teamId' | 'points' | 'unranked'>[];
  results: readonly Pick<CountedResult, 'homeTeamId' | 'awayTeamId'>[];
  open: readonly OpenMatch[];
  points: NonNullable<SeasonOutlook['points']>;
  cut: number | null;
}

/** What is sure for each team by points; nothing once all is played, and nothing in a part of a season. */
export function tableMarks({ rows, results, open, points, cut }: Marked): Map<number, TableMark> {
  const teams = rows.filter(({ unranked }) => unranked !== true);
  const ids = teams.map(({ teamId }) => teamId);
  if (open.length === 0 || !isWholeSeason(ids, [...results, ...open])) return new Map();
  const ranges = placeRanges({ teams, open, points });
  const marks = ids.flatMap((teamId): [number, TableMark][] => {
    const range = ranges.get(teamId);
    const mark = range === undefined ? null : markOf(range, cut);
    return mark === null ? [] : [[teamId, mark]];
  });
  return new Map(marks);
}

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

type OutlookRow = Pick<LeagueTableRow, 'teamId' | 'points' | 'unranked'>;

/** A season, and what of it is still to be played. */
export interface TableOutlook<Row extends OutlookRow = OutlookRow, Open = OpenMatch> {
  /** Of the official table: a running match is an open one. */
  rows: readonly Row[];
  results: readonly Pick<CountedResult, 'homeTeamId' | 'awayTeamId'>[];
  open: readonly (OpenMatch & Open)[];
  points: NonNullable<SeasonOutlook['points']>;
  cut: number | null;
}

/** The teams that still have something to play for; none in a part of a season. */
export function rankedTeams<Row extends OutlookRow>({
  rows,
  results,
  open,
}: Pick<TableOutlook<Row>, 'rows' | 'results' | 'open'>): Row[] {
  const teams = rows.filter(({ unranked }) => unranked !== true);
  const ids = teams.map(({ teamId }) => teamId);
  return open.length > 0 && isWholeSeason(ids, [...results, ...open]) ? teams : [];
}

/** What is sure for each team by points; nothing once all is played, and nothing in a part of a season. */
export function tableMarks(outlook: TableOutlook): Map<number, TableMark> {
  const { open, points, cut } = outlook;
  const teams = rankedTeams(outlook);
  const ranges = placeRanges({ teams, open, points });
  const marks = teams.flatMap(({ teamId }): [number, TableMark][] => {
    const range = ranges.get(teamId);
    const mark = range === undefined ? null : markOf(range, cut);
    return mark === null ? [] : [[teamId, mark]];
  });
  return new Map(marks);
}

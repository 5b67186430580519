import type { MatchMeaning, MatchOutcomeMeaning } from '../contract/outlook.js';
import type { LeagueTableRow } from '../contract/tables.js';
import { markOf, type OpenMatch, placeRanges } from './outlook.js';
import { rankedTeams, type TableOutlook } from './table-marks.js';

type Row = Pick<LeagueTableRow, 'teamId' | 'teamName' | 'points' | 'unranked'>;
type Outlook = TableOutlook<Row, { matchId: number }>;
type Result = MatchOutcomeMeaning['result'];

const results: readonly Result[] = ['home', 'draw', 'away'];

/**
 * What each outcome of a match that is not over does to its two teams, by points only
 * (docs/product.md#what-a-match-means). Empty for a match that does not count in the table.
 */
export function matchMeaning(outlook: Outlook, matchId: number): MatchMeaning {
  const match = outlook.open.find((one) => one.matchId === matchId);
  const ranked = rankedTeams(outlook);
  const home = ranked.find(({ teamId }) => teamId === match?.homeTeamId);
  const away = ranked.find(({ teamId }) => teamId === match?.awayTeamId);
  const season = { ...outlook, rows: ranked, open: outlook.open.filter((one) => one !== match) };
  const known = match !== undefined && home !== undefined && away !== undefined;
  return {
    cut: outlook.cut,
    outcomes: known ? results.map((result) => after(result, { home, away }, season)) : [],
  };
}

function after(
  result: Result,
  { home, away }: { home: Row; away: Row },
  { rows, open, points, cut }: TableOutlook<Row, OpenMatch>,
): MatchOutcomeMeaning {
  const share = sharesOf(result, points);
  const ended = { home: home.points + share.home, away: away.points + share.away };
  const teams = rows.map((row) => {
    if (row === home) return { ...row, points: ended.home };
    return row === away ? { ...row, points: ended.away } : row;
  });
  const ranges = placeRanges({ teams, open, points });
  const of = ({ teamId, teamName }: Row, all: number) => {
    const range = ranges.get(teamId) ?? { best: 1, worst: rows.length };
    return {
      team: { id: teamId, name: teamName },
      points: all,
      ...range,
      mark: markOf(range, cut),
    };
  };
  return { result, home: of(home, ended.home), away: of(away, ended.away) };
}

function sharesOf(result: Result, { win, draw, loss }: Outlook['points']) {
  if (result === 'draw') return { home: draw, away: draw };
  return result === 'home' ? { home: win, away: loss } : { home: loss, away: win };
}

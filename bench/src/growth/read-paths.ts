export type Reader = 'visitor' | 'company' | 'admin';

export interface ReadPath {
  path: string;
  reader: Reader;
}

/** Ids of the demo season, which both databases have. */
export interface DemoIds {
  leagueId: number;
  teamId: number;
  otherTeamId: number;
  playedId: number;
  runningId: number;
  comingId: number;
  playerId: number;
}

const paths = ({
  leagueId,
  teamId,
  otherTeamId,
  playedId,
  runningId,
  comingId,
  playerId,
}: DemoIds) => ({
  visitor: [
    ...['/', '/live', '/league-table', '/matches', '/statistics'],
    ...[`/live/${runningId}`, `/live/${playedId}`, `/team/${teamId}`],
    ...[`/embed/table/${leagueId}`, `/embed/match/${runningId}`, `/overlay/${runningId}`],
    ...['/search?q=ma', `/player/${playerId}`, `/api/players/${playerId}`],
    ...['ma', 'bura'].map((words) => `/api/search?q=${words}`),
    ...[`/api/teams/${teamId}/head-to-head/${otherTeamId}`, `/api/matches/${comingId}/meaning`],
    ...['progress', 'rounds/1/team'].map((part) => `/api/leagues/${leagueId}/${part}`),
    ...['/api/health', '/api/health/ready'],
    ...['/api/memberships', '/api/sponsors', '/api/contact', '/api/gallery'],
    ...['/api/leagues/names', '/api/leagues/facts', `/api/teams/${teamId}/details`],
    ...['suspensions', 'fair-play', 'stages'].map((list) => `/api/leagues/${leagueId}/${list}`),
    ...['/api/league-table', '/api/league-table/live', `/api/league-table/${leagueId}/live/top`],
    ...['top-scorers', 'top-assists', 'top-mvp'].map((list) => `/api/statistics/${list}`),
    ...['/api/matches/upcoming', '/api/matches/commentary'],
    ...[`/api/matches/${playedId}/commentary`, `/api/matches/${comingId}/commentary`],
    ...[`/api/live/${runningId}`, `/api/live/${playedId}`],
    ...[`/api/matches/${playedId}/replay`, `/api/matches/${playedId}/mvp-votes`],
    ...[`/api/calendar/league/${leagueId}.ics`, `/api/calendar/team/${teamId}.ics`],
    ...[`/api/share/match/${playedId}.png`, `/api/share/team/${teamId}.png`],
    ...['/api/share/table.png', `/api/share/table/${leagueId}.png`],
    ...['report', 'lineup'].map((name) => `/api/matches/${playedId}/${name}.pdf`),
    ...[`/api/matches/${playedId}/report.pdf?lang=en`, `/api/leagues/${leagueId}/rounds/1.pdf`],
  ],
  company: [
    ...['/api/user', '/api/user/email', '/api/user/sessions', '/api/sponsorships'],
    ...['/api/teams/my', '/api/team-statistics/my', '/api/players/my-team/stats'],
    ...['/api/leagues', `/api/leagues/${leagueId}`, `/api/teams/league/${leagueId}`],
    ...['/api/league-table/real', '/api/league-table/live/real', `/api/league-table/${leagueId}`],
    `/api/league-table/${leagueId}/live`,
    ...['top-scorers', 'top-assists', 'top-mvp'].map((list) => `/api/statistics/${list}/real`),
    ...['/api/matches', '/api/matches/upcoming/user', `/api/matches/league/${leagueId}`],
    ...[`/api/matches/${playedId}/statistics`, `/api/matches/${playedId}/stats`],
  ],
  admin: [
    ...['companies', 'referees', 'spectators', 'administrators', 'pending'].map(
      (list) => `/api/users/${list}`,
    ),
    ...[
      '/api/audit',
      '/api/people?search=Ana',
      '/api/jobs',
      '/api/jobs/failed',
      '/api/rules/versions',
    ],
    ...['/api/players/pending', `/api/players/team/${teamId}`, '/api/matches/bookings'],
    ...[`/api/matches/${playedId}/manage`, `/api/matches/${playedId}/events`],
    ...[`/api/matches/${playedId}/commentaries`, `/api/leagues/${leagueId}/discipline`],
    ...[`/api/matches/${playedId}/sign-off`, `/api/matches/${playedId}/report-full.pdf`],
  ],
});

/** Every page and list that a screen reads. */
export function readPaths(ids: DemoIds): ReadPath[] {
  const { visitor, company, admin } = paths(ids);
  return [
    ...visitor.map((path): ReadPath => ({ path, reader: 'visitor' })),
    ...company.map((path): ReadPath => ({ path, reader: 'company' })),
    ...admin.map((path): ReadPath => ({ path, reader: 'admin' })),
  ];
}

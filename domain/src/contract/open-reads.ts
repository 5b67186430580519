/** Things of this installation that examples are about; null where there is none yet. */
export interface OpenReadIds {
  leagueId: number | null;
  teamId: number | null;
  matchId: number | null;
}

export type OpenReadName =
  | 'table'
  | 'fixtures'
  | 'board'
  | 'match'
  | 'scorers'
  | 'records'
  | 'team'
  | 'calendar';

export interface OpenReadExample {
  name: OpenReadName;
  path: string;
}

/** What other sites read most, with the ids of an existing league, match and team. */
export function openReadExamples({ leagueId, teamId, matchId }: OpenReadIds): OpenReadExample[] {
  const of = (id: number | null, path: string): string | null => (id === null ? null : path);
  const examples: [name: OpenReadName, path: string | null][] = [
    ['table', of(leagueId, `/api/league-table/${leagueId}/live/top`)],
    ['fixtures', '/api/matches/upcoming?limit=10'],
    ['board', '/api/live'],
    ['match', of(matchId, `/api/live/${matchId}`)],
    ['scorers', '/api/statistics/top-scorers'],
    ['records', of(leagueId, `/api/leagues/${leagueId}/records`)],
    ['team', of(teamId, `/api/teams/${teamId}/details`)],
    ['calendar', of(leagueId, `/api/calendar/league/${leagueId}.ics`)],
  ];
  return examples.flatMap(([name, path]) => (path === null ? [] : [{ name, path }]));
}

/** For a terminal: the answer with its headers. */
export const curlExample = (origin: string, path: string): string => `curl -i '${origin}${path}'`;

/** For a script of another site. */
export const fetchExample = (origin: string, path: string): string =>
  [
    `const response = await fetch('${origin}${path}');`,
    'if (!response.ok) throw new Error((await response.json()).message);',
    'const answer = await response.json();',
    'console.log(answer);',
  ].join('\n');

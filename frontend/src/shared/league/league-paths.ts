/** What a team, a match or a result changes: lists and tables all over. */
export const leaguePaths = ['/api/leagues', '/api/teams', '/api/matches', '/api/league-table'];

export const leaguePaths = ['/api/leagues', '/api/teams', '/api/matches', '/api/league-table'];

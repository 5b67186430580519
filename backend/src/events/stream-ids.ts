/** One log holds two kinds of stream: 7 is match 7, -7 is league 7 (docs/decisions/0018-decisions-of-a-league.md). */
export const leagueStream = (leagueId: number): number => -leagueId;

/** The league of a stream below zero. */
export const leagueOf = (stream: number): number => -stream;

/** Whether a stream has the decisions of a league. */
export const isLeagueStream = (stream: number): boolean => stream < 0;

/** Only streams of matches have rows. */
export const ofMatches = 'stream > 0';

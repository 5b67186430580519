import { leagueTable } from './league-table';
import { statistics } from './statistics';

/** Table and lists, also on the home page. */
export const leagueTexts = { leagueTable, statistics };

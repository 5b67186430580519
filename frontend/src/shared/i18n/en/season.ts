import { homeBlocks } from './home-blocks';
import { leagueTable } from './league-table';
import { packages } from './packages';
import { statistics } from './statistics';

/** The namespaces of the home page below its first screen. */
export const season = {
  homeBlocks,
  leagueTable,
  packages,
  statistics,
};

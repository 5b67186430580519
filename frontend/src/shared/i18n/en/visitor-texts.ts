import { gallery } from './gallery';
import { homeBlocks } from './home-blocks';
import { leagueTable } from './league-table';
import { matches } from './matches';
import { notFound } from './not-found';
import { packages } from './packages';
import { rules } from './rules';
import { statistics } from './statistics';
import { teamPage } from './team-page';

/** The other public pages. */
export const visitorTexts = {
  gallery,
  homeBlocks,
  leagueTable,
  matches,
  notFound,
  packages,
  rules,
  statistics,
  teamPage,
};

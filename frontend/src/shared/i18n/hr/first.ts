import { common } from './common';
import { home } from './home';
import { layout } from './layout';
import { leagueTable } from './league-table';

/** The namespaces that the frame of every page and the home page use. */
export const first = {
  common,
  home,
  layout,
  leagueTable,
};

import { account } from './account';
import { admin } from './admin';
import { adminLeague } from './admin-league';
import { adminPeople } from './admin-people';
import { audit } from './audit';
import { auth } from './auth';
import { control } from './control';
import { fixture } from './fixture';
import { gallery } from './gallery';
import { homeBlocks } from './home-blocks';
import { jobs } from './jobs';
import { leaguePage } from './league-page';
import { leagueTable } from './league-table';
import { matches } from './matches';
import { myTeam } from './my-team';
import { notFound } from './not-found';
import { packages } from './packages';
import { register } from './register';
import { rules } from './rules';
import { schedule } from './schedule';
import { sponsors } from './sponsors';
import { statistics } from './statistics';
import { teamPage } from './team-page';

/** Every other namespace: one file, loaded when a page first needs one of them. */
export const lazyTexts = {
  account,
  admin,
  adminLeague,
  adminPeople,
  audit,
  auth,
  control,
  fixture,
  gallery,
  homeBlocks,
  jobs,
  leaguePage,
  leagueTable,
  matches,
  myTeam,
  notFound,
  packages,
  register,
  rules,
  schedule,
  sponsors,
  statistics,
  teamPage,
};

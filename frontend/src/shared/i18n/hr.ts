import { account } from './hr/account';
import { admin } from './hr/admin';
import { adminLeague } from './hr/admin-league';
import { adminPeople } from './hr/admin-people';
import { audit } from './hr/audit';
import { auth } from './hr/auth';
import { common } from './hr/common';
import { control } from './hr/control';
import { home } from './hr/home';
import { layout } from './hr/layout';
import { leaguePage } from './hr/league-page';
import { leagueTable } from './hr/league-table';
import { live } from './hr/live';
import { myTeam } from './hr/my-team';
import { notFound } from './hr/not-found';
import { packages } from './hr/packages';
import { register } from './hr/register';
import { rules } from './hr/rules';
import { schedule } from './hr/schedule';
import { statistics } from './hr/statistics';
import { teamPage } from './hr/team-page';

export const hr = {
  common,
  layout,
  home,
  auth,
  admin,
  control,
  live,
  myTeam,
  notFound,
  packages,
  register,
  account,
  adminLeague,
  adminPeople,
  audit,
  leaguePage,
  leagueTable,
  rules,
  schedule,
  statistics,
  teamPage,
};

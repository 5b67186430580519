import { account } from './en/account';
import { admin } from './en/admin';
import { adminLeague } from './en/admin-league';
import { adminPeople } from './en/admin-people';
import { audit } from './en/audit';
import { auth } from './en/auth';
import { common } from './en/common';
import { control } from './en/control';
import { home } from './en/home';
import { layout } from './en/layout';
import { leaguePage } from './en/league-page';
import { leagueTable } from './en/league-table';
import { live } from './en/live';
import { myTeam } from './en/my-team';
import { notFound } from './en/not-found';
import { packages } from './en/packages';
import { register } from './en/register';
import { rules } from './en/rules';
import { schedule } from './en/schedule';
import { statistics } from './en/statistics';
import { teamPage } from './en/team-page';

export const en = {
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

import { account } from './hr/account';
import { admin } from './hr/admin';
import { adminLeague } from './hr/admin-league';
import { auth } from './hr/auth';
import { common } from './hr/common';
import { control } from './hr/control';
import { home } from './hr/home';
import { layout } from './hr/layout';
import { leaguePage } from './hr/league-page';
import { leagueTable } from './hr/league-table';
import { live } from './hr/live';
import { notFound } from './hr/not-found';
import { register } from './hr/register';

export const hr = {
  common,
  layout,
  home,
  auth,
  admin,
  control,
  live,
  notFound,
  register,
  account,
  adminLeague,
  leaguePage,
  leagueTable,
};

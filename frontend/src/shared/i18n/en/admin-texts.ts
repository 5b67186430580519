import { admin } from './admin';
import { adminLeague } from './admin-league';
import { adminPeople } from './admin-people';
import { audit } from './audit';
import { commentary } from './commentary';
import { decisions } from './decisions';
import { fixture } from './fixture';
import { jobs } from './jobs';
import { leaguePage } from './league-page';
import { ruling } from './ruling';
import { schedule } from './schedule';
import { stages } from './stages';

/** Texts for administrators. */
export const adminTexts = {
  admin,
  adminLeague,
  adminPeople,
  audit,
  commentary,
  decisions,
  fixture,
  jobs,
  leaguePage,
  ruling,
  schedule,
  stages,
};

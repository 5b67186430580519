import { account } from './account';
import { admin } from './admin';
import { adminLeague } from './admin-league';
import { adminPeople } from './admin-people';
import { audit } from './audit';
import { auth } from './auth';
import { commentary } from './commentary';
import { control } from './control';
import { fansVote } from './fans-vote';
import { fixture } from './fixture';
import { gallery } from './gallery';
import { jobs } from './jobs';
import { leaguePage } from './league-page';
import { live } from './live';
import { matches } from './matches';
import { myTeam } from './my-team';
import { notFound } from './not-found';
import { register } from './register';
import { replay } from './replay';
import { rules } from './rules';
import { schedule } from './schedule';
import { share } from './share';
import { sponsors } from './sponsors';
import { teamPage } from './team-page';

/** The namespaces of all other pages. */
export const later = {
  account,
  admin,
  adminLeague,
  adminPeople,
  audit,
  auth,
  commentary,
  control,
  fansVote,
  fixture,
  gallery,
  jobs,
  leaguePage,
  live,
  matches,
  myTeam,
  notFound,
  register,
  replay,
  rules,
  schedule,
  share,
  sponsors,
  teamPage,
};

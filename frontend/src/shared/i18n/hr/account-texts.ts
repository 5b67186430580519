import { account } from './account';
import { auth } from './auth';
import { myTeam } from './my-team';
import { register } from './register';
import { sponsors } from './sponsors';

/** Signing in and what companies do. */
export const accountTexts = { account, auth, myTeam, register, sponsors };

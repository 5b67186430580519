import { account } from './account';
import { auth } from './auth';
import { myTeam } from './my-team';
import { register } from './register';
import { setup } from './setup';
import { sponsors } from './sponsors';

/** Signing in and what companies do. */
export const accountTexts = { account, auth, myTeam, register, setup, sponsors };

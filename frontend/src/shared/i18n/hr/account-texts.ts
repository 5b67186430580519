import { account } from './account';
import { auth } from './auth';
import { myTeam } from './my-team';
import { predictions } from './predictions';
import { register } from './register';
import { setup } from './setup';
import { sponsors } from './sponsors';

/** Signing in, what companies do, and predictions. */
export const accountTexts = { account, auth, myTeam, predictions, register, setup, sponsors };

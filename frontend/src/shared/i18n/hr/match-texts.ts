import { commentary } from './commentary';
import { fansVote } from './fans-vote';
import { live } from './live';
import { replay } from './replay';
import { share } from './share';

/** What spectators of a match see. */
export const matchTexts = { commentary, fansVote, live, replay, share };

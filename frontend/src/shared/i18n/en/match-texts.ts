import { fansVote } from './fans-vote';
import { live } from './live';
import { replay } from './replay';

/** What spectators of a match see. */
export const matchTexts = { fansVote, live, replay };

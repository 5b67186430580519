import { fansVote } from './fans-vote';
import { live } from './live';
import { replay } from './replay';

/** Texts for spectators of a match. */
export const matchTexts = { fansVote, live, replay };

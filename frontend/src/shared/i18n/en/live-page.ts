import { commentary } from './commentary';
import { fansVote } from './fans-vote';
import { live } from './live';
import { replay } from './replay';
import { share } from './share';

/** The namespaces of a match's page: a file of their own, so that such a page loads no others. */
export const liveTexts = {
  commentary,
  fansVote,
  live,
  replay,
  share,
};

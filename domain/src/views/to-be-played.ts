import type { MatchView } from '../contract/matches.js';

/** Whether a match is still to be played, or is under way; one that was decided about is not. */
export const isToBePlayed = ({ status, outcome }: Pick<MatchView, 'status' | 'outcome'>): boolean =>
  (status === 'scheduled' || status === 'in_progress') && outcome === undefined;

/** Whether nothing is played on its day: it is cancelled, or its result was awarded before it began. */
export const isCalledOff = ({
  status,
  outcome,
  playedScore,
}: Pick<MatchView, 'status' | 'outcome' | 'playedScore'>): boolean =>
  status === 'cancelled' || (outcome === 'awarded' && playedScore === undefined);

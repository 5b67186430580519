import type { MatchView } from '../contract/matches.js';

/** Whether a match is still to be played, or is under way; one that was decided about is not. */
export const isToBePlayed = ({ status, outcome }: Pick<MatchView, 'status' | 'outcome'>): boolean =>
  (status === 'scheduled' || status === 'in_progress') && outcome === undefined;

/** Whether calendars show it as cancelled: its status is, also after a break-off or annulment, or it was awarded before it began. */
export const isCalledOff = ({
  status,
  outcome,
  playedScore,
}: Pick<MatchView, 'status' | 'outcome' | 'playedScore'>): boolean =>
  status === 'cancelled' || (outcome === 'awarded' && playedScore === undefined);

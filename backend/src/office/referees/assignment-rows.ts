import { limits } from '@kolo/domain';

/**
 * Whether the match of `referee_assignments a` is at another time or place than they accepted; a day that runs
 * late is not a new match.
 */
export const isMoved = `(a.venue IS DISTINCT FROM m.venue OR abs(extract(epoch FROM a.match_date - m.match_date))
  > ${limits.referees.shiftMinutes} * 60)`;

/** An assignment that nobody answered in time leaves its place open, even before the job records it. */
export const holdsPlace = `(a.state = 'accepted' OR a.state = 'assigned' AND a.answer_by > now())`;

/** Played to its end, broken off, or awarded. */
export const isOver = "(m.status = 'completed' OR m.status = 'cancelled' AND m.current_half > 0)";

/** The state as people see it: whoever accepted another time has to accept again. */
export const shownState = `CASE
  WHEN a.state = 'accepted' AND ${isOver} THEN 'worked'
  WHEN a.state = 'accepted' AND m.status = 'scheduled' AND ${isMoved} THEN 'assigned'
  WHEN a.state = 'assigned' AND a.answer_by <= now() THEN 'expired'
  ELSE a.state END`;

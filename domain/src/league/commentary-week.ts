import { commentaryLimits } from '../contract/commentary.js';
import type { MatchView } from '../contract/matches.js';
import { zagrebWallTime } from '../croatia/zagreb-time.js';

export type CommentaryMode = 'reports' | 'previews';

const firstDayOfPreviews = 4;

/** Monday to Wednesday reports, Thursday to Sunday previews, by the day in Zagreb (docs/product.md#commentary). */
export function commentaryMode(now: string | number): CommentaryMode {
  const weekday = new Date(zagrebWallTime(now).day).getUTCDay();
  const isSunday = weekday === 0;
  return isSunday || weekday >= firstDayOfPreviews ? 'previews' : 'reports';
}

type Candidate = Pick<MatchView, 'id' | 'status' | 'matchDate' | 'aiCommentary'>;

/** Returns completed matches that have a text, newest first, or those still to be played, soonest first. */
export function commentaryMatches<Match extends Candidate>(
  matches: readonly Match[],
  now: string | number,
): Match[] {
  const mode = commentaryMode(now);
  const instant = new Date(now).getTime();
  const qualifies = ({ status, matchDate, aiCommentary }: Match): boolean =>
    mode === 'reports'
      ? status === 'completed' && aiCommentary !== null
      : status === 'scheduled' && Date.parse(matchDate) > instant;
  const direction = mode === 'reports' ? -1 : 1;
  return matches
    .filter(qualifies)
    .sort((a, b) => direction * (Date.parse(a.matchDate) - Date.parse(b.matchDate)) || a.id - b.id)
    .slice(0, commentaryLimits.carousel);
}

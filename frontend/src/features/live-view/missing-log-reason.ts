import { hasPlayedScore, type LiveMatch } from '@kolo/domain';

/**
 * Why a match without a log will never have one; null where it may still come. A match that was cancelled
 * during play has what happened until then.
 */
export function missingLogReason(match: LiveMatch): 'cancelled' | 'decided' | 'resultOnly' | null {
  const { status, clock } = match;
  if (clock !== null) return null;
  if (!hasPlayedScore(match)) return match.playedScore === undefined ? 'decided' : 'resultOnly';
  if (status === 'cancelled') return 'cancelled';
  return status === 'completed' ? 'resultOnly' : null;
}

import type { LiveMatch } from '@kolo/domain';

/**
 * Why a match without a log will never have one; null where it may still come. A match that was cancelled
 * during play has what happened until then.
 */
export function missingLogReason({ status, clock }: LiveMatch): 'cancelled' | 'resultOnly' | null {
  if (clock !== null) return null;
  if (status === 'cancelled') return 'cancelled';
  return status === 'completed' ? 'resultOnly' : null;
}

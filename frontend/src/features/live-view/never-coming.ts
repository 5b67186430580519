import type { LiveMatch } from '@kolo/domain';

/**
 * Why a match without a whistle will never have what a log brings; null where it may still come.
 * One that was called off while it was played has what there was until then.
 */
export function neverComing({ status, clock }: LiveMatch): 'cancelled' | 'resultOnly' | null {
  if (clock !== null) return null;
  if (status === 'cancelled') return 'cancelled';
  return status === 'completed' ? 'resultOnly' : null;
}

import type { Ban } from '@kolo/domain';
import type { Length } from '@/features/league-decisions/discipline/LengthInputs';

/** What is left of a ban, for the form that imposes it once more. */
export function restOf({
  remaining,
  until,
  forEver,
}: Pick<Ban, 'remaining' | 'until' | 'forEver'>): Length {
  const amount = String(Math.max(1, remaining));
  if (forEver) return { kind: 'for-ever', amount, until: '' };
  return { kind: until === undefined ? 'matches' : 'until', amount, until: until ?? '' };
}

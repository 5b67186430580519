import type { TeamSide } from '../events.js';
import type { Shootout } from '../ruled-match-fields.js';
import { otherSide } from '../state.js';

/** The team whose turn it is: teams take turns, and the first team begins each pair. */
export function nextKick({ first, kicks }: Pick<Shootout, 'first' | 'kicks'>): TeamSide {
  const ofFirst = kicks.filter(({ team }) => team === first).length;
  return ofFirst * 2 <= kicks.length ? first : otherSide(first);
}

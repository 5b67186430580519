import { type NamePolicy, namePolicies } from '../contract/names.js';
import { erased } from './erased.js';

interface Named {
  firstName: string;
  lastName: string;
  jerseyNumber: number;
}

export interface ShownName {
  firstName: string;
  lastName: string;
  name: string;
}

/** The name of a player on public pages: `Ivan Horvat`, `I. Horvat` or `#10`. An erased name stays as it is. */
export function shownName(player: Named, policy: NamePolicy): ShownName {
  const { firstName, lastName } = shownParts(player, policy);
  return { firstName, lastName, name: [firstName, lastName].filter(Boolean).join(' ') };
}

function shownParts(player: Named, policy: NamePolicy): Pick<Named, 'firstName' | 'lastName'> {
  const { firstName, lastName, jerseyNumber } = player;
  if (policy === 'full' || isErased(player)) return { firstName, lastName };
  if (policy === 'hidden') return { firstName: '', lastName: `#${jerseyNumber}` };
  const [initial] = letters.segment(firstName.trim());
  return { firstName: initial === undefined ? '' : `${initial.segment}.`, lastName };
}

const isErased = ({ firstName, lastName }: Named): boolean =>
  firstName === erased.firstName && lastName === erased.lastName;

/** A letter with its diacritics is one. */
const letters = new Intl.Segmenter('hr', { granularity: 'grapheme' });

/** A person may choose a stricter policy than the league's, and never a more open one. */
export const strictestPolicy = (policies: readonly (NamePolicy | null)[]): NamePolicy =>
  namePolicies[
    Math.max(0, ...policies.map((one) => (one === null ? 0 : namePolicies.indexOf(one))))
  ] ?? 'hidden';

import { foldedName } from '../people/folded-name.js';

/** Whether both texts name the same hall, which people spell in different ways. The database compares the same way. */
export function isSameVenue(one: string | null, other: string | null): boolean {
  const folded = foldedName(one ?? '');
  return folded !== '' && folded === foldedName(other ?? '');
}

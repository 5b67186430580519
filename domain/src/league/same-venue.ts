import { foldedName } from '../people/folded-name.js';

/** Whether both texts name one hall: people spell it in different ways. The database compares alike. */
export function isSameVenue(one: string | null, other: string | null): boolean {
  const folded = foldedName(one ?? '');
  return folded !== '' && folded === foldedName(other ?? '');
}

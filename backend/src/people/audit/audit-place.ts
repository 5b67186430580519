import type { AuditEntry } from '@kolo/domain';
import { isId } from '../../platform/common/fields.js';

/** Where an entry stands among those of all sources, newest first. */
export interface AuditPlace {
  /** Unique over the sources. */
  id: string;
  /** Microseconds since 1970; more than a number would hold without loss in some years, so a text. */
  at: string;
}

/** An entry as its source has it: by numbers. */
export type PlacedEntry = Omit<AuditEntry, 'at' | 'about'> & AuditPlace;

/** What an entry says under this name, where it can be the number of something. */
export function numberIn({ before, after }: PlacedEntry, field: string): number | null {
  const value = (after ?? before)?.[field];
  return isId(value) ? value : null;
}

/** What the next page begins before. */
export const placeToText = ({ at, id }: AuditPlace): string => `${at}-${id}`;

export const placePattern = /^\d{1,16}-[am]\d{1,18}$/;

/** @param text that `placePattern` matches */
export function placeFrom(text: string): AuditPlace {
  const [at = '', id = ''] = text.split('-');
  return { at, id };
}

/** For sorting: the newest first. */
export function newestFirst(one: AuditPlace, other: AuditPlace): number {
  const difference = Number(BigInt(other.at) - BigInt(one.at));
  if (difference !== 0) return difference;
  return one.id < other.id ? 1 : -1;
}

import type { AuditEntry } from '@kolo/domain';
import { isId } from '../../platform/api/fields.js';

export interface AuditPlace {
  id: string;
  /** Microseconds since 1970 as text: a number would lose digits. */
  at: string;
}

export type PlacedEntry = Omit<AuditEntry, 'at' | 'about'> & AuditPlace;

export function numberIn({ before, after }: PlacedEntry, field: string): number | null {
  const value = (after ?? before)?.[field];
  return isId(value) ? value : null;
}

export const placeToText = ({ at, id }: AuditPlace): string => `${at}-${id}`;

export const placePattern = /^\d{1,16}-[am]\d{1,18}$/;

export function placeFrom(text: string): AuditPlace {
  const [at = '', id = ''] = text.split('-');
  return { at, id };
}

export function newestFirst(one: AuditPlace, other: AuditPlace): number {
  const difference = Number(BigInt(other.at) - BigInt(one.at));
  if (difference !== 0) return difference;
  return one.id < other.id ? 1 : -1;
}

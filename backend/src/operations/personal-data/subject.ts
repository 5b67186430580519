import { isPersonKind, type PersonKind, personKeyPattern } from '@kolo/domain';
import type { Erasure } from '../../people/erasures/erasure.entity.js';

export interface Subject {
  kind: PersonKind;
  id: number;
}

export interface ErasedSubject extends Subject {
  teamNames: boolean;
  at: string;
}

export const erasedSubject = ({
  kind,
  subjectId,
  teamNames,
  erasedAt,
}: Omit<Erasure, 'remains'>): ErasedSubject => ({
  kind,
  id: subjectId,
  teamNames,
  at: erasedAt.toISOString(),
});

export const keyOf = ({ kind, id }: Subject): string => `${kind}-${id}`;

/** `player-12`, also `player:12` as people type it; null for anything else. */
export function subjectOf(key: string): Subject | null {
  const [, kind, id] = personKeyPattern.exec(key.replace(':', '-')) ?? [];
  return isPersonKind(kind) ? { kind, id: Number(id) } : null;
}

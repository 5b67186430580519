import type { AuditEntry } from '@kolo/domain';

/** One field of a changed thing; a side that does not exist is undefined. */
export interface FieldChange {
  field: string;
  before?: unknown;
  after?: unknown;
}

/** Named above the changes, or known from the entry itself. */
const untold = new Set(['id', 'createdAt']);

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** What an entry changed, field by field: of a thing that came or went only what it had. */
export function changesOf({ before, after }: AuditEntry): FieldChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .filter((field) => !untold.has(field))
    .map((field) => ({
      field,
      ...(before && { before: before[field] ?? null }),
      ...(after && { after: after[field] ?? null }),
    }))
    .filter(({ before, after }) => !(isEmpty(before) && isEmpty(after)));
}

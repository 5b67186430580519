import type { AuditEntry } from '@kolo/domain';
import { audit } from '@/shared/i18n/hr/audit';

/** One field of a changed thing; a side that does not exist is undefined. */
export interface FieldChange {
  field: string;
  before?: unknown;
  after?: unknown;
}

/** The order of the texts: the wire sorts fields by their length. */
const order = Object.keys(audit.fields);

const placeOf = (field: string): number =>
  order.includes(field) ? order.indexOf(field) : order.length;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** What an entry changed, field by field: of a thing that came or went only what it had. */
export function changesOf(entry: AuditEntry): FieldChange[] {
  const { before, after } = entry;
  const untold = toldAbove(entry);
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names]
    .filter((field) => !untold.has(field))
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((field) => ({
      field,
      ...(before && { before: before[field] ?? null }),
      ...(after && { after: after[field] ?? null }),
    }))
    .filter(({ before, after }) => !(isEmpty(before) && isEmpty(after)) && before !== after);
}

/** Named above the changes, or known from the entry itself. */
function toldAbove({ subject, about }: AuditEntry): Set<string> {
  return new Set([
    ...['createdAt', 'commentary'],
    // What is not the number of the thing itself is a job's.
    ...(subject.type === 'job' ? [] : ['id']),
    ...(about.league ? ['leagueId'] : []),
    ...(about.team ? ['teamId'] : []),
    ...(about.match ? ['matchId', 'homeTeamId', 'awayTeamId'] : []),
  ]);
}

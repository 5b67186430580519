import { type AuditEntry, ruleFields } from '@kolo/domain';
import { audit } from '@/shared/i18n/hr/audit';

/** One changed field; a side that does not exist is undefined. */
export interface FieldChange {
  field: string;
  before?: unknown;
  after?: unknown;
}

/** The order of the texts: the wire sorts fields by their length. */
const order = [...Object.keys(audit.fields), ...ruleFields];

const placeOf = (field: string): number =>
  order.includes(field) ? order.indexOf(field) : order.length;

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** The changed fields of an entry; for something created or deleted only the fields that it had. */
export function changesOf(entry: AuditEntry): FieldChange[] {
  const { before, after } = entry;
  const untold = shownAbove(entry);
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

/** Fields shown above the changes, or known from the entry itself. */
function shownAbove({ subject, about }: AuditEntry): Set<string> {
  return new Set([
    ...['createdAt', 'commentary'],
    // A job's id is not the id of the thing it is about.
    ...(subject.type === 'job' ? [] : ['id']),
    ...(about.league ? ['leagueId'] : []),
    ...(about.team ? ['teamId'] : []),
    ...(about.match ? ['matchId', 'homeTeamId', 'awayTeamId'] : []),
  ]);
}

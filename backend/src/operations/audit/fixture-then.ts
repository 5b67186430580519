import type { Fixture } from '@kolo/domain';
import type { StoredMatchEvent } from '../../events/stored-event.js';
import { numberIn, type PlacedEntry } from './audit-place.js';

export interface EntryThen {
  entry: PlacedEntry;
  fixture: Fixture | null;
}

export function matchOf(entry: PlacedEntry): number | null {
  if (entry.after !== null && 'matches' in entry.after) return null;
  return entry.subject.type === 'match' ? entry.subject.id : numberIn(entry, 'matchId');
}

/** The fixture as it was when the entry was made; a reschedule also says from where. */
export function withFixture(entry: PlacedEntry, events: readonly StoredMatchEvent[]): EntryThen {
  const known = events.filter((event) => !isLater(event, entry));
  const fixture = fixtureAfter(known);
  const earlier = entry.action === 'match.reschedule' ? fixtureAfter(known.slice(0, -1)) : null;
  if (earlier === null) return { entry, fixture };
  const { matchDate, venue, round } = earlier;
  return { entry: { ...entry, before: { matchDate, venue, round } }, fixture };
}

/** The audit's own entries and the match log have only the clock in common. */
function isLater(event: StoredMatchEvent, { id, at }: PlacedEntry): boolean {
  return id.startsWith('m')
    ? BigInt(event.position) > BigInt(id.slice(1))
    : BigInt(Date.parse(event.recordedAt)) * 1000n > BigInt(at);
}

function fixtureAfter(events: readonly StoredMatchEvent[]): Fixture | null {
  const facts = events.map(({ event }) => event);
  const scheduled = facts.find((fact) => fact.type === 'MatchScheduled');
  const moved = facts.findLast((fact) => fact.type === 'MatchRescheduled');
  return scheduled === undefined ? null : { ...scheduled.data, ...moved?.data };
}

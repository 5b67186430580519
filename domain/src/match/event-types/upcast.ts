import { liftsOf } from '../../log/upcast.js';
import type { MatchEvent, MatchEventType, TeamSide, TeamStatistic } from '../events.js';
import { matchEventTypes, rowOf } from './event-types.js';

/** The schema version in which an event is written today. */
export const schemaVersionOf = (type: MatchEventType): number => rowOf(type).upcasters.length + 1;

const lifts = liftsOf<MatchEvent>(matchEventTypes, (type) => rowOf(type).upcasters);

interface TeamStatisticSet {
  team: TeamSide;
  statistic: TeamStatistic;
  value: number;
  previous: number;
}

/** Retired types are read as the event that says the same today. */
const retired: Record<string, (data: Record<string, unknown>) => MatchEvent> = {
  TeamStatisticSet: (data) => {
    const { team, statistic, value, previous } = data as unknown as TeamStatisticSet;
    return { type: 'TeamStatisticChanged', data: { team, statistic, by: value - previous } };
  },
};

for (const [type, lift] of Object.entries(retired))
  lifts.set(type, (schemaVersion, data) => (schemaVersion === 1 ? lift(data) : null));

export const storedEventTypes: readonly string[] = [...lifts.keys()];

/** Returns today's shape, or null for a newer program's event. The program's own type string compares faster. */
export const upcast = (
  type: string,
  schemaVersion: number,
  data: Record<string, unknown>,
): MatchEvent | null => lifts.get(type)?.(schemaVersion, data) ?? null;

import { matchEventTypes, rowOf } from './event-types.js';
import type { MatchEvent, MatchEventType, TeamSide, TeamStatistic } from './events.js';

/** The schema version in which an event is written today. */
export const schemaVersionOf = (type: MatchEventType): number => rowOf(type).upcasters.length + 1;

type Lift = (schemaVersion: number, data: Record<string, unknown>) => MatchEvent | null;

const lifts = new Map<string, Lift>(
  matchEventTypes.map((type) => {
    const { upcasters } = rowOf(type);
    const lift: Lift = (schemaVersion, data) => {
      if (schemaVersion < 1 || schemaVersion > upcasters.length + 1) return null;
      const today = upcasters
        .slice(schemaVersion - 1)
        .reduce<Record<string, unknown>>((older, step) => step(older), data);
      // The log holds what `decide` wrote, in the shape of its schema version.
      return { type, data: today } as unknown as MatchEvent;
    };
    return [type, lift];
  }),
);

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

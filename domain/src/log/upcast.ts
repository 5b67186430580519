interface Fact {
  type: string;
  data: object;
}

/** Turns data of one schema version into the next. */
export type Upcaster = (data: Record<string, unknown>) => Record<string, unknown>;

/** Returns null for a schema version that only a newer program knows. */
export type Lift<Event> = (schemaVersion: number, data: Record<string, unknown>) => Event | null;

/** Returns for each type what turns stored data into today's shape. */
export const liftsOf = <Event extends Fact>(
  types: readonly Event['type'][],
  upcastersOf: (type: Event['type']) => readonly Upcaster[],
): Map<string, Lift<Event>> =>
  new Map(
    types.map((type) => {
      const upcasters = upcastersOf(type);
      const lift: Lift<Event> = (schemaVersion, data) => {
        if (schemaVersion < 1 || schemaVersion > upcasters.length + 1) return null;
        const today = upcasters
          .slice(schemaVersion - 1)
          .reduce<Record<string, unknown>>((older, step) => step(older), data);
        // The log holds what `decide` wrote, in the shape of its schema version.
        return { type, data: today } as unknown as Event;
      };
      return [type, lift];
    }),
  );

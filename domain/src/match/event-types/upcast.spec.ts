import { matchEventTypes } from './event-types.js';
import { schemaVersionOf, upcast } from './upcast.js';

describe('stored events', () => {
  it('of today’s schema version are taken as they are', () => {
    const data = { team: 'home' };
    for (const type of matchEventTypes) {
      const event = upcast(type, schemaVersionOf(type), data);
      expect(event).toEqual({ type, data });
      expect(event?.data).toBe(data);
    }
  });

  it('of a type or schema version that only a newer program knows are not guessed', () => {
    expect(upcast('GoalScored', 99, {})).toBeNull();
    expect(upcast('GoalScored', 0, {})).toBeNull();
    expect(upcast('ThrowInTaken', 1, {})).toBeNull();
    expect(upcast('toString', 1, {})).toBeNull();
  });

  it('of a retired type become what says the same today', () => {
    const set = { team: 'home', statistic: 'shots', value: 3, previous: 4 };
    expect(upcast('TeamStatisticSet', 1, set)).toEqual({
      type: 'TeamStatisticChanged',
      data: { team: 'home', statistic: 'shots', by: -1 },
    });
    expect(upcast('TeamStatisticSet', 2, set)).toBeNull();
  });
});

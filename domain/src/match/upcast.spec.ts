import { matchFactTypes } from './events.js';
import { schemaVersionOf, upcast } from './upcast.js';

describe('old facts', () => {
  it('of today’s version are taken as they are', () => {
    const data = { team: 'home' };
    for (const type of matchFactTypes) expect(upcast(type, schemaVersionOf(type), data)).toBe(data);
  });

  it('of a version that this program does not know are refused', () => {
    expect(() => upcast('GoalScored', 99, {})).toThrow('GoalScored of schema version 99');
    expect(() => upcast('GoalScored', 0, {})).toThrow('schema version 0');
  });
});

import { refereeRoles } from '../contract/officials.js';
import { placeIdOf, placeOf } from './places.js';

describe('the id of a place', () => {
  it.each(refereeRoles)('names the match and the role %s', (role) => {
    expect(placeOf(placeIdOf({ matchId: 31, role }))).toEqual({ matchId: 31, role });
  });

  it('is different for every role', () => {
    const ids = refereeRoles.map((role) => placeIdOf({ matchId: 31, role }));
    expect(new Set(ids).size).toBe(refereeRoles.length);
  });

  it.each([0, 1, 5, 310, 319, 2 ** 31])('%d names none', (id) => expect(placeOf(id)).toBeNull());
});

import type { LivePlayerName, LiveSnapshot } from '@kolo/domain';
import { fullName, listedName, nameInTeam, playerNames } from './player-names';

type Bearer = [name: string, jerseyNumber: number, team: LivePlayerName['team']];

const namesOf = (...bearers: Bearer[]) =>
  playerNames({
    homeTeam: { id: 1, name: 'Bura' },
    awayTeam: { id: 2, name: 'Jugo' },
    names: bearers.map(([name, jerseyNumber, team], n) => {
      const [firstName = '', lastName = ''] = name.split(' ');
      return { id: n + 1, firstName, lastName, jerseyNumber, team };
    }),
  } as LiveSnapshot);

/** How spectators read these players. */
const read = (...bearers: Bearer[]): string[] => {
  const names = namesOf(...bearers);
  return [...names.keys()].map((id) => fullName(names, id));
};

describe('for spectators a player is called', () => {
  it('by the whole name', () => {
    expect(read(['Ivan Horvat', 7, 'home'], ['Luka Horvat', 9, 'home'])).toEqual([
      'Ivan Horvat',
      'Luka Horvat',
    ]);
  });

  it('with the number where two have the same name, in one team or in both', () => {
    expect(
      read(['Ivan Horvat', 7, 'home'], ['Ivan Horvat', 9, 'home'], ['Ivan Horvat', 4, 'away']),
    ).toEqual(['Ivan Horvat (7)', 'Ivan Horvat (9)', 'Ivan Horvat (4)']);
  });

  it('with the team where the number is the same too', () => {
    expect(read(['Ivan Horvat', 7, 'home'], ['Ivan Horvat', 7, 'away'])).toEqual([
      'Ivan Horvat (7, Bura)',
      'Ivan Horvat (7, Jugo)',
    ]);
  });

  it('without the team where the side of the page says it', () => {
    const names = namesOf(
      ['Ivan Horvat', 7, 'home'],
      ['Ivan Horvat', 7, 'away'],
      ['Ivan Horvat', 9, 'away'],
    );
    expect([1, 2, 3].map((id) => nameInTeam(names, id))).toEqual([
      'Ivan Horvat',
      'Ivan Horvat (7)',
      'Ivan Horvat (9)',
    ]);
  });

  it('by the name alone in a list that says number and team', () => {
    const names = namesOf(['Ivan Horvat', 7, 'home'], ['Ivan Horvat', 9, 'home']);
    expect([listedName(names, 1), listedName(names, 2)]).toEqual(['Ivan Horvat', 'Ivan Horvat']);
  });

  it('by the id while the name is unknown', () => {
    for (const called of [fullName, nameInTeam, listedName])
      expect(called(namesOf(), 5)).toBe('#5');
  });
});

import { FakeMatchServer } from '@/features/console/testing/fake-match-server';
import { playerBook } from './player-book';

/** The labels of players with these names and the numbers 1, 2, 3 … */
function labelsOf(...names: [firstName: string, lastName: string][]): string[] {
  const view = new FakeMatchServer().view();
  const [template] = view.homePlayers;
  if (template === undefined) throw new Error('Nobody plays');
  const homePlayers = names.map(([firstName, lastName], place) => ({
    ...template,
    id: place + 1,
    firstName,
    lastName,
    jerseyNumber: place + 1,
  }));
  const book = playerBook({ ...view, homePlayers, awayPlayers: [] });
  return homePlayers.map(({ id }) => book.label(id));
}

describe('on the tablet a player is called', () => {
  it('by the last name', () => {
    expect(labelsOf(['Ivan', 'Horvat'], ['Luka', 'Kovač'])).toEqual(['Horvat', 'Kovač']);
  });

  it('with the initial where two share the last name', () => {
    expect(labelsOf(['Ivan', 'Horvat'], ['Luka', 'Horvat'])).toEqual(['I. Horvat', 'L. Horvat']);
  });

  it('with the whole name where brothers share the initial too', () => {
    expect(labelsOf(['Ivan', 'Horvat'], ['Ivo', 'Horvat'], ['Luka', 'Horvat'])).toEqual([
      'Ivan Horvat',
      'Ivo Horvat',
      'L. Horvat',
    ]);
  });

  it('with the number where two share everything', () => {
    expect(labelsOf(['Ivan', 'Horvat'], ['Ivan', 'Horvat'])).toEqual([
      'Ivan Horvat (1)',
      'Ivan Horvat (2)',
    ]);
  });

  it('by a whole first character', () => {
    expect(labelsOf(['🔥a', 'Horvat'], ['Luka', 'Horvat'])[0]).toBe('🔥. Horvat');
  });
});

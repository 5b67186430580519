import { type PlayerTotals, topAssists, topMvp, topScorers } from './top-lists.js';

let nextId = 1;
const totals = (
  firstName: string,
  lastName: string,
  line: Partial<PlayerTotals>,
): PlayerTotals => ({
  player: { id: nextId++, firstName, lastName },
  team: { name: 'Adria' },
  matchesPlayed: 5,
  goals: 0,
  assists: 0,
  mvpCount: 0,
  ...line,
});

describe('top lists', () => {
  it('put more goals first, then fewer matches, then the name in Croatian order', () => {
    const list = topScorers([
      totals('Žarko', 'Zec', { goals: 3 }),
      totals('Ivo', 'Šimić', { goals: 3 }),
      totals('Ivo', 'Čović', { goals: 3 }),
      totals('Ivo', 'Ćorić', { goals: 3 }),
      totals('Ivo', 'Cindrić', { goals: 3 }),
      totals('Ante', 'Šimić', { goals: 3 }),
      totals('Ivo', 'Žanić', { goals: 3, matchesPlayed: 4 }),
      totals('Ivo', 'Žuvela', { goals: 7, matchesPlayed: 9 }),
      totals('Ivo', 'Abramović', { assists: 9 }),
    ]);
    expect(list.map(({ player }) => `${player.firstName} ${player.lastName}`)).toEqual([
      'Ivo Žuvela',
      'Ivo Žanić',
      'Ivo Cindrić',
      'Ivo Čović',
      'Ivo Ćorić',
      'Ante Šimić',
      'Ivo Šimić',
      'Žarko Zec',
    ]);
  });

  it('carry the fields of the contract and nothing else', () => {
    const line = totals('Ivo', 'Ban', { goals: 2, assists: 1, mvpCount: 1 });
    const { player, team } = line;
    expect(topScorers([line])).toEqual([{ player, team, goals: 2 }]);
    expect(topAssists([line])).toEqual([{ player, team, assists: 1 }]);
    expect(topMvp([line])).toEqual([{ player, team, mvpCount: 1 }]);
  });

  it('order namesakes the same, however they come', () => {
    const twins = [totals('Ivo', 'Ban', { goals: 1 }), totals('Ivo', 'Ban', { goals: 1 })];
    expect(topScorers([...twins].reverse())).toEqual(topScorers(twins));
  });
});

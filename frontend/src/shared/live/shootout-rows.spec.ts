import type { Shootout, TeamSide } from '@kolo/domain';
import { shootoutRows } from './shootout-rows';

function shootout(
  kicks: readonly [TeamSide, boolean][],
  decided: TeamSide | null = null,
): Shootout {
  const goals = (side: TeamSide) =>
    kicks.filter(([team, scored]) => team === side && scored).length;
  return {
    first: 'home',
    home: goals('home'),
    away: goals('away'),
    decided,
    kicks: kicks.map(([team, scored]) => ({ team, scored, playerId: null })),
  };
}

const drawn = (state: Shootout, first = 3): string => {
  const rows = shootoutRows(state, first);
  return (['home', 'away'] as const)
    .map((team) => {
      const marks = rows[team].kicks.map((kick) => (kick === null ? '.' : kick.scored ? 'O' : 'X'));
      return `${marks.join('')}${rows[team].isNext ? '<' : ''}${rows[team].score}`;
    })
    .join(' ');
};

describe('the rows of kicks', () => {
  it('show those to come, and whose turn it is', () => {
    expect(drawn(shootout([]))).toBe('...<0 ...0');
    expect(drawn(shootout([['home', true]]))).toBe('O..1 ...<0');
    expect(
      drawn(
        shootout([
          ['home', true],
          ['away', false],
        ]),
      ),
    ).toBe('O..<1 X..0');
  });

  it('grow by pairs when the first kicks decided nothing', () => {
    const level: [TeamSide, boolean][] = [
      ...[['home', true] as [TeamSide, boolean], ['away', true] as [TeamSide, boolean]],
    ];
    expect(drawn(shootout(level), 1)).toBe('O.<1 O1');
    expect(drawn(shootout([...level, ['home', false]]), 1)).toBe('OX1 O.<1');
  });

  it('have nobody’s turn once they are decided', () => {
    const over = shootout(
      [
        ['home', true],
        ['away', false],
        ['home', true],
        ['away', false],
      ],
      'home',
    );
    expect(drawn(over)).toBe('OO.2 XX.0');
  });
});

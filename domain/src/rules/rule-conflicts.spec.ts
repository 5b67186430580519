import { type MatchRules, presetRules } from './match-rules.js';
import { ruleConflict } from './rule-conflicts.js';

const fifa = presetRules['fifa-2025-26'];

describe('a rule sheet', () => {
  it.each(Object.entries(presetRules))('of the preset %s can be played', (_, rules) =>
    expect(ruleConflict(rules)).toBeNull(),
  );

  it.each<[string, Partial<MatchRules>, string, string]>([
    ['more needed than on the pitch', { minPlayers: 6 }, 'min-players', 'minPlayers'],
    ['a list without room', { playersOnPitch: 6, listMax: 5 }, 'list-too-short', 'listMax'],
    [
      'no last minute',
      { clockMode: 'last-minutes-effective', lastMinutes: 0 },
      ...(['last-minutes', 'lastMinutes'] as const),
    ],
    [
      'last minutes longer than the half',
      { clockMode: 'last-minutes-effective', lastMinutes: 6, halfMinutes: 5 },
      ...(['last-minutes', 'lastMinutes'] as const),
    ],
    ['an exclusion that is off', { secondYellow: 'exclusion' }, 'no-exclusion', 'secondYellow'],
    ['no way to a winner', { winnerNeeded: true }, 'no-decision', 'winnerNeeded'],
    ['a draw above a win', { points: { win: 1, draw: 2, loss: 0 } }, 'points', 'pointsWin'],
    ['a loss above a draw', { points: { win: 3, draw: 1, loss: 2 } }, 'points', 'pointsDraw'],
    [
      'no winner off the pitch',
      { forfeitScore: { winner: 0, loser: 0 } },
      'forfeit',
      'forfeitWinner',
    ],
  ])('with %s is refused', (_, change, code, field) =>
    expect(ruleConflict({ ...fifa, ...change })).toEqual({ code: `match-rules.${code}`, field }),
  );

  it('may leave the last minutes as they were where the clock never stops', () =>
    expect(ruleConflict({ ...fifa, clockMode: 'running', lastMinutes: 0 })).toBeNull());
});

import { aMatch, type MatchStory } from '../../testing/match-story.js';
import { refusalOf } from './permits.js';

/** No command asks for these: `decide` looks for the goal itself, so only the rule can be asked. */
describe('naming the scorer of a goal', () => {
  const attribution = ({ state }: MatchStory, scorer: number, goalId = state.goals[0]?.id ?? '') =>
    refusalOf(state, { type: 'GoalAttributed', data: { goalId, scorer } })?.code ?? null;

  it('asks for an open goal of the player’s own team', () => {
    const open = aMatch().started().goal('home');
    expect(attribution(open, 1)).toBeNull();
    expect(attribution(open, 11)).toBe('match.player-not-present');
    expect(attribution(open, 99)).toBe('match.player-not-present');
    expect(attribution(open, 1, 'no-such.0')).toBe('match.no-such-goal');
    expect(attribution(aMatch().started().goal('home', 2), 1)).toBe('match.no-such-goal');
    expect(attribution(aMatch().started().goal('home', null, 'own-goal'), 1)).toBe(
      'match.no-such-goal',
    );
  });
});

import { aMatch } from '../../testing/match-story.js';
import { replay } from './evolve.js';

/** No command writes such a log, but one that is read is folded and never refused. */
describe('a log against the rules', () => {
  it('names two scorers of one goal, of whom the first keeps it', () => {
    const { log, state } = aMatch().started().goal('home').raise(3, 'goals');
    const [goal] = state.goals;
    const again = {
      type: 'GoalAttributed',
      data: { goalId: goal?.id ?? '', scorer: 4 },
      id: 'again.0',
      at: log.at(-1)?.at ?? '',
      half: 1,
      second: 9,
      version: state.version + 1,
    } as const;
    const { goals, players } = replay(7, [...log, again]);
    expect(goals).toEqual([goal]);
    expect(players).toEqual(state.players);
  });
});

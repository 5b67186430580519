import { aMatch, at } from '../../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../../testing/play-story.js';
import { liveMatch } from '../../views/live-match.js';
import { boardLine } from '../../views/match-rows.js';

const match = () => aMatchUnder(fifa).playing();
const question = { type: 'QuestionScore' } as const;
const confirm = { type: 'ConfirmScore' } as const;
const shown = ({ state }: PlayStory) => [
  liveMatch(state).scoreInDoubt,
  boardLine(state).scoreInDoubt,
];

describe('a score in doubt', () => {
  it('is told to spectators until the table confirms it, and changes no goal', () => {
    const story = match().scores('home', at(3));
    expect(shown(story)).toEqual([false, false]);
    expect(shown(story.when(question, at(4)))).toEqual([true, true]);
    expect(liveMatch(story.state)).toMatchObject({ homeScore: 1, awayScore: 0 });
    expect(shown(story.when(confirm, at(5)))).toEqual([false, false]);
  });

  it('is told once: repeating either tap changes nothing', () => {
    const story = match().when(confirm, at(1)).when(question, at(2));
    const { version } = story.state;
    story.when(question, at(3));
    expect(story.state.version).toBe(version);
    story.when(confirm, at(4)).when(confirm, at(5));
    expect(story.state.version).toBe(version + 1);
  });

  it('comes and goes with the undo of its taps', () => {
    const story = match().when(question, at(2)).when(confirm, at(3));
    expect(shown(story.when({ type: 'Undo' }, at(4)))).toEqual([true, true]);
    expect(shown(story.when({ type: 'Undo' }, at(5)))).toEqual([false, false]);
  });

  it('ends with the final whistle, after which there is nothing to question', () => {
    const story = match().when(question, at(2)).reach('half-time', at(21));
    expect(shown(story)).toEqual([true, true]);
    story.reach('second-half', at(30)).reach('completed', at(52));
    expect(shown(story)).toEqual([false, false]);
    expect(story.attempt(question, at(53))).toBe('match.transition-not-allowed');
  });

  it('is not for a match without a rule sheet, nor before the first whistle', () => {
    expect(aMatchUnder(fifa).initialised().attempt(question)).toBe('match.not-started');
    expect(aMatch().started().attempt(question)).toBe('match.not-in-these-rules');
  });
});

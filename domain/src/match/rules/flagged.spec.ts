import { at } from '../../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../../testing/play-story.js';
import { liveMatch } from '../../views/live-match.js';
import type { MatchCommand } from '../commands.js';

const flag = (actionId: string, flagged = true): MatchCommand => ({
  type: 'FlagEntry',
  actionId,
  flagged,
});
const flagged = ({ state }: PlayStory) => liveMatch(state).flagged;

/** A foul and then a goal. */
function played() {
  const story = aMatchUnder(fifa).playing().foul('home', at(2));
  const foul = story.latest.id;
  story.scores('away', at(3));
  return { story, foul, goal: story.latest.id };
}

describe('an entry to be checked later', () => {
  it('is listed until it was checked, in the order in which it was marked', () => {
    const { story, foul, goal } = played();
    story.when(flag(goal), at(4)).when(flag(foul), at(5));
    expect(flagged(story)).toEqual([goal, foul]);
    story.when(flag(goal, false), at(6));
    expect(flagged(story)).toEqual([foul]);
  });

  it('is marked once by two tablets', () => {
    const { story, goal } = played();
    story.when(flag(goal), at(4)).when(flag(goal), at(5));
    expect(story.log.filter(({ type }) => type === 'EntryFlagged')).toHaveLength(1);
  });

  it('stays marked after its correction, and goes when it is undone', () => {
    const { story, goal } = played();
    story.when(flag(goal), at(4));
    story.when({ type: 'CorrectAction', actionId: goal, correction: { team: 'home' } }, at(5));
    expect(flagged(story)).toEqual([goal]);
    story.undo(goal);
    expect(flagged(story)).toEqual([]);
  });

  it('has its mark, and that it was checked, undone', () => {
    const { story, goal } = played();
    story.when(flag(goal), at(4)).when(flag(goal, false), at(5)).undo();
    expect(flagged(story)).toEqual([goal]);
    story.undo();
    expect(flagged(story)).toEqual([]);
  });

  it('is one that can be corrected', () => {
    const { story } = played();
    const whistle = story.log.find(({ type }) => type === 'FirstHalfStarted')?.id ?? '';
    expect(story.attempt(flag(whistle))).toBe('match.no-such-action');
    expect(story.attempt(flag('nobody.0'))).toBe('match.no-such-action');
  });
});

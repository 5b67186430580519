import { aMatch, at } from '../testing/match-story.js';
import { aMatchUnder, fifa } from '../testing/play-story.js';
import { goalMinutesOf } from './goal-minutes.js';

const goal = {
  type: 'RecordGoal',
  team: 'home',
  scorer: 1,
  assist: null,
  kind: 'open-play',
} as const;

it('has the minute of every goal, by the wall', () => {
  const story = aMatch().started();
  story.when(goal, at(2));
  story.when(goal, at(9));
  expect(goalMinutesOf(story.state)).toEqual([3, 10]);
});

it('has the minute by the clock of a rule sheet', () => {
  const story = aMatchUnder(fifa).playing();
  story.when(goal, at(2));
  expect(goalMinutesOf(story.state)).toEqual([3]);
});

it('leaves a goal out that was undone', () => {
  const story = aMatch().started();
  story.when(goal, at(2));
  const [undone] = story.state.goals;
  story.when({ type: 'Undo', actionId: undone?.id ?? '' }, at(3));
  expect(goalMinutesOf(story.state)).toEqual([]);
});

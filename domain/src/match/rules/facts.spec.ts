import { at } from '../../testing/match-story.js';
import { aMatchUnder, fifa } from '../../testing/play-story.js';
import { FollowedMatch } from '../../views/live-match.js';
import { factsOf } from './facts.js';

it('facts that were handed out stay as they were, whatever is tapped after them', () => {
  const story = aMatchUnder(fifa).playing().foul('home', at(5)).scores('away', at(6));
  const match = new FollowedMatch(story.state);
  const known = story.log.length;
  const before = factsOf(match.state);
  const copy = structuredClone(before);
  story.foul('home', at(7)).scores('home', at(8));
  for (const event of story.log.slice(known)) match.take(event);
  expect(factsOf(match.state)).toMatchObject({
    fouls: [{ data: { team: 'home' } }, { data: { team: 'home' } }],
    firstHalf: { home: 1, away: 1 },
  });
  expect(before).toEqual(copy);
});

it('facts are read once for a state', () => {
  const { state } = aMatchUnder(fifa).playing().foul('home', at(5));
  expect(factsOf(state)).toBe(factsOf(state));
});

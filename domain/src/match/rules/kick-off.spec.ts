import { presetRules } from '../../rules/match-rules.js';
import { aMatch, at } from '../../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../../testing/play-story.js';
import { liveMatch } from '../../views/live-match.js';
import type { MatchCommand } from '../commands.js';
import type { TeamSide } from '../events.js';
import { kickOffOf } from './kick-off.js';

const gives = (team: TeamSide, period: 1 | 2 | 3 | 4 = 1): MatchCommand => ({
  type: 'GiveKickOff',
  period,
  team,
});
const kickOffs = ({ state }: PlayStory) =>
  (liveMatch(state).periods ?? []).map(({ period, kickOff }) => [period, kickOff]);

describe('who kicks off', () => {
  it('is known from the toss on, before the whistle', () => {
    const story = aMatchUnder(fifa).initialised().when(gives('away'), at(-1));
    expect(kickOffOf(story.state, 1)).toBe('away');
    expect(kickOffs(story)).toEqual([]);
    expect(kickOffs(story.reach('first-half', at(0)))).toEqual([[1, 'away']]);
  });

  it('of the second half is the other team, without a tap', () => {
    const story = aMatchUnder(fifa).playing().when(gives('home'), at(1));
    expect(kickOffOf(story.state, 2)).toBe('away');
    expect(kickOffs(story.playingAgain())).toEqual([
      [1, 'home'],
      [2, 'away'],
    ]);
  });

  it('of extra time follows from a toss of its own', () => {
    const story = aMatchUnder(presetRules.tournament).started().when(gives('home'), at(1));
    story.inPeriod(3);
    expect(kickOffOf(story.state, 3)).toBeNull();
    story.when(gives('away', 3), at(61)).extra(3, 'end', at(70)).extra(4, 'start', at(71));
    expect(kickOffs(story)).toEqual([
      [1, 'home'],
      [2, 'away'],
      [3, 'away'],
      [4, 'home'],
    ]);
  });

  it('can be said of a second half that began the other way round', () => {
    const story = aMatchUnder(fifa).playing().when(gives('home'), at(1)).playingAgain();
    story.when(gives('home', 2), at(31));
    expect(kickOffs(story)).toEqual([
      [1, 'home'],
      [2, 'home'],
    ]);
  });

  it('is put right by another tap, undone to what it was, and nobody has to say it', () => {
    const story = aMatchUnder(fifa).playing();
    expect(kickOffs(story)).toEqual([[1, undefined]]);
    story.when(gives('home'), at(1)).when(gives('away'), at(2));
    expect(kickOffs(story)).toEqual([[1, 'away']]);
    expect(kickOffs(story.undo())).toEqual([[1, 'home']]);
    expect(kickOffs(story.undo())).toEqual([[1, undefined]]);
  });

  it('is written once when two tablets say the same', () => {
    const story = aMatchUnder(fifa).playing().when(gives('home'), at(1));
    story.when(gives('home'), at(2)).when(gives('away', 2), at(3));
    expect(story.log.filter(({ type }) => type === 'KickOffGiven')).toHaveLength(1);
  });

  it('is refused for periods that the sheet does not have, and without a sheet', () => {
    const story = aMatchUnder(fifa).playing();
    expect(story.attempt(gives('home', 3))).toBe('match.not-in-these-rules');
    const oneHalf = aMatchUnder({
      ...presetRules.tournament,
      extraTime: { halves: 1, minutes: 5 },
    }).playing();
    expect(oneHalf.attempt(gives('home', 4))).toBe('match.not-in-these-rules');
    expect(aMatch().started().attempt(gives('home'))).toBe('match.not-in-these-rules');
  });

  it('is refused in a match that was called off', () => {
    const story = aMatchUnder(fifa).playing();
    story.when({ type: 'ChangeState', wanted: { status: 'cancelled' } }, at(2));
    expect(story.attempt(gives('home'))).toBe('match.cancelled');
  });
});

import { presetRules } from '../rules/match-rules.js';
import { at } from '../testing/match-story.js';
import { aMatchUnder, fifa } from '../testing/play-story.js';
import { matchOutcome } from './match-outcome.js';

const { tournament } = presetRules;
const level = {
  type: 'ChangeState',
  wanted: { matchState: 'completed', levelReason: 'agreed' },
} as const;

describe('how a level match went on', () => {
  it('is empty for a match that was over after two halves', () => {
    const story = aMatchUnder(fifa).playing().playingAgain().reach('completed', at(55));
    expect(matchOutcome(story.state)).toEqual({});
  });

  it('tells of extra time when the match is over', () => {
    const story = aMatchUnder(tournament).started().inPeriod(3).scores('home', at(61));
    expect(matchOutcome(story.state)).toEqual({});
    story.extra(3, 'end', at(65)).extra(4, 'start', at(66)).extra(4, 'end', at(71));
    expect(matchOutcome(story.when(level, at(72)).state)).toEqual({ afterExtraTime: true });
  });

  it('has the score of the kicks from the first one on, and loses it with their undo', () => {
    const story = aMatchUnder(tournament).started().inPeriod(5);
    expect(matchOutcome(story.state)).toEqual({ shootout: { home: 0, away: 0 } });
    story.kicks(['home', true], ['away', false], ['home', true]);
    expect(matchOutcome(story.state)).toEqual({ shootout: { home: 2, away: 0 } });
    for (let kick = 0; kick < 4; kick += 1) story.when({ type: 'Undo' }, at(95));
    expect(matchOutcome(story.state)).toEqual({});
  });
});

import { presetRules } from '../../rules/match-rules.js';
import { at } from '../../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../../testing/play-story.js';
import { liveMatch } from '../../views/live-match.js';
import { readPlayClock } from './clock.js';

/** The clock runs on its holder's console; another tablet has no network (docs/product.md#clock). */

const running = { ...presetRules['company-running'], timeoutStopsClock: true };
const timeout = { type: 'TakeTimeout', team: 'home' } as const;
const endTimeout = { type: 'EndTimeout', team: 'home' } as const;
const ended = { type: 'ChangeState', wanted: { matchState: 'half-time' } } as const;

const seconds = ({ state }: PlayStory, time: string) =>
  state.play && Math.floor((readPlayClock(state.play, time)?.playedMs ?? 0) / 1000);
const isRunning = ({ state }: PlayStory, time: string) =>
  state.play && readPlayClock(state.play, time)?.running;

describe('6: a timeout of 8:20 that arrives when the clock of its holder shows 14:00', () => {
  const late = () =>
    aMatchUnder(running).started().scores('home', at(13, 20)).elsewhere(timeout, at(8, 20), at(14));

  it('counts, stands at its minute, and the clock does not jump', () => {
    const story = late();
    const { timeouts, timeout: shown, timeline } = liveMatch(story.state);
    expect(timeouts).toEqual({ home: 1, away: 0 });
    expect(timeline[story.latest.id]).toMatchObject({ type: 'timeout', period: 1, played: 500 });
    expect(shown).toBeNull();
    expect(seconds(story, at(14))).toBe(840);
    expect(isRunning(story, at(14))).toBe(true);
    expect(story.attempt(timeout, at(14, 10))).toBe('match.timeout-used');
  });

  it('leaves the clock alone where nothing else was entered meanwhile', () => {
    const story = aMatchUnder(running).started().elsewhere(timeout, at(8, 20), at(14));
    expect(seconds(story, at(14))).toBe(840);
  });

  it('leaves it alone when the clock is moved afterwards, also by taps of before', () => {
    const story = late().clock('stop', at(14, 10)).clock('start', at(14, 30));
    story.correctClock(470, at(8, 10));
    expect(seconds(story, at(14, 30))).toBe(830);
  });

  it('leaves it alone when it goes to the other team, and when it is undone', () => {
    const story = late();
    const { id: actionId } = story.latest;
    story.when({ type: 'CorrectAction', actionId, correction: { team: 'away' } }, at(14, 5));
    expect(liveMatch(story.state).timeouts).toEqual({ home: 0, away: 1 });
    expect(seconds(story, at(15))).toBe(900);
    expect(seconds(story.undo(actionId), at(15))).toBe(900);
  });

  it('starts no clock with its end that the holder has stopped', () => {
    const story = aMatchUnder(running).started().when(timeout, at(8, 20));
    story.clock('start', at(9, 30)).elsewhere(endTimeout, at(9, 20), at(14));
    expect(seconds(story, at(9, 30))).toBe(500);
    expect(seconds(story, at(10))).toBe(530);
  });

  it('stops it where it arrives at once, and on the device that holds it', () => {
    for (const story of [
      aMatchUnder(running).started().elsewhere(timeout, at(8, 20), at(8, 25)),
      aMatchUnder(running).started().scores('away', at(8, 28)).elsewhere(timeout, at(8, 20)),
      aMatchUnder(running).started().scores('away', at(13, 20)).when(timeout, at(8, 20)),
    ])
      expect(seconds(story, at(14))).toBe(500);
  });
});

describe('a whistle that arrives late from a tablet that does not hold the clock', () => {
  it('ends a half after what was entered in it', () => {
    const story = aMatchUnder(running).started().scores('home', at(21, 30));
    story.elsewhere(ended, at(20, 5), at(22));
    expect(seconds(story, at(22))).toBe(1_290);
    expect(story.state.matchState).toBe('half-time');
  });

  it('ends it at its own time where nothing was entered since', () => {
    const story = aMatchUnder(running).started().scores('home', at(19));
    story.elsewhere(ended, at(20, 5), at(22));
    expect(seconds(story, at(22))).toBe(1_205);
  });

  it('ends a period of extra time likewise', () => {
    const rules = { ...running, extraTime: { halves: 1, minutes: 5 } } as const;
    const story = aMatchUnder(rules).started().playingAgain().extra(3, 'start', at(60));
    story
      .scores('home', at(66))
      .elsewhere({ type: 'ControlPeriod', period: 3, action: 'end' }, at(65, 2), at(67));
    expect(seconds(story, at(67))).toBe(360);
  });
});

it('a goal of another tablet stops no clock, however late it arrives', () => {
  const story = aMatchUnder(fifa).playing();
  story.elsewhere(
    { type: 'RecordGoal', team: 'home', scorer: null, assist: null, kind: 'open-play' },
    at(8),
    at(14),
  );
  expect(seconds(story, at(14))).toBe(840);
  expect(story.latest).toMatchObject({ period: 1, played: 480 });
});

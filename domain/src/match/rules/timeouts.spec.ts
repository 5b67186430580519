import { presetRules } from '../../rules/match-rules.js';
import { at } from '../../testing/match-story.js';
import { aMatchUnder, fifa, type PlayStory } from '../../testing/play-story.js';
import { liveMatch } from '../../views/live-match.js';
import { adviceOf } from './assistant.js';

const match = () => aMatchUnder(fifa).playing();
const request = { type: 'RequestTimeout', team: 'home' } as const;
const take = { type: 'TakeTimeout', team: 'home' } as const;
const end = { type: 'EndTimeout', team: 'home' } as const;
const advice = ({ state }: PlayStory, time: string) =>
  adviceOf(state, time).map(({ code }) => code);

describe('a timeout', () => {
  it('is one in each half, and a request after it is refused', () => {
    const story = match().when(take, at(1));
    expect(story.attempt(take, at(3))).toBe('match.timeout-used');
    expect(story.attempt(request, at(3))).toBe('match.timeout-used');
    expect(liveMatch(story.state).timeouts).toEqual({ home: 1, away: 0 });
    expect(liveMatch(story.playingAgain().state).timeouts).toEqual({ home: 0, away: 0 });
    expect(story.attempt(take, at(31))).toBeNull();
  });

  it('is one in the match where the sheet says so, and none where it has none', () => {
    const once = aMatchUnder({ ...fifa, timeoutsPer: 'match' })
      .playing()
      .when(take, at(1));
    expect(once.playingAgain().attempt(take, at(31))).toBe('match.timeout-used');
    const never = aMatchUnder({ ...fifa, timeoutsPerHalf: 0 }).playing();
    expect(never.attempt(take, at(1))).toBe('match.not-in-these-rules');
  });

  it('does not exist in extra time, unless the sheet has it there', () => {
    const { tournament } = presetRules;
    const story = aMatchUnder(tournament).started().inPeriod(3);
    expect(story.attempt(take, at(61))).toBe('match.timeout-not-in-extra-time');
    expect(story.attempt(request, at(61))).toBe('match.timeout-not-in-extra-time');
    const allowed = aMatchUnder({ ...tournament, timeoutInExtraTime: true })
      .started()
      .inPeriod(3);
    expect(allowed.attempt(take, at(61))).toBeNull();
  });

  it('runs for a minute from when it was granted', () => {
    const story = match().when(take, at(1));
    const timeout = { team: 'home', startedAt: at(1), seconds: 60 };
    expect(liveMatch(story.state).timeout).toEqual(timeout);
    expect(advice(story, at(1, 59))).toEqual([]);
    expect(advice(story, at(2))).toEqual(['timeout-over']);
    expect(liveMatch(story.when(end, at(2)).state).timeout).toBeNull();
    const { version } = story.state;
    story.when(end, at(2));
    expect(story.state.version).toBe(version);
  });

  it('asks nobody to end it where the clock runs on', () => {
    const story = aMatchUnder(presetRules['company-running']).started().when(take, at(1));
    expect(advice(story, at(2, 30))).toEqual([]);
  });

  it('ends when the clock is started, and with its half', () => {
    const started = match().clock('stop', at(1)).when(take, at(1)).clock('start', at(2));
    expect(liveMatch(started.state).timeout).toBeNull();
    const over = match().when(take, at(19)).reach('half-time', at(20));
    expect(liveMatch(over.state).timeout).toBeNull();
  });
});

describe('a timeout that waited on a tablet without a network', () => {
  it('counts in the half in which it was taken, and leaves the next one its own', () => {
    const story = match().playingAgain().when(take, at(5));
    expect(liveMatch(story.state).timeouts).toEqual({ home: 0, away: 0 });
    expect(story.attempt(take, at(6))).toBe('match.timeout-used');
    expect(story.attempt(take, at(31))).toBeNull();
    expect(liveMatch(story.state).timeouts?.home).toBe(1);
  });

  it('is not the one that a lower count of the present half undoes', () => {
    const story = match().playingAgain().when(take, at(31)).when(take, at(5));
    story.when({ type: 'ChangeState', wanted: { homeTimeoutsUsed: 0 } }, at(32));
    expect(liveMatch(story.state).timeouts?.home).toBe(0);
    const left = story.state.actions.filter(({ type }) => type === 'TimeoutTaken');
    expect(left.map(({ period }) => period)).toEqual([1]);
  });

  it('is taken during the break and after the end too, and not where nothing was played', () => {
    const atBreak = match().reach('half-time', at(20)).when(take, at(19));
    expect(liveMatch(atBreak.state).timeouts?.home).toBe(1);
    expect(atBreak.attempt({ ...take, team: 'away' }, at(21))).toBe('match.half-not-running');
    const over = match().playingAgain().reach('completed', at(51)).when(take, at(45));
    expect(liveMatch(over.state).timeouts?.home).toBe(1);
  });

  it('does not exist in the kicks, also where extra time has it', () => {
    const story = aMatchUnder({ ...presetRules.tournament, timeoutInExtraTime: true })
      .started()
      .inPeriod(5);
    expect(story.attempt(take, at(82))).toBe('match.timeout-not-in-extra-time');
  });
});

describe('a timeout whose time is corrected', () => {
  const moved = (story: PlayStory, period: 1 | 2) =>
    story.when(
      { type: 'CorrectAction', actionId: story.latest.id, correction: { period, played: 600 } },
      at(33),
    );

  it('is taken from the allowance of the half that it is moved to', () => {
    const story = moved(match().playingAgain().when(take, at(31)), 1);
    expect(liveMatch(story.state).timeouts?.home).toBe(0);
    expect(story.attempt(take, at(5))).toBe('match.timeout-used');
    expect(story.attempt(take, at(34))).toBeNull();
    expect(story.attempt(take, at(35))).toBe('match.timeout-used');
  });

  it('counts again where it was when the correction is undone', () => {
    const story = moved(match().playingAgain().when(take, at(5)), 2);
    expect(liveMatch(story.state).timeouts?.home).toBe(1);
    story.undo(story.latest.id);
    expect(liveMatch(story.state).timeouts?.home).toBe(0);
  });

  it('is the one that a lower count of the present half undoes', () => {
    const story = moved(match().playingAgain().when(take, at(5)), 2);
    story.when({ type: 'ChangeState', wanted: { homeTimeoutsUsed: 0 } }, at(34));
    expect(story.state.actions.filter(({ type }) => type === 'TimeoutTaken')).toEqual([]);
  });
});

describe('a timeout that is asked for', () => {
  it('waits once, until it is granted', () => {
    const story = match().when(request, at(1)).when(request, at(2));
    expect(story.log.filter(({ type }) => type === 'TimeoutRequested')).toHaveLength(1);
    expect(adviceOf(story.state, at(2))).toEqual([{ code: 'timeout-requested', team: 'home' }]);
    expect(advice(story.when(take, at(3)), at(3))).toEqual([]);
    story.undo(story.latest.id);
    expect(advice(story, at(3))).toEqual(['timeout-requested']);
  });

  it('is not asked for again by a tablet that tells of it late', () => {
    const story = match().when(take, at(3)).reach('half-time', at(20)).reach('second-half', at(30));
    story.when(request, at(2));
    expect(advice(story, at(31))).toEqual([]);
  });

  it('lapses at half-time', () => {
    const story = match().when(request, at(19)).reach('half-time', at(20));
    expect(advice(story, at(21))).toEqual([]);
    expect(advice(story.reach('second-half', at(30)), at(31))).toEqual([]);
    expect(liveMatch(story.state).timeouts?.home).toBe(0);
  });
});

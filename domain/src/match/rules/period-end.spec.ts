import { at } from '../../testing/match-story.js';
import { aMatchUnder, fifa } from '../../testing/play-story.js';
import type { GoalKind, SetKick } from '../events.js';
import { periodAfterSignal } from './period-end.js';

const half = { ...fifa, halfMinutes: 20 };
const atHorn = () => aMatchUnder(half).playing();
const extendedFor = (kick: SetKick) =>
  atHorn().when({ type: 'ExtendPeriod', period: 1, for: kick }, at(20, 1));

describe('a goal after the horn', () => {
  it.each<[string, string, number | null]>([
    ['is in time before it', at(19, 59), null],
    ['is doubtful from it on', at(20), 1],
  ])('%s', (_, time, period) => {
    expect(periodAfterSignal(atHorn().state, 'open-play', time)).toBe(period);
  });

  it.each<[SetKick, GoalKind, number | null]>([
    ['penalty', 'penalty', null],
    ['ten-metres', 'ten-metres', null],
    ['penalty', 'open-play', 1],
    ['penalty', 'own-goal', 1],
    ['penalty', 'ten-metres', 1],
    ['ten-metres', 'penalty', 1],
  ])('in a period extended for a %s, by %s, is in doubt in %s', (kick, kind, period) => {
    expect(periodAfterSignal(extendedFor(kick).state, kind, at(20, 30))).toBe(period);
  });

  it('is doubtful again once the kick was taken', () => {
    const story = extendedFor('penalty').scores('home', at(20, 20), 'penalty');
    expect(periodAfterSignal(story.state, 'penalty', at(20, 30))).toBe(1);
    expect(periodAfterSignal(story.undo().state, 'penalty', at(20, 30))).toBeNull();
  });

  it('is one of the second half and of extra time too, and none of the break', () => {
    const story = atHorn().playingAgain();
    story.when({ type: 'ExtendPeriod', period: 2, for: 'penalty' }, at(50, 1));
    expect(periodAfterSignal(story.state, 'open-play', at(50, 5))).toBe(2);
    const resting = atHorn().reach('half-time', at(21));
    expect(periodAfterSignal(resting.state, 'open-play', at(22))).toBeNull();
  });

  it('is known only where a horn ends a period', () => {
    const story = aMatchUnder({ ...half, periodEndsBy: 'referee' }).playing();
    expect(periodAfterSignal(story.state, 'open-play', at(21))).toBeNull();
  });
});

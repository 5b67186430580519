import { onPitchAt, reductionsAt } from '../match/rules/moment.js';
import { at } from '../testing/match-story.js';
import { aMatchUnder, fifa } from '../testing/play-story.js';
import { playedSecondsAt } from './clock-face.js';
import { liveMatch } from './live-match.js';
import { playersOnPitch, runningReductions } from './running-numbers.js';

/** H loses places at 5:00.4 and 6:00.9, and a tap without a sheet's meaning follows. */
const match = () => {
  const story = aMatchUnder(fifa).playing().card(1, 'red', at(5, 0.4)).card(2, 'red', at(6, 0.9));
  const { clock, reductions = [] } = liveMatch(story.shot().state);
  if (clock === null || !('period' in clock)) throw new Error('The match has no clock');
  return { story, clock, reductions };
};

describe('what a spectator counts on', () => {
  it('is what the log says at that instant, within a second', () => {
    const { story, clock, reductions } = match();
    for (let second = 361; second < 600; second += 1.7) {
      const now = Date.parse(at(0, second));
      const counted = runningReductions(reductions, clock, now);
      const known = reductionsAt(story.state, at(0, second));
      for (const { id, remainingSeconds } of known) {
        const shown = counted.find((reduction) => reduction.id === id)?.remainingSeconds ?? 0;
        expect(Math.abs(shown - remainingSeconds)).toBeLessThanOrEqual(1);
      }
      if (known.length === counted.length)
        expect(playersOnPitch(5, counted)).toEqual(onPitchAt(story.state, at(0, second)));
    }
  });

  it('stands while the clock does', () => {
    const { story } = match();
    const { clock, reductions = [] } = liveMatch(story.clock('stop', at(6, 30)).state);
    if (clock === null || !('period' in clock)) throw new Error('The match has no clock');
    expect(playedSecondsAt(clock, Date.parse(at(9)))).toBe(390);
    expect(runningReductions(reductions, clock, Date.parse(at(9)))).toEqual(reductions);
  });
});

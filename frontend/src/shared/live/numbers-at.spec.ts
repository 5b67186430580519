import { numbersAt } from './numbers-at';
import { FakeMatch } from './testing/fake-match';
import { after, reduction, ruledMatch } from './testing/ruled-match';

const short = (clock = {}) =>
  ruledMatch({
    clock,
    match: {
      onPitch: { home: 3, away: 5 },
      reductions: [reduction({ remainingSeconds: 30 }), reduction({ id: 'red.2', playerId: 2 })],
    },
  });
const left = (seconds: number, clock = {}) =>
  numbersAt(short(clock), after(seconds))?.reductions.map(
    ({ remainingSeconds }) => remainingSeconds,
  );

describe('the numbers on the pitch', () => {
  it('change with a running clock and without a message', () => {
    expect(left(0)).toEqual([30, 120]);
    expect(left(29.9)).toEqual([1, 91]);
    expect(left(30)).toEqual([90]);
    expect(numbersAt(short(), after(30))?.onPitch).toEqual({ home: 4, away: 5 });
    expect(numbersAt(short(), after(300))).toEqual({
      onPitch: { home: 5, away: 5 },
      reductions: [],
    });
  });

  it('stand with a clock that was stopped', () => {
    expect(left(300, { runningSince: null, playedSeconds: 60 })).toEqual([30, 120]);
  });

  it('stand at the end of a period that the horn ends', () => {
    expect(left(300, { playedSeconds: 1190 })).toEqual([20, 110]);
  });

  it('are nothing that a match without a rule sheet has', () => {
    expect(numbersAt(new FakeMatch().start().snapshot().match, after(0))).toBeNull();
  });
});

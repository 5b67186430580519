import { shownTimeout } from './shown-timeout';
import { after, anchor, ruledMatch } from './testing/ruled-match';

const timeout = { team: 'away', startedAt: anchor, seconds: 60 } as const;
const isShown = (timeoutStopsClock: boolean, second: number) =>
  shownTimeout(ruledMatch({ rules: { timeoutStopsClock }, match: { timeout } }), after(second)) !==
  null;

describe('a timeout on a page', () => {
  it('ends by itself after its minute where the clock runs on', () => {
    expect([isShown(false, 59), isShown(false, 60)]).toEqual([true, false]);
  });

  it('is shown 15 seconds longer at most where the console has to end it', () => {
    expect([isShown(true, 74), isShown(true, 75)]).toEqual([true, false]);
  });

  it('is not there where nobody took one', () => {
    expect(shownTimeout(ruledMatch({}), after(0))).toBeNull();
  });
});

import { aMatch } from '../../testing/match-story.js';
import { matchAt, replayRange } from './replay-log.js';

describe('what a replay shows', () => {
  it('goes from the eve of the first whistle to the last event', () => {
    const { log, state } = aMatch().started().goal('home', 1);
    const range = replayRange(log);
    const [eve, whistle, end] = [range?.first ?? 0, (range?.first ?? 0) + 1, range?.last ?? 0];
    expect(matchAt(7, log, eve).matchState).toBe('pre-match');
    expect(matchAt(7, log, whistle).matchState).toBe('first-half');
    expect(matchAt(7, log, end)).toEqual(state);
    expect(end).toBe(state.version);
  });

  it('keeps the first whistle where it was undone and blown again', () => {
    const story = aMatch().started();
    const range = replayRange(story.log);
    story.undo().reach('first-half');
    expect(replayRange(story.log)?.first).toBe(range?.first);
  });

  it('is nothing before there was a whistle', () => {
    expect(replayRange(aMatch().initialised().log)).toBeNull();
    expect(replayRange([])).toBeNull();
  });
});

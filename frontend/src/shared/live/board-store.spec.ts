import type { BoardMatch, PageSeed } from '@kolo/domain';
import { PageAnswers } from '@/shared/page/page-answers';
import { type BoardFeedOptions, createBoardFeed } from './board-feed';
import { boardStore, followBoard, startBoard } from './board-store';

jest.mock('./board-feed');

const feeds: { options: BoardFeedOptions; close: jest.Mock }[] = [];
const seed: PageSeed = {
  path: '/',
  search: '',
  language: 'hr',
  theme: null,
  screen: 'phone',
  now: 0,
  user: null,
};
const match = { matchId: 7 } as BoardMatch;

beforeEach(() => {
  jest.useFakeTimers();
  feeds.length = 0;
  jest.mocked(createBoardFeed).mockImplementation((options) => {
    const feed = { options, close: jest.fn() };
    feeds.push(feed);
    return feed;
  });
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

describe('the board that everybody on the page follows', () => {
  it('is one feed, which the next page still finds open', () => {
    const leave = [followBoard(), followBoard()];
    feeds[0]?.options.onMatches([match]);
    for (const go of leave) go();
    jest.advanceTimersByTime(4_000);
    const leaveNext = followBoard();
    jest.advanceTimersByTime(10_000);
    expect(boardStore.getState().matches).toEqual([match]);
    expect(feeds).toHaveLength(1);
    expect(feeds[0]?.close).not.toHaveBeenCalled();
    leaveNext();
  });

  it('is closed after its last reader and opened again for the next', () => {
    const leave = followBoard();
    feeds[0]?.options.onMatches([match]);
    leave();
    jest.advanceTimersByTime(5_000);
    expect(feeds[0]?.close).toHaveBeenCalledTimes(1);
    followBoard()();
    expect(feeds).toHaveLength(2);
    expect(boardStore.getState().matches).toBeNull();
  });

  it('is unknown in a page that holds parts of it, which serve until it is known', () => {
    const data = { ...seed, answers: {}, board: { running: true } };
    startBoard({ data, answers: new PageAnswers(data) });
    const leave = followBoard();
    expect(boardStore.getState()).toMatchObject({ matches: null, parts: { running: true } });
    feeds[0]?.options.onAnswer();
    feeds[0]?.options.onMatches([match]);
    expect(boardStore.getState()).toMatchObject({ matches: [match], parts: {}, answers: 0 });
    leave();
  });

  it('is requested again by the next reader after a refusal', () => {
    const leave = followBoard();
    const refused = { ok: false, error: 'auth.required', message: 'Prijavite se.' } as const;
    feeds[0]?.options.onRefused(refused);
    expect(boardStore.getState().refused).toEqual(refused);
    expect(feeds[0]?.close).toHaveBeenCalledTimes(1);
    const leaveToo = followBoard();
    expect(feeds).toHaveLength(2);
    expect(boardStore.getState().refused).toBeNull();
    leave();
    leaveToo();
  });
});

import type { BoardMatch } from '@kolo/domain';
import { act, renderHook } from '@testing-library/react';
import { useFreshGoals } from './use-fresh-goals';

const line = (matchId: number, home: number, away: number, status = 'in_progress'): BoardMatch =>
  ({ matchId, status, homeScore: home, awayScore: away }) as BoardMatch;

function follow(first: BoardMatch[] | null) {
  const { result, rerender } = renderHook(({ matches }) => useFreshGoals(matches), {
    initialProps: { matches: first },
  });
  const fresh = () => [...result.current].map(([id, { team }]) => `${id} ${team}`);
  return {
    fresh,
    receive: (...matches: BoardMatch[]) => {
      rerender({ matches });
      return fresh();
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('shows each new goal for some seconds, and no earlier ones', () => {
  const board = follow(null);
  expect(board.receive(line(1, 2, 0), line(2, 0, 0))).toEqual([]);
  expect(board.receive(line(1, 2, 1), line(2, 0, 0))).toEqual(['1 away']);
  act(() => jest.advanceTimersByTime(3_000));
  expect(board.receive(line(1, 2, 1), line(2, 1, 0))).toEqual(['1 away', '2 home']);
  act(() => jest.advanceTimersByTime(1_000));
  expect(board.fresh()).toEqual(['2 home']);
  act(() => jest.advanceTimersByTime(3_000));
  expect(board.fresh()).toEqual([]);
});

it('ignores undone goals, several at once, and results of matches that are not running', () => {
  const board = follow([line(1, 0, 0), line(2, 0, 0), line(3, 0, 0, 'scheduled')]);
  expect(board.receive(line(1, 1, 0), line(2, 2, 0), line(3, 1, 0, 'completed'))).toEqual([
    '1 home',
  ]);
  expect(board.receive(line(1, 0, 0), line(2, 2, 0))).toEqual([]);
});

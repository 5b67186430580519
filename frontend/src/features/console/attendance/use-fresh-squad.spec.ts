import { renderHook } from '@testing-library/react';
import { useFreshSquad } from './use-fresh-squad';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('the players are read again and again while they are waited for, and no longer', () => {
  const refresh = jest.fn(async () => true);
  const { rerender, unmount } = renderHook(
    ({ waiting }: { waiting: boolean }) => useFreshSquad(waiting, refresh),
    { initialProps: { waiting: true } },
  );
  expect(refresh).not.toHaveBeenCalled();
  jest.advanceTimersByTime(25_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  rerender({ waiting: false });
  jest.advanceTimersByTime(25_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  rerender({ waiting: true });
  unmount();
  jest.advanceTimersByTime(25_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

import { act, renderHook } from '@testing-library/react';
import { playerBook } from '@/features/console/context/player-book';
import { openSavedTicks } from '@/features/console/taps/saved-ticks';
import { FakeMatchServer } from '@/features/console/testing/fake-match-server';
import { useAttendance } from './use-attendance';
import { useTicks } from './use-ticks';

it('a ticked player who is no longer approved is not present, and who came meanwhile can be ticked', () => {
  const server = new FakeMatchServer();
  const { homePlayers } = server.view();
  const of = (players: typeof homePlayers) =>
    playerBook({ ...server.view(), homePlayers: players });
  const saved = openSavedTicks();
  const { result, rerender } = renderHook(
    (players: typeof homePlayers) => {
      const ticks = useTicks({ matchId: 7, by: null, open: true, saved });
      return useAttendance(server.state, of(players), () => null, ticks);
    },
    { initialProps: homePlayers.slice(0, 2) },
  );
  act(() => result.current.tick('home', new Set([1, 2])));
  rerender(homePlayers.slice(1));
  expect(result.current.present('home')).toEqual([2]);
  act(() => result.current.tick('home', new Set([2, 3])));
  expect(result.current.present('home')).toEqual([2, 3]);
});

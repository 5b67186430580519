import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { i18n } from '@/shared/i18n/i18n';
import { openLog } from '../log/control-log';
import type { MatchControl } from '../log/match-control';
import { CorrectedClock } from '../taps/corrected-clock';
import { FakeServer } from '../testing/fake-server';
import { ControlledMatch } from './ControlledMatch';

function show(server: FakeServer) {
  const refresh = jest.fn(async () => true);
  const control = { refresh, tap: () => null, clock: new CorrectedClock() };
  const { state, epoch } = server;
  const match = { phase: 'ready', view: server.view(), log: openLog(epoch, state) } as const;
  render(
    <MemoryRouter>
      <ControlledMatch
        control={control as unknown as MatchControl}
        match={match}
        connection={{ state: 'live', since: 0 }}
        alert={null}
      />
    </MemoryRouter>,
  );
  return { refresh };
}

beforeEach(async () => {
  await i18n.changeLanguage('hr');
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

it('asks for newly approved players while the attendance is taken, and not afterwards', async () => {
  const before = show(new FakeServer());
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(before.refresh).toHaveBeenCalledTimes(1);
  const after = show(new FakeServer().initialised());
  expect(screen.getByRole('button', { name: 'Pokreni Utakmicu' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(after.refresh).not.toHaveBeenCalled();
});

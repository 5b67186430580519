import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { i18n } from '@/shared/i18n/i18n';
import { openLog } from '../log/control-log';
import type { MatchControl } from '../log/match-control';
import { CorrectedClock } from '../taps/corrected-clock';
import { whistles } from '../taps/tap';
import { FakeServer, kickOff } from '../testing/fake-server';
import { ControlledMatch } from './ControlledMatch';

function show(server: FakeServer) {
  const refresh = jest.fn(async () => true);
  const control = { refresh, tap: () => null, clock: new CorrectedClock() };
  const screenOf = () => {
    const log = openLog(server.epoch, server.state);
    return (
      <MemoryRouter>
        <Routes>
          <Route path="/admin" element="the list of matches" />
          <Route
            path="*"
            element={
              <ControlledMatch
                control={control as unknown as MatchControl}
                match={{ phase: 'ready', view: server.view(), log }}
                connection={{ state: 'live', since: 0 }}
                alert={null}
              />
            }
          />
        </Routes>
      </MemoryRouter>
    );
  };
  const { rerender } = render(screenOf());
  return { refresh, update: () => rerender(screenOf()) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** On the tablet, and at once in the log. */
function finish({ twice = false } = {}): void {
  const server = new FakeServer().started();
  for (const wanted of [whistles.halfTime, whistles.secondHalf])
    server.happens({ type: 'ChangeState', wanted });
  const { update } = show(server);
  press('Završi utakmicu');
  fireEvent.click(screen.getByRole('radio', { name: /Horvat/ }));
  const tap = { detail: 1, clientX: 700, clientY: 700 };
  fireEvent.click(screen.getByRole('button', { name: 'Potvrdi i završi' }), tap);
  if (twice) fireEvent.click(document.body, tap);
  server.happens({ type: 'ChooseMvp', playerId: 1 });
  server.happens({ type: 'ChangeState', wanted: whistles.finish });
  update();
}

beforeEach(async () => {
  await i18n.changeLanguage('hr');
  jest.useFakeTimers({ now: Date.parse(kickOff) + 3_600_000 });
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

it('returns to the list two seconds after the match was finished', async () => {
  finish();
  expect(screen.getByText('Povratak na administraciju…')).toBeVisible();
  await wait(1_900);
  expect(screen.queryByText('the list of matches')).toBeNull();
  await wait(200);
  expect(screen.getByText('the list of matches')).toBeVisible();
});

it('stays with whoever corrects something right after the final whistle', async () => {
  finish();
  await wait(1_000);
  press('Promijeni MVP-a');
  await wait(5_000);
  expect(screen.getByRole('dialog', { name: 'MVP utakmice' })).toBeVisible();
  expect(screen.queryByText('Povratak na administraciju…')).toBeNull();
});

it('returns also where the button that finished was tapped twice', async () => {
  finish({ twice: true });
  await wait(2_100);
  expect(screen.getByText('the list of matches')).toBeVisible();
});

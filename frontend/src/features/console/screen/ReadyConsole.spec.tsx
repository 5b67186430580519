import { type MatchCommand, presetRules, whistles } from '@kolo/domain';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { administratorsAccess, ConsoleAccessContext } from '@/features/console/console-access';
import { Messages } from '@/features/console/context/messages';
import { openLog } from '@/features/console/log/console-log';
import type { MatchConsole } from '@/features/console/log/match-console';
import { CorrectedClock } from '@/features/console/taps/corrected-clock';
import { FakeMatchServer, kickOff } from '@/features/console/testing/fake-match-server';
import { i18n } from '@/shared/i18n/i18n';
import { ReadyConsole } from './ReadyConsole';

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatchBoard() {} }),
}));

function show(server: FakeMatchServer, access = administratorsAccess) {
  const refresh = jest.fn(async () => true);
  const tap = jest.fn(() => null);
  const matchConsole = { refresh, tap, clock: new CorrectedClock() };
  const messages = new Messages();
  const screenOf = (mvpRefusal: string | null = null) => {
    const log = openLog(server.epoch, server.state);
    return (
      <MemoryRouter>
        <Routes>
          <Route path="/admin" element="the list of matches" />
          <Route
            path="*"
            element={
              <ConsoleAccessContext value={access}>
                <ReadyConsole
                  matchConsole={matchConsole as unknown as MatchConsole}
                  messages={messages}
                  match={{ phase: 'ready', view: server.view(), log }}
                  connection={{ state: 'live', since: 0 }}
                  alert={null}
                  mvpRefusal={mvpRefusal}
                />
              </ConsoleAccessContext>
            }
          />
        </Routes>
      </MemoryRouter>
    );
  };
  const { rerender } = render(screenOf());
  return { refresh, tap, update: (mvpRefusal?: string) => rerender(screenOf(mvpRefusal)) };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Finished on the tablet, and at once in the log. */
function finish({ twice = false, mvpRefusal = '', access = administratorsAccess } = {}) {
  const server = new FakeMatchServer().started();
  for (const wanted of [whistles.halfTime, whistles.secondHalf])
    server.happens({ type: 'ChangeState', wanted });
  const { update } = show(server, access);
  press('Završi utakmicu');
  fireEvent.click(screen.getByRole('radio', { name: /Horvat/ }));
  const tap = { detail: 1, clientX: 700, clientY: 700 };
  fireEvent.click(screen.getByRole('button', { name: 'Potvrdi i završi' }), tap);
  if (twice) fireEvent.click(document.body, tap);
  if (mvpRefusal === '') server.happens({ type: 'ChooseMvp', playerId: 1 });
  server.happens({ type: 'ChangeState', wanted: whistles.finish });
  update(mvpRefusal === '' ? undefined : mvpRefusal);
  return { server, update };
}

beforeEach(async () => {
  sessionStorage.clear();
  await i18n.changeLanguage('hr');
  jest.useFakeTimers({ now: Date.parse(kickOff) + 3_600_000 });
});
afterEach(() => void jest.useRealTimers());

it('asks for newly approved players while the attendance is taken, and not afterwards', async () => {
  const before = show(new FakeMatchServer());
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(before.refresh).toHaveBeenCalledTimes(1);
  const after = show(new FakeMatchServer().initialised());
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

it('stays with its thanks where nobody has an account to return to', async () => {
  const grant = { id: 3, device: 1 };
  finish({ access: { ...administratorsAccess, home: '/console', mayCancel: false, grant } });
  await wait(5_000);
  expect(screen.getByText(/^Hvala!/)).toBeVisible();
  expect(screen.queryByText(/^Povratak/)).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain(
    '/admin',
  );
});

it('stays open for corrections right after the final whistle', async () => {
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

it('stays when the MVP was refused, and returns once another is chosen', async () => {
  const { server, update } = finish({ mvpRefusal: 'Igrač nije prisutan.' });
  await wait(5_000);
  expect(screen.getByRole('alert')).toHaveTextContent('Igrač nije prisutan.');
  press('Pokušaj ponovo');
  fireEvent.click(screen.getByRole('radio', { name: /Kovač/ }));
  press('Spremi MVP-a');
  server.happens({ type: 'ChooseMvp', playerId: 2 });
  update();
  await wait(2_100);
  expect(screen.getByText('the list of matches')).toBeVisible();
});

it('leaves a finished match without an MVP when none is wanted', () => {
  finish({ mvpRefusal: 'Igrač nije prisutan.' });
  press('Nastavi bez MVP-a');
  expect(screen.getByText('the list of matches')).toBeVisible();
});

const question = (name: RegExp) => screen.queryByRole('alertdialog', { name });
const goalOf = (player: string) =>
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^\\d+ ${player}, gol`) }));

it.each<[string, MatchCommand, string]>([
  ['postponed', { type: 'PostponeMatch', reason: 'hall', newDate: null }, 'Odgođeno'],
  ['awarded', { type: 'AwardResult', winner: 'home', cause: 'no-show' }, 'Rezultat po odluci'],
  ['annulled', { type: 'AnnulMatch', reason: 'decision' }, 'Poništeno'],
])('opens a match that was %s with that word, and starts nothing', (_, ruling, word) => {
  const server = new FakeMatchServer().initialised();
  server.happens(ruling);
  show(server);
  expect(screen.getByRole('heading', { name: word })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pokreni Utakmicu' })).toBeNull();
});

it('shows the score of an award above a match that was not played', () => {
  const server = new FakeMatchServer().initialised();
  server.happens({ type: 'AwardResult', winner: 'home', cause: 'no-show' });
  show(server);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('5 : 0');
});

it('shows no score above a match that is played again', () => {
  const server = new FakeMatchServer().started();
  server.happens({ type: 'AbandonMatch', reason: 'hall', atFault: 'none' });
  server.happens({ type: 'OrderReplay', mode: 'from-start', newMatchId: 812 });
  show(server);
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('0 : 0');
});

it('opens a match that waits to go on with that word, and goes on with it', () => {
  const server = new FakeMatchServer().started(presetRules['fifa-2025-26']);
  server.happens({ type: 'AbandonMatch', reason: 'hall', atFault: 'none' });
  server.happens({ type: 'OrderReplay', mode: 'from-minute', newMatchId: null });
  show(server);
  expect(screen.getByRole('heading', { name: 'Prekinuto, nastavlja se' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nastavi utakmicu' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Poluvrijeme' })).toBeNull();
});

it('asks once before a match of another day is opened for play', async () => {
  jest.setSystemTime(Date.parse(kickOff) + 24 * 3_600_000);
  const otherDay = /^Utakmica je zakazana za 15/;
  const first = show(new FakeMatchServer());
  expect(question(otherDay)).toBeVisible();
  press('Otvori utakmicu');
  expect(question(otherDay)).toBeNull();
  first.update();
  show(new FakeMatchServer());
  expect(question(otherDay)).toBeNull();
});

it('leads back to the list from a match of another day', () => {
  jest.setSystemTime(Date.parse(kickOff) - 24 * 3_600_000);
  show(new FakeMatchServer());
  press('Odustani');
  expect(screen.getByText('the list of matches')).toBeVisible();
});

it('does not ask on the day of the match, nor of one that is being played', () => {
  show(new FakeMatchServer());
  jest.setSystemTime(Date.parse(kickOff) + 24 * 3_600_000);
  show(new FakeMatchServer().started());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('does not ask for the old day of a postponed match', () => {
  jest.setSystemTime(Date.parse(kickOff) + 24 * 3_600_000);
  const server = new FakeMatchServer().initialised();
  server.happens({ type: 'PostponeMatch', reason: 'hall', newDate: null });
  show(server);
  expect(screen.getByRole('heading', { name: 'Odgođeno' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('asks once before a goal at half-time', () => {
  const server = new FakeMatchServer().started();
  server.happens({ type: 'ChangeState', wanted: whistles.halfTime });
  const { tap } = show(server);
  goalOf('Horvat');
  expect(tap).not.toHaveBeenCalled();
  expect(question(/^Poluvrijeme je/)).toBeVisible();
  press('Odustani');
  expect(tap).not.toHaveBeenCalled();
  goalOf('Horvat');
  press('Upiši gol');
  expect(tap).toHaveBeenCalledTimes(1);
  goalOf('Kovač');
  expect(tap).toHaveBeenCalledTimes(2);
});

describe('a goal that is tapped after the whistle of a period, under a rule sheet', () => {
  const fifa = presetRules['fifa-2025-26'];
  const later = (seconds: number) => new Date(Date.parse(kickOff) + seconds * 1_000).toISOString();
  const goal: MatchCommand = {
    type: 'RecordGoal',
    team: 'home',
    scorer: null,
    assist: null,
    kind: 'open-play',
  };

  /** Played until the whistle; the clock ran all the time. */
  function whistled(seconds: number) {
    const server = new FakeMatchServer().started(fifa);
    server.happens({ type: 'ControlClock', action: 'start' });
    server.happens({ type: 'ChangeState', wanted: whistles.halfTime }, later(seconds));
    return server;
  }

  it.each([
    ['before the horn', 1_195, 1_194],
    ['after the horn', 1_203, 1_200],
  ] as const)('goes into its last second with one more tap (%s)', (_, whistle, played) => {
    const server = whistled(whistle);
    const { tap } = show(server);
    press('Gol: Končar');
    expect(question(/^Taj je dio utakmice završio/)).toBeVisible();
    press('U zadnjoj sekundi');
    const at = new Date(Date.parse(later(whistle)) - 1).toISOString();
    expect(tap.mock.calls).toEqual([[goal, expect.any(Function), at]]);
    server.happens(goal, at);
    expect(server.log.at(-1)).toMatchObject({ period: 1, played });
  });

  it('has no minute where the access says so, and the next one is asked about again', async () => {
    const { tap } = show(whistled(1_195));
    press('Gol: Končar');
    press('Bez minute');
    expect(tap.mock.calls).toEqual([[goal, expect.any(Function), new Date().toISOString()]]);
    await wait(700);
    press('Gol: Končar');
    expect(question(/^Taj je dio utakmice završio/)).toBeVisible();
  });

  it('is asked about in the break of extra time too', () => {
    const server = new FakeMatchServer().started({ ...presetRules.tournament });
    for (const wanted of [whistles.halfTime, whistles.secondHalf])
      server.happens({ type: 'ChangeState', wanted });
    server.happens({ type: 'ControlPeriod', period: 3, action: 'start' }, later(5));
    server.happens({ type: 'ControlPeriod', period: 3, action: 'end' }, later(10));
    const { tap } = show(server);
    press('Gol: Končar');
    press('U zadnjoj sekundi');
    expect(tap).toHaveBeenCalledTimes(1);
  });
});

it('a goal that was asked about has the time of its tap and not of the answer', async () => {
  const server = new FakeMatchServer().started();
  server.happens({ type: 'RaisePlayerCounter', playerId: 1, counter: 'redCards' });
  server.happens({ type: 'ChangeState', wanted: whistles.halfTime });
  const { tap } = show(server);
  const at = new Date().toISOString();
  goalOf('Horvat');
  await wait(20_000);
  press('Upiši gol');
  expect(question(/^Horvat ima crveni karton/)).toBeVisible();
  await wait(20_000);
  press('Upiši gol');
  const goal = { type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' };
  expect(tap.mock.calls).toEqual([[goal, undefined, at]]);
});

it('asks once before a goal of each player who was sent off', () => {
  const server = new FakeMatchServer().started();
  for (const playerId of [1, 2])
    server.happens({ type: 'RaisePlayerCounter', playerId, counter: 'redCards' });
  const { tap } = show(server);
  goalOf('Horvat');
  expect(question(/^Horvat ima crveni karton/)).toBeVisible();
  press('Upiši gol');
  const goal = { type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' };
  expect(tap.mock.calls).toEqual([[goal, undefined, expect.any(String)]]);
  goalOf('Kovač');
  expect(question(/^Kovač ima crveni karton/)).toBeVisible();
  press('Odustani');
  goalOf('Šimić');
  expect(tap).toHaveBeenCalledTimes(2);
});

it('asks once whether a goal after the horn fell before the signal', () => {
  const server = new FakeMatchServer().started(presetRules['fifa-2025-26']);
  server.happens({ type: 'ControlClock', action: 'start' });
  const { tap } = show(server);
  press('Gol: Končar');
  expect(question(/^Vrijeme je isteklo/)).toBeVisible();
  press('Odustani');
  expect(tap).not.toHaveBeenCalled();
  press('Gol: Span');
  press('Upiši gol');
  const goal = { type: 'RecordGoal', team: 'away', scorer: null, assist: null, kind: 'open-play' };
  expect(tap.mock.calls).toEqual([[goal, expect.any(Function), expect.any(String)]]);
  press('Gol: Končar');
  expect(question(/^Vrijeme je isteklo/)).toBeNull();
  expect(tap).toHaveBeenCalledTimes(2);
});

it('asks about a goal from open play while a half goes on for a penalty, and not about the penalty', () => {
  const server = new FakeMatchServer().started(presetRules['fifa-2025-26']);
  const second = (n: number) => new Date(Date.parse(kickOff) + n * 1_000).toISOString();
  server.happens({ type: 'ControlClock', action: 'start' }, kickOff);
  const foul = { type: 'RecordFoul', team: 'away', playerId: null, restart: 'penalty' } as const;
  server.happens(foul, second(1_195));
  server.happens({ type: 'ExtendPeriod', period: 1, for: 'penalty' }, second(1_203));
  const { tap } = show(server);
  press('Gol: Span');
  expect(question(/^Vrijeme je isteklo/)).toBeVisible();
  press('Odustani');
  expect(tap).not.toHaveBeenCalled();
  press('Gol: Končar');
  expect(question(/^Vrijeme je isteklo/)).toBeNull();
  const goal = { type: 'RecordGoal', team: 'home', scorer: null, assist: null, kind: 'penalty' };
  expect(tap.mock.calls).toEqual([[goal, expect.any(Function)]]);
});

it('keeps the rows of players where a league on a running clock needs no more', () => {
  const server = new FakeMatchServer().started(presetRules['company-running']);
  show(server);
  expect(screen.getByRole('button', { name: /^\d+ Horvat, gol/ })).toBeVisible();
});

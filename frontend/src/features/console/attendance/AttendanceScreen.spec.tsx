import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import type { Ticked } from '@/features/console/taps/saved-ticks';
import {
  FakeMatchServer,
  kickOff,
  roster,
  suspendedKovac,
} from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { AttendanceScreen } from './AttendanceScreen';
import { useAttendance } from './use-attendance';

function Attending(): ReactElement {
  const { state, players, tap, view } = useConsole();
  const ticks = useState<Ticked>({ home: [], away: [] });
  const attendance = useAttendance(state, players, tap, ticks, {
    suspended: view.suspended?.players,
  });
  return (
    <>
      <AttendanceScreen attendance={attendance} />
      <button type="button" onClick={attendance.initialise}>
        initialise
      </button>
    </>
  );
}

const home = () => within(screen.getByRole('region', { name: 'Končar' }));
const away = () => within(screen.getByRole('region', { name: 'Span' }));

beforeEach(() => i18n.changeLanguage('hr'));

it('ticks players and confirms one team', async () => {
  const { tap } = renderConsole(new FakeMatchServer(), <Attending />);
  await userEvent.click(home().getByRole('checkbox', { name: '1 Ivan Horvat' }));
  await userEvent.click(home().getByRole('checkbox', { name: '3 Ivan Šimić' }));
  expect(home().getByText('2 od 3')).toBeInTheDocument();
  await userEvent.click(home().getByRole('button', { name: /Potvrdi prisutnost/ }));
  expect(tap.mock.calls).toEqual([
    [{ type: 'ConfirmAttendance', team: 'home', playerIds: [1, 3], roster }],
  ]);
});

it('ticks all of a team and none again', async () => {
  renderConsole(new FakeMatchServer(), <Attending />);
  await userEvent.click(away().getByRole('button', { name: 'Označi sve' }));
  for (const box of away().getAllByRole('checkbox')) expect(box).toBeChecked();
  for (const box of home().getAllByRole('checkbox')) expect(box).not.toBeChecked();
  await userEvent.click(away().getByRole('button', { name: 'Odznači sve' }));
  for (const box of away().getAllByRole('checkbox')) expect(box).not.toBeChecked();
});

it('locks a confirmed team, and shows its players', () => {
  const server = new FakeMatchServer();
  server.happens({ type: 'ConfirmAttendance', team: 'home', playerIds: [2], roster });
  renderConsole(server, <Attending />);
  expect(home().getByText('Potvrđeno')).toBeInTheDocument();
  expect(home().getByRole('checkbox', { name: '2 Ivan Kovač' })).toBeChecked();
  for (const box of home().getAllByRole('checkbox')) expect(box).toBeDisabled();
  expect(home().queryByRole('button')).toBeNull();
  for (const box of away().getAllByRole('checkbox')) expect(box).toBeEnabled();
});

it('initialises with the confirmed and the ticked players', async () => {
  const server = new FakeMatchServer();
  server.happens({ type: 'ConfirmAttendance', team: 'home', playerIds: [1, 2], roster });
  const { tap } = renderConsole(server, <Attending />);
  await userEvent.click(away().getByRole('checkbox', { name: '13 Ivan Čović' }));
  await userEvent.click(screen.getByRole('button', { name: 'initialise' }));
  expect(tap.mock.calls).toEqual([[{ type: 'InitialiseMatch', playerIds: [1, 2, 13], roster }]]);
});

it('speaks English', async () => {
  await i18n.changeLanguage('en');
  renderConsole(new FakeMatchServer(), <Attending />);
  expect(home().getByText('0 of 3')).toBeInTheDocument();
  expect(home().getByRole('button', { name: /Confirm attendance/ })).toBeInTheDocument();
});

describe('a suspended player', () => {
  const withBan = () => {
    const server = new FakeMatchServer();
    server.suspended = suspendedKovac();
    return server;
  };
  const override = async (reason: string) => {
    await userEvent.click(home().getByRole('button', { name: 'Ipak upiši: Ivan Kovač' }));
    await userEvent.click(home().getByRole('button', { name: reason }));
  };

  it('has no box to tick, and the reason in words', () => {
    renderConsole(withBan(), <Attending />);
    expect(home().getByText('Suspendiran 1/2: crveni, 3. kolo, Končar–INA')).toBeInTheDocument();
    expect(home().queryByRole('checkbox', { name: /Kovač/ })).toBeNull();
  });

  it('is not ticked with all the others', async () => {
    const { tap } = renderConsole(withBan(), <Attending />);
    await userEvent.click(home().getByRole('button', { name: 'Označi sve' }));
    expect(home().getByText('2 od 3')).toBeInTheDocument();
    await userEvent.click(home().getByRole('button', { name: /Potvrdi prisutnost/ }));
    expect(tap.mock.calls).toEqual([
      [{ type: 'ConfirmAttendance', team: 'home', playerIds: [1, 3], roster }],
    ]);
  });

  it('is listed with a reason, and taken off again', async () => {
    const { tap } = renderConsole(withBan(), <Attending />);
    await override('Suspenzija je pogrešna');
    await userEvent.click(home().getByRole('button', { name: /Potvrdi prisutnost/ }));
    const overrides = [{ playerId: 2, reason: 'mistaken-ban' }];
    const listed = { type: 'ConfirmAttendance', team: 'home', playerIds: [2], roster };
    expect(tap.mock.calls).toEqual([[{ ...listed, overrides }]]);
    await userEvent.click(home().getByRole('checkbox', { name: '2 Ivan Kovač' }));
    expect(home().getByRole('button', { name: 'Ipak upiši: Ivan Kovač' })).toBeInTheDocument();
  });

  it('a player who was confirmed before anybody knew gets a reason with the line-ups', async () => {
    const server = withBan();
    server.happens({ type: 'ConfirmAttendance', team: 'home', playerIds: [1, 2], roster });
    const { tap } = renderConsole(server, <Attending />);
    await override('Odluka lige');
    await userEvent.click(away().getByRole('checkbox', { name: '11 Ivan Babić' }));
    await userEvent.click(screen.getByRole('button', { name: 'initialise' }));
    const overrides = [{ playerId: 2, reason: 'decision' }];
    const lists = { type: 'InitialiseMatch', playerIds: [1, 2, 11], roster };
    expect(tap.mock.calls).toEqual([[{ ...lists, overrides }]]);
  });

  it('stands beside the time of the suspensions, which is told when they are old', () => {
    const { unmount } = renderConsole(withBan(), <Attending />);
    expect(screen.getByText(/^Suspenzije: stanje .*17:00/)).toBeInTheDocument();
    unmount();
    const late = Date.parse(kickOff) + 3_600_000;
    const clock = { now: () => late, iso: () => new Date(late).toISOString() };
    renderConsole(withBan(), <Attending />, clock);
    expect(screen.getByText(/^Suspenzije su poznate do .*17:00/)).toBeInTheDocument();
  });
});

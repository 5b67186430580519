import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import type { Ticked } from '@/features/console/taps/saved-ticks';
import { FakeMatchServer, roster } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { AttendanceScreen } from './AttendanceScreen';
import { useAttendance } from './use-attendance';

function Attending(): ReactElement {
  const { state, players, tap } = useConsole();
  const ticks = useState<Ticked>({ home: [], away: [] });
  const attendance = useAttendance(state, players, tap, ticks);
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

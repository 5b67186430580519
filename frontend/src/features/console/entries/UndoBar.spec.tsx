import { act, fireEvent, screen } from '@testing-library/react';
import { FakeMatchServer, kickOff } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { UndoBar } from './UndoBar';

const inFourthMinute = new Date(Date.parse(kickOff) + 200_000).toISOString();

function withGoal(): FakeMatchServer {
  const server = new FakeMatchServer().started();
  server.happens({ type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' }, inFourthMinute);
  return server;
}

const undo = () => fireEvent.click(screen.getByRole('button', { name: /^Poništi: gol, Horvat/ }));

beforeEach(async () => {
  await i18n.changeLanguage('hr');
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

it('says what was undone, and offers to repeat it at its time', () => {
  const { redo } = renderConsole(withGoal(), <UndoBar />);
  undo();
  expect(screen.getByRole('status')).toHaveTextContent('Poništeno: gol, Horvat, 4. min');
  fireEvent.click(screen.getByRole('button', { name: 'Ponovi' }));
  const command = { type: 'RecordGoal', team: 'home', scorer: 1, assist: null, kind: 'open-play' };
  expect(redo.mock.calls).toEqual([[{ command, at: inFourthMinute }]]);
  expect(screen.queryByRole('status')).toBeNull();
});

it('offers it for five seconds', () => {
  renderConsole(withGoal(), <UndoBar />);
  undo();
  act(() => void jest.advanceTimersByTime(4_900));
  expect(screen.getByRole('button', { name: 'Ponovi' })).toBeVisible();
  act(() => void jest.advanceTimersByTime(200));
  expect(screen.queryByRole('button', { name: 'Ponovi' })).toBeNull();
});

it('says nothing was undone where that was refused', () => {
  const { tap } = renderConsole(withGoal(), <UndoBar />);
  tap.mockReturnValue({ code: 'match.official' });
  undo();
  expect(screen.queryByText(/^Poništeno/)).toBeNull();
});

it('has what went wrong beside the buttons, for as long as it may be missed', () => {
  const { messages } = renderConsole(withGoal(), <UndoBar />);
  act(() => messages.say({ title: 'Vraćeno: gol', text: 'Službeno.', alert: true }, 15_000));
  expect(screen.getByRole('alert')).toHaveTextContent('Vraćeno: golSlužbeno.');
  act(() => void jest.advanceTimersByTime(14_000));
  expect(screen.getByRole('alert')).toBeVisible();
});

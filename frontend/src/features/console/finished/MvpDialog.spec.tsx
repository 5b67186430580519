import { whistles } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeMatchServer } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { MvpDialog } from './MvpDialog';

function renderDialog(server = new FakeMatchServer().started()) {
  const onChosen = jest.fn();
  const onClose = jest.fn();
  const rendered = renderConsole(
    server,
    <MvpDialog confirmLabel="Potvrdi i završi" onChosen={onChosen} onClose={onClose} />,
  );
  return { onChosen, onClose, ...rendered };
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Potvrdi i završi' }));

beforeEach(() => i18n.changeLanguage('hr'));

it('asks for a player before it confirms', async () => {
  const { tap, onChosen } = renderDialog();
  await confirm();
  expect(screen.getByRole('alert')).toHaveTextContent('Molimo odaberite MVP utakmice');
  expect(tap).not.toHaveBeenCalled();
  expect(onChosen).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: /Kovač/ }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('chooses one player of either team', async () => {
  const { tap, onChosen } = renderDialog();
  const away = screen.getByRole('group', { name: 'Span' });
  await userEvent.click(screen.getByRole('radio', { name: /Horvat/ }));
  await userEvent.click(within(away).getByRole('radio', { name: /Čović/ }));
  expect(screen.getByRole('radio', { name: /Horvat/ })).not.toBeChecked();
  await confirm();
  expect(tap.mock.calls).toEqual([[{ type: 'ChooseMvp', playerId: 13 }]]);
  expect(onChosen).toHaveBeenCalledTimes(1);
});

it('stays open when the choice is refused', async () => {
  const { tap, onChosen } = renderDialog();
  tap.mockReturnValue({ code: 'match.official' });
  await userEvent.click(screen.getByRole('radio', { name: /Horvat/ }));
  await confirm();
  expect(onChosen).not.toHaveBeenCalled();
});

it('shows the scorers, and starts with the current MVP', () => {
  const server = new FakeMatchServer().started();
  server.happens({ type: 'RaisePlayerCounter', playerId: 2, counter: 'goals' });
  server.happens({ type: 'ChooseMvp', playerId: 2 });
  renderDialog(server);
  expect(screen.getByRole('radio', { name: /Kovač.*1 gol/ })).toBeChecked();
});

it('offers only players who took part', () => {
  const server = new FakeMatchServer();
  const roster = { home: [1, 2, 3], away: [11, 12, 13] };
  server.happens({ type: 'InitialiseMatch', playerIds: [1, 12], roster });
  renderDialog(server);
  expect(screen.getAllByRole('radio')).toHaveLength(2);
});

it('speaks of the end of the match only while it is played', () => {
  const server = new FakeMatchServer().started();
  const { unmount } = renderDialog(server);
  expect(screen.getByText('Odaberite najboljeg igrača i završite utakmicu.')).toBeVisible();
  unmount();
  for (const wanted of [whistles.halfTime, whistles.secondHalf, whistles.finish])
    server.happens({ type: 'ChangeState', wanted });
  renderDialog(server);
  expect(screen.getByText('Odaberite najboljeg igrača.')).toBeVisible();
});

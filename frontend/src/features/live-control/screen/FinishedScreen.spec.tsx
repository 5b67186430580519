import { whistles } from '@kolo/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderControlled } from '@/features/live-control/testing/controlled';
import { FakeMatchServer } from '@/features/live-control/testing/fake-match-server';
import { i18n } from '@/shared/i18n/i18n';
import { FinishedScreen } from './FinishedScreen';

const played = () => {
  const server = new FakeMatchServer().started();
  for (const wanted of [whistles.halfTime, whistles.secondHalf, whistles.finish])
    server.happens({ type: 'ChangeState', wanted });
  return server;
};
const render = (server: FakeMatchServer) =>
  renderControlled(server, <FinishedScreen notice={null} />);

beforeEach(() => i18n.changeLanguage('hr'));

it('the MVP of a played match can be chosen, and changed', async () => {
  const server = played();
  const { unmount } = render(server);
  expect(screen.getByRole('button', { name: 'Odaberi MVP-a' })).toBeVisible();
  unmount();
  server.happens({ type: 'ChooseMvp', playerId: 2 });
  render(server);
  expect(screen.getByText('MVP: Kovač')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Promijeni MVP-a' }));
  expect(screen.getByRole('dialog', { name: 'MVP utakmice' })).toBeVisible();
});

it('no MVP can be chosen for a match whose result was entered without a log', () => {
  const server = new FakeMatchServer().initialised();
  server.happens({ type: 'RecordResult', homeScore: 3, awayScore: 0 });
  render(server);
  expect(screen.getByText('Rezultat je upisan bez zapisnika.')).toBeVisible();
  expect(screen.queryByText(/MVP/)).toBeNull();
});

it('an MVP chosen before the match was abandoned stays, and is not changed', () => {
  const server = new FakeMatchServer().started();
  server.happens({ type: 'ChooseMvp', playerId: 2 });
  server.happens({ type: 'ChangeState', wanted: whistles.abandon });
  render(server);
  expect(screen.getByText('MVP: Kovač')).toBeVisible();
  expect(screen.queryByRole('button', { name: /MVP-a$/ })).toBeNull();
});

it('a refused MVP is told with its reason, and can be chosen again or left', async () => {
  const server = played();
  const onMvpRetried = jest.fn();
  const onMvpSkipped = jest.fn();
  const { tap } = renderControlled(
    server,
    <FinishedScreen
      notice={null}
      mvpRefusal="Igrač nije na popisu prisutnih."
      {...{ onMvpRetried, onMvpSkipped }}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Igrač nije na popisu prisutnih.');
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
  await userEvent.click(screen.getByRole('radio', { name: /Kovač/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Spremi MVP-a' }));
  expect(tap.mock.calls).toEqual([[{ type: 'ChooseMvp', playerId: 2 }]]);
  expect(onMvpRetried).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Nastavi bez MVP-a' }));
  expect(onMvpSkipped).toHaveBeenCalledTimes(1);
});

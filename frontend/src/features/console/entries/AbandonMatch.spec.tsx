import { whistles } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { administratorsAccess, ConsoleAccessContext } from '@/features/console/console-access';
import { PhaseButton } from '@/features/console/frame/PhaseButton';
import { FakeMatchServer } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { AbandonMatch } from './AbandonMatch';
import { ActionLog } from './ActionLog';

const press = (name: string, where = within(document.body)) =>
  userEvent.click(where.getByRole('button', { name }));
const renderLog = (server: FakeMatchServer) => {
  const onOpenChange = jest.fn();
  return { onOpenChange, ...renderConsole(server, <ActionLog open {...{ onOpenChange }} />) };
};

beforeEach(() => i18n.changeLanguage('hr'));

const question = () => within(screen.getByRole('dialog', { name: 'Prekini utakmicu' }));

it('a running match is abandoned from its log, with its reason and whose fault it is', async () => {
  const server = new FakeMatchServer().started();
  server.happens({ type: 'SetScore', team: 'home', score: 2 });
  const { tap, onOpenChange } = renderLog(server);
  await press('Prekini utakmicu');
  expect(screen.getByRole('dialog', { name: 'Prekini utakmicu' })).toHaveAccessibleDescription(
    /zaustavlja kod 2:0.*liga odlučuje/,
  );
  await press('Odustani', question());
  await press('Prekini utakmicu');
  await press('Prekini utakmicu', question());
  expect(question().getByRole('alert')).toHaveTextContent('Odaberite razlog prekida.');
  expect(tap).not.toHaveBeenCalled();
  await press('Nasilje', question());
  await press('Span', question());
  await press('Prekini utakmicu', question());
  const abandoned = { type: 'AbandonMatch', reason: 'violence', atFault: 'away' };
  expect(tap.mock.calls).toEqual([[abandoned]]);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('a referee and a device with a grant abandon it too', () => {
  const access = { ...administratorsAccess, mayCancel: false };
  renderConsole(
    new FakeMatchServer().started(),
    <ConsoleAccessContext value={access}>
      <ActionLog open onOpenChange={jest.fn()} />
    </ConsoleAccessContext>,
  );
  expect(screen.getByRole('button', { name: 'Prekini utakmicu' })).toBeVisible();
});

it('where the rules say why, that reason is chosen, and English says it too', async () => {
  await i18n.changeLanguage('en');
  const server = new FakeMatchServer().started();
  const { tap } = renderConsole(
    server,
    <AbandonMatch reason="too-few-players" onAbandoned={jest.fn()} />,
  );
  await press('Abandon the match');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Too few players', pressed: true })).toBeVisible();
  await press('Abandon the match', dialog);
  expect(tap).toHaveBeenCalledWith({
    type: 'AbandonMatch',
    reason: 'too-few-players',
    atFault: 'none',
  });
});

it('a match that cannot be abandoned any more leaves its log open', async () => {
  const { tap, onOpenChange } = renderLog(new FakeMatchServer().started());
  tap.mockReturnValue({ code: 'match.transition-not-allowed' });
  await press('Prekini utakmicu');
  await press('Ozljeda', question());
  await press('Prekini utakmicu', question());
  expect(screen.queryByRole('dialog', { name: 'Prekini utakmicu' })).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('a match that does not run is not abandoned', () => {
  renderLog(new FakeMatchServer().initialised());
  expect(screen.getByRole('dialog', { name: 'Zapisnik' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Prekini utakmicu' })).toBeNull();
});

it.each([[[]], [[whistles.halfTime]], [[whistles.halfTime, whistles.secondHalf]]])(
  'a match abandoned after %j has no next whistle',
  (wanted) => {
    const server = new FakeMatchServer().started();
    for (const whistle of [...wanted, whistles.abandon])
      server.happens({ type: 'ChangeState', wanted: whistle });
    renderConsole(server, <PhaseButton onFinish={jest.fn()} />);
    expect(screen.queryByRole('button')).toBeNull();
  },
);

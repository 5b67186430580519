import { whistles } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PhaseButton } from '@/features/console/frame/PhaseButton';
import { FakeMatchServer } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { ActionLog } from './ActionLog';

const press = (name: string, where = within(document.body)) =>
  userEvent.click(where.getByRole('button', { name }));
const renderLog = (server: FakeMatchServer) => {
  const onOpenChange = jest.fn();
  return { onOpenChange, ...renderConsole(server, <ActionLog open {...{ onOpenChange }} />) };
};

beforeEach(() => i18n.changeLanguage('hr'));

it('a running match is abandoned from its log once that is confirmed', async () => {
  const { tap, onOpenChange } = renderLog(new FakeMatchServer().started());
  await press('Prekini utakmicu');
  const question = screen.getByRole('alertdialog', { name: 'Prekinuti utakmicu?' });
  expect(question).toHaveTextContent('ne ulaze ni u tablicu ni u statistiku');
  await press('Odustani', within(question));
  expect(tap).not.toHaveBeenCalled();
  await press('Prekini utakmicu');
  await press('Prekini utakmicu', within(screen.getByRole('alertdialog')));
  expect(tap.mock.calls).toEqual([[{ type: 'ChangeState', wanted: { status: 'cancelled' } }]]);
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('a match that cannot be abandoned any more leaves its log open', async () => {
  const { tap, onOpenChange } = renderLog(new FakeMatchServer().started());
  tap.mockReturnValue({ code: 'match.transition-not-allowed' });
  await press('Prekini utakmicu');
  await press('Prekini utakmicu', within(screen.getByRole('alertdialog')));
  expect(screen.queryByRole('alertdialog')).toBeNull();
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

import { act, fireEvent, screen, within } from '@testing-library/react';
import { tapOf } from '@/features/console/testing/tap-of';
import { i18n } from '@/shared/i18n/i18n';
import { show } from '@/shared/testing/screen';
import { GrantEndedBar } from './GrantEndedBar';
import { LeftTapsBar } from './LeftTapsBar';

const goal = { type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' } as const;
const taps = ['a', 'b', 'c'].map((id) => tapOf(id, goal));
const controlOf = () => ({
  removeWaiting: jest.fn(async () => {}),
  sendWaitingUnder: jest.fn(async () => {}),
});

beforeEach(async () => {
  await i18n.changeLanguage('hr');
  await i18n.ready('consoleAccess');
});

describe('taps that nobody may send any more', () => {
  it('are removed only after a question that names how many', () => {
    const matchConsole = controlOf();
    show(<GrantEndedBar matchConsole={matchConsole} endedBy="auth.grant-revoked" pending={taps} />);
    fireEvent.click(screen.getByRole('button', { name: 'Ukloni' }));
    expect(matchConsole.removeWaiting).not.toHaveBeenCalled();
    const dialog = within(
      screen.getByRole('alertdialog', { name: 'Ukloniti 3 unosa s ovog uređaja?' }),
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Ukloni 3 unosa' }));
    expect(matchConsole.removeWaiting).toHaveBeenCalledWith(['a', 'b', 'c']);
  });

  it('stay where the question is not confirmed', () => {
    const matchConsole = controlOf();
    show(<LeftTapsBar matchConsole={matchConsole} left={taps} />);
    fireEvent.click(screen.getByRole('button', { name: 'Ukloni' }));
    fireEvent.click(screen.getByRole('button', { name: 'Odustani' }));
    expect(matchConsole.removeWaiting).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('are named in English too', async () => {
    await act(() => i18n.changeLanguage('en'));
    show(<LeftTapsBar matchConsole={controlOf()} left={taps.slice(0, 1)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('button', { name: 'Remove 1 entry' })).toBeVisible();
  });
});

it('a device without waiting taps is offered nothing to remove', () => {
  show(<GrantEndedBar matchConsole={controlOf()} endedBy="auth.grant-revoked" pending={[]} />);
  expect(screen.queryByRole('button', { name: 'Ukloni' })).toBeNull();
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import { tapOf } from '@/features/live-control/testing/tap-of';
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
  await i18n.ready('table');
});

describe('taps that nobody may send any more', () => {
  it('are removed only after a question that names how many', () => {
    const control = controlOf();
    show(<GrantEndedBar control={control} endedBy="auth.grant-revoked" pending={taps} />);
    fireEvent.click(screen.getByRole('button', { name: 'Ukloni' }));
    expect(control.removeWaiting).not.toHaveBeenCalled();
    const dialog = within(
      screen.getByRole('alertdialog', { name: 'Ukloniti 3 radnje s ovog uređaja?' }),
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Ukloni 3 radnje' }));
    expect(control.removeWaiting).toHaveBeenCalledWith(['a', 'b', 'c']);
  });

  it('stay where the question is not confirmed', () => {
    const control = controlOf();
    show(<LeftTapsBar control={control} left={taps} />);
    fireEvent.click(screen.getByRole('button', { name: 'Ukloni' }));
    fireEvent.click(screen.getByRole('button', { name: 'Odustani' }));
    expect(control.removeWaiting).not.toHaveBeenCalled();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('are named in English too', async () => {
    await act(() => i18n.changeLanguage('en'));
    show(<LeftTapsBar control={controlOf()} left={taps.slice(0, 1)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('button', { name: 'Remove 1 action' })).toBeVisible();
  });
});

it('a device without waiting taps is offered nothing to remove', () => {
  show(<GrantEndedBar control={controlOf()} endedBy="auth.grant-revoked" pending={[]} />);
  expect(screen.queryByRole('button', { name: 'Ukloni' })).toBeNull();
});

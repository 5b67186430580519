import type { OwnPlayerView } from '@kolo/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/shared/i18n/i18n';
import { PlayerForm } from './PlayerForm';

const numbered = (jerseyNumber: number): OwnPlayerView =>
  ({
    id: jerseyNumber,
    jerseyNumber,
    name: `Igrač ${jerseyNumber}`,
    status: 'pending',
    withdrawnAt: null,
  }) as OwnPlayerView;
const form = (...numbers: number[]) => (
  <PlayerForm id="form" players={numbers.map(numbered)} onSubmit={() => {}} />
);
const number = () => screen.getByLabelText('Broj dresa');

describe('the number that the form suggests', () => {
  it('is free also when the player before arrives after the form was opened', () => {
    const { rerender } = render(form(1));
    expect(number()).toHaveValue(2);
    rerender(form(1, 2));
    expect(number()).toHaveValue(3);
  });

  it('stays what was typed', async () => {
    const { rerender } = render(form(1));
    await userEvent.clear(number());
    await userEvent.type(number(), '10');
    rerender(form(1, 2));
    expect(number()).toHaveValue(10);
  });
});

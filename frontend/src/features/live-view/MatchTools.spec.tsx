import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/shared/i18n/i18n';
import { MatchTools } from './MatchTools';

const menu = () => screen.getByRole('button', { name: 'Podijeli ili ugradi utakmicu' });

describe('the menu of a match on a phone', () => {
  it('opens and closes at its button, with Escape and beside it', async () => {
    render(<MatchTools matchId={7} title="Čelik – Žito" />);
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(menu());
    expect(menu()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(menu());
    await userEvent.click(document.body);
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
  });

  it('stays open for the dialog to embed, whose focus returns to it', async () => {
    render(<MatchTools matchId={7} title="Čelik – Žito" />);
    const button = menu();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Ugradi' }));
    await userEvent.click(await screen.findByRole('dialog'));
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});

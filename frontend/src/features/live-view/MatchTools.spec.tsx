import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/shared/i18n/i18n';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { ok, refusal, serve } from '@/shared/testing/fake-server';
import { settle } from '@/shared/testing/settle';
import { MatchTools } from './MatchTools';

const menu = () => screen.getByRole('button', { name: 'Podijeli ili ugradi utakmicu' });

describe('the way to the sign-off', () => {
  const show = (user: object | null, isOver = true) => {
    if (user !== null) localStorage.setItem('session-user', JSON.stringify(user));
    render(
      <MatchTools
        matchId={7}
        title="Čelik – Žito"
        snapshot={new FakeMatch().snapshot()}
        version={2}
        isOver={isOver}
      />,
    );
  };
  const company = { id: 3, username: 'celik', role: 'company' };
  const link = () => screen.queryByRole('link', { name: 'Ovjera zapisnika' });
  afterEach(() => localStorage.clear());

  it('is there for a party of the match once it is over', async () => {
    serve({ 'GET /api/matches/7/sign-off': ok({}) });
    show(company);
    expect(await screen.findByRole('link', { name: 'Ovjera zapisnika' })).toHaveAttribute(
      'href',
      '/sign-off/7',
    );
  });

  it('is not there for others, and a spectator causes no request for it', async () => {
    const { calls } = serve({ 'GET /api/matches/7/sign-off': refusal('auth.forbidden') });
    show(null);
    expect(calls).toEqual([]);
    show(company, false);
    expect(calls).toEqual([]);
    show(company);
    await settle();
    expect(calls).toHaveLength(1);
    expect(link()).toBeNull();
  });
});

describe('the way to the report', () => {
  const report = () => screen.queryByText('Zapisnik (PDF)');

  it('is there once the match is over', () => {
    const tools = (isOver: boolean) => (
      <MatchTools
        matchId={7}
        title="Čelik – Žito"
        snapshot={new FakeMatch().snapshot()}
        version={2}
        isOver={isOver}
      />
    );
    const { rerender } = render(tools(false));
    expect(report()).toBeNull();
    rerender(tools(true));
    expect(report()?.closest('a')).toHaveAttribute('href', '/api/matches/7/report.pdf?lang=hr');
  });
});

describe('the menu of a match on a phone', () => {
  it('opens and closes at its button, with Escape and beside it', async () => {
    render(
      <MatchTools
        matchId={7}
        title="Čelik – Žito"
        snapshot={new FakeMatch().snapshot()}
        version={2}
        isOver={false}
      />,
    );
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
    render(
      <MatchTools
        matchId={7}
        title="Čelik – Žito"
        snapshot={new FakeMatch().snapshot()}
        version={2}
        isOver={false}
      />,
    );
    const button = menu();
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('button', { name: 'Ugradi' }));
    await userEvent.click(await screen.findByRole('dialog'));
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});

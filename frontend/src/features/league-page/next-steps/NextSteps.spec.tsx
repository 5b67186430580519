import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { match, open, serveLeague } from '@/features/league-page/testing/league';
import type { FakeServer } from '@/shared/testing/fake-server';

let server: FakeServer;

beforeEach(() => {
  server = serveLeague();
});

const current = (): string | null | undefined =>
  screen.getAllByRole('listitem', { current: 'step' })[0]?.textContent;

describe('the steps to the first match', () => {
  it('begin with the rules in an empty league', async () => {
    server.on('GET /api/teams/league/7', [200, []]);
    open();
    await screen.findByText('Do prve utakmice');
    expect(current()).toMatch(/Provjerite pravila igre/);
    await userEvent.click(screen.getByRole('button', { name: 'Pravila igre' }));
    expect(screen.getByRole('tab', { name: 'Pravila' })).toHaveAttribute('aria-selected', 'true');
  });

  it('lead to those who wait, and copy the registration link, while no company is approved', async () => {
    server.on('GET /api/teams/league/7', [200, []]);
    server.on('GET /api/users/companies', [200, []]);
    const address = { origin: 'https://liga.example.hr', isFixed: false, networkAddresses: [] };
    server.on('GET /api/site-address', [200, address]);
    server.on('GET /api/users/pending', [200, [{ id: 1 }, { id: 2 }]]);
    open();
    await screen.findByText('Do prve utakmice');
    const [step] = screen.getAllByText('Dodajte timove tvrtki');
    const item = step?.closest('li');
    if (!item) throw new Error('no step');
    await userEvent.click(within(item).getByRole('button', { name: 'Dodaj tim' }));
    const dialog = await screen.findByRole('dialog', { name: 'Dodaj tim' });
    expect(await within(dialog).findByText('Još nema odobrenih tvrtki')).toBeVisible();
    expect(within(dialog).getByLabelText('Poveznica za registraciju tvrtki')).toHaveValue(
      'https://liga.example.hr/auth?tab=register&role=company',
    );
    expect(await within(dialog).findByRole('link', { name: 'Čeka odobrenje (2)' })).toHaveAttribute(
      'href',
      '/admin?section=pending',
    );
  });

  it('tick what is done, and end with the access to the console', async () => {
    server.on('GET /api/matches/league/7', [200, [match(3, {})]]);
    open();
    await screen.findByText('4 od 5');
    expect(current()).toMatch(/Dajte pristup zapisničkom stolu/);
    expect(screen.getByText(/^Odobrite igrače/).closest('p')).toHaveTextContent('gotovo');
  });

  it.each([
    ['all is done', {}, [{ id: 9 }]],
    ['the league plays', { status: 'completed' } as const, []],
  ])('are gone when %s', async (_, of, grants) => {
    server.on('GET /api/matches/league/7', [200, [match(3, of)]]);
    server.on('GET /api/matches/3/grants', [200, grants]);
    open();
    await screen.findByRole('heading', { level: 1, name: 'Prva liga' });
    await waitFor(() => expect(screen.queryByText('Do prve utakmice')).toBeNull());
  });
});

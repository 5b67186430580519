import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/shared/i18n/i18n';
import { account, company, press, rowNames, show } from '@/features/admin-people/testing/screen';
import { setSignInAgain, useSignInAgain } from '@/shared/api';
import { type Answer, refusal, serve } from '@/shared/testing/fake-server';
import { PendingSection } from './PendingSection';

const list = 'GET /api/users/pending';
const pending = (...accounts: ReturnType<typeof account>[]): Answer => [200, accounts];
const waiting = { approved: false };
let answers: Record<string, Answer>;

beforeEach(() => {
  answers = { [list]: pending(company(7, 'Bura d.o.o.', waiting), account(3, waiting)) };
});

describe('PendingSection', () => {
  it('shows everything from the registration, the longest waiting first', async () => {
    serve(answers);
    show(<PendingSection />);
    expect(screen.getByRole('status')).toHaveTextContent('Učitavanje...');
    expect(await screen.findByText('Bura d.o.o.')).toBeVisible();
    expect(rowNames()).toEqual(['osoba3', 'Bura d.o.o.']);
    const [, row] = screen.getAllByRole('listitem');
    if (row === undefined) throw new Error('no second row');
    for (const text of [
      'tvrtka7',
      'Tvrtka',
      '73102471673',
      '+385 1 555 010',
      'Zlatni',
      /^4\.000,00/,
    ])
      expect(within(row).getByText(text)).toBeVisible();
    expect(within(row).getByText(/08\.\s10\.\s2025\.\s12:00/)).toBeVisible();
    expect(within(row).getByRole('link', { name: 'osoba7@example.com' })).toHaveAttribute(
      'href',
      'mailto:osoba7@example.com',
    );
  });

  it('approves, and reads the list again', async () => {
    answers['PATCH /api/users/7/approve'] = [200, company(7, 'Bura d.o.o.')];
    const server = serve(answers);
    show(<PendingSection />);
    await screen.findByText('Bura d.o.o.');
    answers[list] = pending(account(3, waiting));
    await press('Odobri: Bura d.o.o. (tvrtka7)');
    expect(await screen.findByText('Korisnik je odobren')).toBeVisible();
    await waitFor(() => expect(rowNames()).toEqual(['osoba3']));
    expect(server.sent('PATCH')).toEqual([['/api/users/7/approve', undefined]]);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Čeka odobrenje' })).toHaveFocus(),
    );
  });

  it('approves several at once, and keeps ticked what was refused', async () => {
    answers['PATCH /api/users/7/approve'] = [409, { message: 'Račun ne čeka odobrenje.' }];
    answers['PATCH /api/users/3/approve'] = [200, account(3)];
    const server = serve(answers);
    show(<PendingSection />);
    await userEvent.click(await screen.findByLabelText('Odaberi sve'));
    await press('Odobri odabrane (2)');
    expect(await screen.findByText('Nije uspjelo: 1 od 2')).toBeVisible();
    expect(screen.getByText('Bura d.o.o. (tvrtka7): Račun ne čeka odobrenje.')).toBeVisible();
    expect(server.sent('PATCH').map(([path]) => path)).toEqual([
      '/api/users/3/approve',
      '/api/users/7/approve',
    ]);
    expect(screen.getByLabelText('Odaberi: Bura d.o.o. (tvrtka7)')).toBeChecked();
    expect(screen.getByLabelText('Odaberi: osoba3')).not.toBeChecked();
  });

  it('tells that only those shown are chosen, and offers all', async () => {
    answers[list] = pending(
      ...Array.from({ length: 32 }, (_, index) => account(index + 1, waiting)),
    );
    for (let id = 1; id <= 32; id++) answers[`PATCH /api/users/${id}/approve`] = [200, account(id)];
    const server = serve(answers);
    show(<PendingSection />);
    await userEvent.click(await screen.findByLabelText('Odaberi prikazane (20 od 32)'));
    expect(screen.getByRole('button', { name: 'Odobri odabrane (20)' })).toBeVisible();
    await press('Odaberi sve (32)');
    expect(screen.queryByRole('button', { name: 'Odaberi sve (32)' })).toBeNull();
    await press('Odobri odabrane (32)');
    await waitFor(() => expect(server.sent('PATCH')).toHaveLength(32));
  });

  it('asks for a new sign-in where the session ended before several are approved', async () => {
    answers['PATCH /api/users/7/approve'] = refusal('auth.required');
    answers['PATCH /api/users/3/approve'] = refusal('auth.required');
    serve(answers);
    show(<PendingSection />);
    await userEvent.click(await screen.findByLabelText('Odaberi sve'));
    await press('Odobri odabrane (2)');
    await waitFor(() => expect(useSignInAgain.getState().isOpen).toBe(true));
    expect(screen.getByLabelText('Odaberi: osoba3')).toBeChecked();
    setSignInAgain(false);
  });

  it('says whose address is not confirmed', async () => {
    answers[list] = pending(account(3, { ...waiting, emailConfirmed: false }));
    serve(answers);
    show(<PendingSection />);
    expect(await screen.findByText('Adresa nije potvrđena')).toBeVisible();
  });

  it('asks before it rejects', async () => {
    answers['DELETE /api/users/3/reject'] = [200, { message: 'ok' }];
    const server = serve(answers);
    show(<PendingSection />);
    await press('Odbij: osoba3');
    const dialog = screen.getByRole('alertdialog', { name: 'Odbiti zahtjev?' });
    expect(dialog).toHaveTextContent('osoba3');
    await press('Odustani');
    expect(server.sent('DELETE')).toEqual([]);
    await press('Odbij: osoba3');
    answers[list] = pending();
    await press('Odbij');
    expect(await screen.findByText('Zahtjev je odbijen')).toBeVisible();
    expect(await screen.findByText('Nema zahtjeva koji čekaju odobrenje')).toBeVisible();
    expect(server.sent('DELETE')).toEqual([['/api/users/3/reject', undefined]]);
  });

  it.each([
    ['approve', 'Došlo je do greške prilikom odobravanja korisnika'],
    ['reject', 'Došlo je do greške prilikom odbacivanja zahtjeva'],
  ])('a failed %s is told with its reason, and the list is read again', async (what, title) => {
    const reason: Answer = [409, { message: 'Račun više ne čeka odobrenje.' }];
    answers['PATCH /api/users/3/approve'] = reason;
    answers['DELETE /api/users/3/reject'] = reason;
    serve(answers);
    show(<PendingSection />);
    await screen.findByText('osoba3');
    answers[list] = pending();
    if (what === 'approve') await press('Odobri: osoba3');
    else {
      await press('Odbij: osoba3');
      await press('Odbij');
    }
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText('Račun više ne čeka odobrenje.')).toBeVisible();
    expect(await screen.findByText('Nema zahtjeva koji čekaju odobrenje')).toBeVisible();
  });

  it('says why there is no list, and asks again', async () => {
    const there = answers[list];
    answers[list] = [503, { message: 'Poslužitelj se diže.' }];
    serve(answers);
    show(<PendingSection />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Poslužitelj se diže.');
    if (there) answers[list] = there;
    await press('Pokušaj ponovo');
    expect(await screen.findByText('osoba3')).toBeVisible();
  });
});

import type { OwnPlayerView } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press, show } from '@/shared/testing/screen';
import '@/shared/i18n/i18n';
import { type Answer, serve } from '@/shared/testing/fake-server';
import { EditPlayerButton } from './EditPlayerButton';
import { WithdrawnPlayers } from './WithdrawnPlayers';

const player = (jerseyNumber: number, more: Partial<OwnPlayerView> = {}) =>
  ({
    id: jerseyNumber,
    firstName: 'Ivan',
    lastName: `Horvat ${jerseyNumber}`,
    jerseyNumber,
    name: `Ivan Horvat ${jerseyNumber}`,
    status: 'approved',
    withdrawnAt: null,
    employmentDocumentUrl: null,
    ...more,
  }) as OwnPlayerView;
const user = (role: string): Answer => [200, { id: 1, username: 'ana', role }];
const both = [player(9), player(10)];
const open = (role: string, answers: Record<string, Answer> = {}) => {
  const server = serve({ 'GET /api/user': user(role), ...answers });
  show(<EditPlayerButton player={both[0] as OwnPlayerView} players={both} />);
  return server;
};

describe('a company that corrects a player', () => {
  it('is told that another name waits for approval again, and that a number is worn', async () => {
    const answer: Answer = [200, player(9, { status: 'pending', lastName: 'Šimić' })];
    const server = open('company', { 'PATCH /api/players/9': answer });
    await press('Uredi: Ivan Horvat 9, broj 9');
    const name = screen.getByLabelText('Prezime');
    await userEvent.clear(name);
    await userEvent.type(name, 'Šimić');
    expect(await screen.findByText(/ponovo čeka odobrenje administratora/)).toBeVisible();
    const number = screen.getByLabelText('Broj dresa');
    await userEvent.clear(number);
    await userEvent.type(number, '10');
    await press('Spremi');
    expect(await screen.findByText('Broj 10 već nosi Ivan Horvat 10.')).toBeVisible();
    await userEvent.clear(number);
    await userEvent.type(number, '77');
    await press('Spremi');
    expect(await screen.findByText(/^Spremljeno/)).toBeVisible();
    expect(server.sent('PATCH')).toEqual([
      ['/api/players/9', { firstName: 'Ivan', lastName: 'Šimić', jerseyNumber: 77 }],
    ]);
  });

  it('chooses how public pages show the name, only stricter than the league', async () => {
    const server = serve({
      'GET /api/user': user('company'),
      'PATCH /api/players/9': [200, player(9, { namePolicy: 'hidden' })],
    });
    show(<EditPlayerButton player={player(9, { namePolicy: null })} players={both} />);
    await press('Uredi: Ivan Horvat 9, broj 9');
    const choice = screen.getByLabelText('Kako se ime prikazuje');
    expect(within(choice).getAllByRole('option')).toEqual(
      ['Kao u ligi', 'Inicijal i prezime (I. Horvat 9)', 'Skriveno (#9)'].map((text) =>
        expect.objectContaining({ textContent: text }),
      ),
    );
    await userEvent.selectOptions(choice, 'Skriveno (#9)');
    await press('Spremi');
    expect(await screen.findByText(/^Spremljeno/)).toBeVisible();
    expect(server.sent('PATCH')).toEqual([
      [
        '/api/players/9',
        { firstName: 'Ivan', lastName: 'Horvat 9', jerseyNumber: 9, namePolicy: 'hidden' },
      ],
    ]);
  });

  it('follows the league again', async () => {
    const server = serve({
      'GET /api/user': user('admin'),
      'PATCH /api/players/9': [200, player(9, { namePolicy: null })],
    });
    show(<EditPlayerButton player={player(9, { namePolicy: 'initial' })} players={both} />);
    await press('Uredi: Ivan Horvat 9, broj 9');
    const choice = screen.getByLabelText('Kako se ime prikazuje');
    expect(choice).toHaveDisplayValue('Inicijal i prezime (I. Horvat 9)');
    await userEvent.selectOptions(choice, 'Kao u ligi');
    await press('Spremi');
    expect(await screen.findByText(/^Spremljeno/)).toBeVisible();
    expect(server.sent('PATCH')).toMatchObject([['/api/players/9', { namePolicy: null }]]);
  });

  it('withdraws the player after reading what comes of it, and cannot take an approval back', async () => {
    const answer: Answer = [200, player(9, { withdrawnAt: '2026-03-15T18:00:00Z' })];
    const server = open('company', { 'POST /api/players/9/withdraw': answer });
    await press('Uredi: Ivan Horvat 9, broj 9');
    expect(screen.queryByText('Povuci odobrenje')).toBeNull();
    await press('Povuci iz tima');
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent('Njegovo mjesto i broj 9 odmah su slobodni');
    expect(server.sent('POST')).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Povuci iz tima' }));
    expect(await screen.findByText('Ivan Horvat 9 više nije u timu')).toBeVisible();
  });

  it('brings a player back with a free number where the old one is worn', async () => {
    const gone = player(11, { jerseyNumber: 9, withdrawnAt: '2026-03-15T18:00:00Z' });
    const server = serve({
      'GET /api/user': user('company'),
      'POST /api/players/11/return': [200, player(11)],
    });
    show(<WithdrawnPlayers players={[...both, gone]} />);
    await press('Vrati u tim: Ivan Horvat 11');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('pa se vraća s brojem 1.');
    await press('Vrati u tim');
    expect(await screen.findByText('Ivan Horvat 11 je ponovo u timu')).toBeVisible();
    expect(server.sent('POST')).toEqual([['/api/players/11/return', { jerseyNumber: 1 }]]);
  });
});

it('the administrator takes an approval back', async () => {
  const server = open('admin', { 'PATCH /api/players/9/status': [200, player(9)] });
  await press('Uredi: Ivan Horvat 9, broj 9');
  await press('Povuci odobrenje');
  const question = screen.getByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Povuci odobrenje' }));
  expect(await screen.findByText('Ivan Horvat 9 ponovo čeka odobrenje')).toBeVisible();
  expect(server.sent('PATCH')).toEqual([['/api/players/9/status', { status: 'pending' }]]);
});

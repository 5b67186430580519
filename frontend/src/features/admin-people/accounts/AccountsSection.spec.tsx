import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/shared/i18n/i18n';
import {
  account,
  company,
  press,
  rowNames,
  show,
  type,
} from '@/features/admin-people/testing/screen';
import { type Answer, serve } from '@/shared/testing/fake-server';
import { AccountsSection } from './AccountsSection';

let answers: Record<string, Answer>;

beforeEach(() => {
  answers = {
    'GET /api/users/companies': [200, [company(7, 'Žitnica d.o.o.'), company(8, 'Ćuk d.d.')]],
    'GET /api/users/referees': [200, Array.from({ length: 25 }, (_, at) => account(at + 1))],
    'GET /api/users/spectators': [200, []],
  };
});

describe('the lists of accounts', () => {
  it('are sorted as Croatian sorts, or by age', async () => {
    serve(answers);
    show(<AccountsSection list="companies" />);
    await screen.findByText('Ćuk d.d.');
    expect(rowNames()).toEqual(['Ćuk d.d.', 'Žitnica d.o.o.']);
    await userEvent.selectOptions(screen.getByLabelText('Poredaj'), 'Najstariji prvi');
    expect(rowNames()).toEqual(['Žitnica d.o.o.', 'Ćuk d.d.']);
  });

  it('are searched without minding marks', async () => {
    serve(answers);
    show(<AccountsSection list="companies" />);
    await screen.findByText('Ćuk d.d.');
    await type('Traži', 'zitn');
    expect(rowNames()).toEqual(['Žitnica d.o.o.']);
    await type('Traži', 'nitko');
    expect(screen.getByText('Ništa ne odgovara pretrazi')).toBeVisible();
    await press('Očisti pretragu');
    expect(rowNames()).toHaveLength(2);
  });

  it('are shown page after page', async () => {
    serve(answers);
    show(<AccountsSection list="referees" />);
    expect(await screen.findByText('Prikazano 20 od 25')).toBeVisible();
    await press('Prikaži još');
    expect(screen.getByText('Prikazano 25 od 25')).toBeVisible();
    expect(rowNames()).toHaveLength(25);
    expect(screen.queryByRole('button', { name: 'Prikaži još' })).not.toBeInTheDocument();
  });

  it('say that there is nobody', async () => {
    serve(answers);
    show(<AccountsSection list="spectators" />);
    expect(await screen.findByText('Nema registriranih gledatelja')).toBeVisible();
  });
});

describe('deactivating', () => {
  it('asks first, then the account leaves the list', async () => {
    answers['PATCH /api/users/7/deactivate'] = [200, company(7, 'Žitnica d.o.o.')];
    const server = serve(answers);
    show(<AccountsSection list="companies" />);
    await press('Deaktiviraj: Žitnica d.o.o. (tvrtka7)');
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Žitnica d.o.o. (tvrtka7) se odmah odjavljuje',
    );
    expect(server.sent('PATCH')).toEqual([]);
    answers['GET /api/users/companies'] = [200, [company(8, 'Ćuk d.d.')]];
    await press('Deaktiviraj');
    expect(await screen.findByText('Korisnik je deaktiviran')).toBeVisible();
    await waitFor(() => expect(rowNames()).toEqual(['Ćuk d.d.']));
    expect(server.sent('PATCH')).toEqual([['/api/users/7/deactivate', undefined]]);
  });

  it('shows a failure with its reason', async () => {
    answers['PATCH /api/users/7/deactivate'] = [409, { message: 'Račun nije aktivan.' }];
    serve(answers);
    show(<AccountsSection list="companies" />);
    await press('Deaktiviraj: Žitnica d.o.o. (tvrtka7)');
    await press('Deaktiviraj');
    expect(
      await screen.findByText('Došlo je do greške prilikom deaktivacije korisnika'),
    ).toBeVisible();
    expect(screen.getByText('Račun nije aktivan.')).toBeVisible();
  });
});

import { screen, within } from '@testing-library/react';
import { ok } from '@/shared/testing/fake-server';
import { openOffice } from './testing/office';

const read = 'GET /api/leagues/7/referee-ratings';

it('administrators read how each referee was rated, and how often', async () => {
  openOffice({
    [read]: ok([
      { userId: 11, name: 'Ana Anić', ratings: 6, mean: 4.75 },
      { userId: 12, name: 'ivo', ratings: 1, mean: 3 },
    ]),
  });
  const ana = (await screen.findByText('Ana Anić')).closest('li') as HTMLElement;
  expect(within(ana).getByText('6 ocjena')).toBeVisible();
  expect(within(ana).getByText('4,8')).toBeVisible();
  const rows = within(ana.closest('ol') as HTMLElement).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Ana Anić6 ocjenaprosjek4,8',
    'ivo1 ocjenaprosjek3,0',
  ]);
});

it('before anybody was rated there is nothing about it', async () => {
  openOffice();
  await screen.findByRole('heading', { name: 'Obračuni sudaca' });
  expect(screen.queryByText('Kako tvrtke ocjenjuju suce')).toBeNull();
});

import { screen, waitFor } from '@testing-library/react';
import { openPlan, servePlan } from '@/features/season-plan/testing/plan';
import { ok } from '@/shared/testing/fake-server';
import { fill, press } from '@/shared/testing/screen';

const write = 'PATCH /api/venues/1';

it('a hall gets an address and the facts of its pitch, and loses what is emptied', async () => {
  const server = servePlan({ [write]: ok({}) });
  openPlan();
  expect(await screen.findByText('Adresa nije upisana')).toBeVisible();
  const facts = { address: 'Trnsko 25', surface: 'parket', lighting: 'LED' };
  server.on('GET /api/venues', ok([{ id: 1, name: 'Trnsko', ...facts }]));
  await press('Uredi dvoranu: Trnsko');
  await fill({
    'Adresa (neobavezno)': ' Trnsko 25 ',
    'Podloga (neobavezno)': 'parket',
    'Rasvjeta (neobavezno)': ' LED',
  });
  await press('Spremi');
  expect(await screen.findByText('Trnsko 25')).toBeVisible();
  expect(screen.getByText('parket · LED')).toBeVisible();
  await press('Uredi dvoranu: Trnsko');
  await fill({ 'Adresa (neobavezno)': '', 'Podloga (neobavezno)': ' ' });
  await press('Spremi');
  await waitFor(() =>
    expect(server.bodies(write)).toEqual([
      facts,
      { address: null, surface: null, lighting: 'LED' },
    ]),
  );
});

it('without any hall it says when there will be one', async () => {
  servePlan({ 'GET /api/venues': ok([]) });
  openPlan();
  expect(await screen.findByText('Nema dvorana')).toBeVisible();
});

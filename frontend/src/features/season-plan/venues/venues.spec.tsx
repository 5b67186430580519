import { screen, waitFor } from '@testing-library/react';
import { openPlan, servePlan } from '@/features/season-plan/testing/plan';
import { ok } from '@/shared/testing/fake-server';
import { fill, press } from '@/shared/testing/screen';

const write = 'PATCH /api/venues/1';

it('a hall gets an address, and loses it where the field is emptied', async () => {
  const server = servePlan({ [write]: ok({}) });
  openPlan();
  expect(await screen.findByText('Adresa nije upisana')).toBeVisible();
  server.on('GET /api/venues', ok([{ id: 1, name: 'Trnsko', address: 'Trnsko 25' }]));
  await press('Uredi adresu: Trnsko');
  await fill({ 'Adresa (neobavezno)': ' Trnsko 25 ' });
  await press('Spremi');
  expect(await screen.findByText('Trnsko 25')).toBeVisible();
  await press('Uredi adresu: Trnsko');
  await fill({ 'Adresa (neobavezno)': '' });
  await press('Spremi');
  await waitFor(() =>
    expect(server.bodies(write)).toEqual([{ address: 'Trnsko 25' }, { address: null }]),
  );
});

it('without any hall it says when there will be one', async () => {
  servePlan({ 'GET /api/venues': ok([]) });
  openPlan();
  expect(await screen.findByText('Nema dvorana')).toBeVisible();
});

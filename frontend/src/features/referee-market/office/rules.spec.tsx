import { usualRefereeRules } from '@kolo/domain';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@/shared/i18n';
import { centsOf } from '@/shared/i18n/euros';
import { ok, refusal } from '@/shared/testing/fake-server';
import { fill, press } from '@/shared/testing/screen';
import { openOffice, rules } from './testing/office';

const route = 'PUT /api/leagues/7/referee-rules';
const read = 'GET /api/leagues/7/referee-rules';

afterEach(async () => {
  await act(() => i18n.changeLanguage('hr'));
});

describe('a league without roles', () => {
  it('says what the market is, and begins with a role and its fee', async () => {
    const server = openOffice({ [read]: ok(usualRefereeRules) });
    expect(await screen.findByText('Suci u ovoj ligi još ne biraju utakmice')).toBeVisible();
    expect(screen.queryByText('Tko sudi')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Prvi sudac' }));
    await fill({ 'Naknada (€): Prvi sudac': '30,5' });
    server.on(route, ({ body }) => {
      server.on(read, ok(body));
      return ok(body);
    });
    await press('Spremi');
    expect(await screen.findByText('Pravila za suce su spremljena')).toBeVisible();
    expect(server.bodies(route)).toEqual([rules]);
    expect(await screen.findByText('Tko sudi')).toBeVisible();
  });
});

describe('the rules for referees', () => {
  it('are sent whole, in cents', async () => {
    const server = openOffice({ [route]: ok(rules) });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Mjeritelj vremena' }));
    await fill({
      'Naknada (€): Mjeritelj vremena': '15',
      'Kraj prijava (sati)': '12',
      'Put između dvorana (minute)': '45',
      'Naknada po kilometru (€)': '0,50',
    });
    await userEvent.selectOptions(screen.getByLabelText('Tko dobiva mjesto'), 'Bira administrator');
    await userEvent.selectOptions(
      screen.getByLabelText('Utakmica dodijeljena bez igre'),
      'Cijela naknada',
    );
    await press('Spremi');
    await waitFor(() =>
      expect(server.bodies(route)).toEqual([
        {
          ...rules,
          roles: [...rules.roles, { role: 'timekeeper', feeCents: 1500 }],
          mode: 'administrator',
          claimsCloseHours: 12,
          travelMinutes: 45,
          kmRateCents: 50,
          unplayed: 'full',
        },
      ]),
    );
  });

  it('are checked before they are sent', async () => {
    const server = openOffice();
    await screen.findByLabelText('Kraj prijava (sati)');
    await fill({
      'Naknada (€): Prvi sudac': 'puno',
      'Kraj prijava (sati)': '999',
      'Naknada po kilometru (€)': '11',
    });
    await press('Spremi');
    expect(await screen.findByText(/Upišite iznos od 0,00.€ do 10\.000,00.€/)).toBeVisible();
    expect(screen.getByText('Upišite cijeli broj od 0 do 720.')).toBeVisible();
    expect(screen.getByText(/Upišite iznos od 0,00.€ do 10,00.€/)).toBeVisible();
    expect(server.sent('PUT')).toEqual([]);
  });

  it('stay typed when the server refuses, and are dropped on demand', async () => {
    openOffice({ [route]: refusal('league.not-found') });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Delegat' }));
    await press('Spremi');
    expect(await screen.findByText('Greška')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Delegat' })).toBeChecked();
    await press('Odbaci promjene');
    expect(screen.getByRole('checkbox', { name: 'Delegat' })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Spremi' })).toBeNull();
  });

  it('are in English too', async () => {
    await act(() => i18n.changeLanguage('en'));
    openOffice();
    expect(await screen.findByLabelText('Who gets a place')).toHaveDisplayValue(
      'Whoever applies first',
    );
  });
});

it.each([
  ['30', 3000],
  ['30,5', 3050],
  [' 30.50 ', 3050],
  ['30,50\u00a0€', 3050],
  ['\u22125', -500],
  ['-5', -500],
  ['0,07', 7],
  ['1.234,56\u00a0EUR', 123456],
  ['-1,234.56', -123456],
  ['EUR 1 234,56', 123456],
  ['1.000', null],
  ['1.23,45', null],
  ['5,', null],
  ['', null],
])('%s euros are %s cents', (typed, cents) => {
  expect(centsOf(typed)).toBe(cents);
});

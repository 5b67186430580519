import { type LeagueMatchRules, presetRules } from '@kolo/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, serveLeague, tab } from '@/features/league-page/testing/league';
import { i18n } from '@/shared/i18n';
import { type FakeServer, refusal } from '@/shared/testing/fake-server';
import { fill, press } from '@/shared/testing/screen';

const company: LeagueMatchRules = {
  preset: 'company-running',
  version: 0,
  rules: presetRules['company-running'],
};
const route = 'PUT /api/leagues/7/match-rules';

let server: FakeServer;
beforeEach(() => {
  server = serveLeague();
  server.on('GET /api/leagues/7/match-rules', [200, company]);
});
afterEach(async () => {
  await act(() => i18n.changeLanguage('hr'));
});

async function openRules(): Promise<void> {
  open();
  await tab('Pravila');
  await screen.findByRole('form', { name: 'Pravila igre u ligi' });
}

const preset = () => screen.getByLabelText('Predložak');
const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByLabelText(label), option);

/** The hint below a field, which screen readers read with it. */
const saidAt = (label: string): string => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
  return ids
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
};

describe('the match rules of a league', () => {
  it('show the preset, what differs from FIFA, and that running matches keep theirs', async () => {
    await openRules();
    expect(preset()).toHaveDisplayValue('Liga tvrtki, sat ne staje');
    expect(within(preset()).queryByRole('option', { name: 'Prilagođeno' })).toBeNull();
    expect(saidAt('Sat')).toBe('Razlikuje se od FIFA-e FIFA: staje pri svakom prekidu');
    expect(saidAt('Prekršaji se broje')).toMatch(/FIFA: od 6\. prekršaja/);
    expect(saidAt('Trajanje poluvremena (min)')).toBe('');
    expect(screen.getByText(/Utakmice koje su već počele zadržavaju/)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Minute odmora' })).toBeVisible();
  });

  it('are filled in by a preset and saved as that', async () => {
    await openRules();
    await choose('Predložak', 'Turnir');
    expect(screen.getByLabelText('Trajanje poluvremena (min)')).toHaveValue(15);
    expect(screen.getByLabelText('Posljednje minute u kojima sat staje (min)')).toHaveValue(2);
    expect(screen.getByLabelText('Utakmica mora imati pobjednika')).toBeChecked();
    const saved = { preset: 'tournament', rules: presetRules.tournament, version: 1 };
    server.on(route, () => {
      server.on('GET /api/leagues/7/match-rules', [200, saved]);
      return [200, saved];
    });
    await press('Spremi');
    expect(await screen.findByText('Pravila igre su spremljena')).toBeVisible();
    expect(server.bodies(route)).toEqual([{ preset: 'tournament' }]);
    await waitFor(() => expect(screen.queryByText('Odbaci promjene')).toBeNull());
    expect(preset()).toHaveDisplayValue('Turnir');
  });

  it('are no preset any more after a change, and the preset again when it is undone', async () => {
    await openRules();
    await fill({ 'Trajanje poluvremena (min)': '25' });
    expect(preset()).toHaveDisplayValue('Prilagođeno');
    await press('Odbaci promjene');
    expect(preset()).toHaveDisplayValue('Liga tvrtki, sat ne staje');
    expect(screen.getByLabelText('Trajanje poluvremena (min)')).toHaveValue(20);
  });

  it('hide what does not apply, and send it as if nobody had touched it', async () => {
    await openRules();
    expect(screen.queryByLabelText(/Posljednje minute/)).toBeNull();
    expect(screen.queryByLabelText(/Udaljenost tog udarca/)).toBeNull();
    await userEvent.click(screen.getByLabelText('Prekršaji se broje'));
    await fill({
      'Udarac bez živog zida od prekršaja broj': '4',
      'Udaljenost tog udarca (m)': '7',
    });
    await choose('Sat', 'staje u posljednjim minutama');
    expect(screen.getByLabelText('Posljednje minute u kojima sat staje (min)')).toHaveValue(2);
    await choose('Sat', 'staje pri svakom prekidu');
    server.on(route, [200, company]);
    await press('Spremi');
    await screen.findByText('Pravila igre su spremljena');
    expect(server.bodies(route)).toEqual([
      {
        preset: 'custom',
        rules: { ...company.rules, clockMode: 'effective', foulKickFrom: 4, foulKickMetres: 7 },
      },
    ]);
  });

  it('say at the field what is wrong, and are not sent before it is right', async () => {
    await openRules();
    await fill({ 'Trajanje poluvremena (min)': '46', 'Broj igrača na terenu, s vratarom': '' });
    await press('Spremi');
    await waitFor(() =>
      expect(saidAt('Trajanje poluvremena (min)')).toContain('Upišite cijeli broj od 5 do 45.'),
    );
    expect(saidAt('Broj igrača na terenu, s vratarom')).toContain('Upišite cijeli broj od 4 do 7.');
    expect(screen.getByLabelText('Trajanje poluvremena (min)')).toHaveFocus();
    await fill({
      'Trajanje poluvremena (min)': '20',
      'Broj igrača na terenu, s vratarom': '4',
      'Najmanji broj igrača za nastavak': '5',
    });
    await waitFor(() =>
      expect(saidAt('Najmanji broj igrača za nastavak')).toMatch(
        /ne može biti veći od broja igrača/,
      ),
    );
    await fill({ 'Broj igrača na terenu, s vratarom': '6' });
    await waitFor(() => expect(saidAt('Najmanji broj igrača za nastavak')).not.toMatch(/ne može/));
    expect(server.bodies(route)).toEqual([]);
  });

  it('leave no second yellow without the exclusion that it would bring', async () => {
    await openRules();
    await choose('Drugi žuti karton', 'isključenje na vrijeme');
    await userEvent.click(screen.getByLabelText('Postoji isključenje na vrijeme'));
    expect(screen.getByLabelText('Drugi žuti karton')).toHaveDisplayValue('crveni karton');
  });

  it('stay as they were typed while another tab is looked at', async () => {
    await openRules();
    await fill({ 'Trajanje poluvremena (min)': '25' });
    await tab('Timovi');
    await tab('Pravila');
    expect(screen.getByLabelText('Trajanje poluvremena (min)')).toHaveValue(25);
  });

  it('say why they could not be read or saved', async () => {
    server.on('GET /api/leagues/7/match-rules', [503, { message: 'Baza ne odgovara.' }]);
    open();
    await tab('Pravila');
    expect(await screen.findByText('Pravila ove lige nije moguće učitati')).toBeVisible();
    server.on('GET /api/leagues/7/match-rules', [200, company]);
    await press('Pokušaj ponovo');
    await screen.findByRole('form', { name: 'Pravila igre u ligi' });
    await choose('Predložak', 'FIFA 2025./26.');
    server.on(route, refusal('match-rules.no-decision'));
    await press('Spremi');
    expect(await screen.findByText(/uključite produžetke ili raspucavanje/)).toBeVisible();
    expect(preset()).toHaveDisplayValue('FIFA 2025./26.');
  });

  it('are in English too', async () => {
    await act(() => i18n.changeLanguage('en'));
    open();
    await tab('Rules');
    expect(await screen.findByLabelText('Preset')).toHaveDisplayValue(
      'Company league, running clock',
    );
    expect(saidAt('Clock')).toBe('Differs from FIFA FIFA: stops at every interruption');
  });
});

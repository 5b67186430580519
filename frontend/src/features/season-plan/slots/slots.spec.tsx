import { slotTimes, type VenueSlots } from '@kolo/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPlan, servePlan } from '@/features/season-plan/testing/plan';
import { type FakeServer, ok, refusal } from '@/shared/testing/fake-server';
import { fill, press } from '@/shared/testing/screen';

const sunday: VenueSlots = {
  venue: 'Sutinska',
  weekday: 7,
  from: '16:00',
  to: '20:00',
  slotMinutes: 48,
  bufferMinutes: 0,
};
const read = 'GET /api/leagues/7/slots';
const write = 'PUT /api/leagues/7/slots';
const section = () => within(screen.getByRole('region', { name: 'Termini u dvoranama' }));

let server: FakeServer;
beforeEach(() => {
  server = servePlan();
});

it.each([
  [sunday, ['16:00', '16:48', '17:36', '18:24', '19:12']],
  [{ ...sunday, slotMinutes: 60 }, ['16:00', '17:00', '18:00', '19:00']],
  [{ ...sunday, slotMinutes: 60, bufferMinutes: 30 }, ['16:00', '17:30', '19:00']],
  [{ ...sunday, to: '16:47' }, []],
])('the kick-offs of %j', (slot, times) => {
  expect(slotTimes(slot)).toEqual(times);
});

describe('the slots of a league', () => {
  it('begin empty, with the way to the first one, which shows how many matches fit', async () => {
    openPlan();
    expect(await screen.findByText('Nema termina')).toBeVisible();
    await press('Dodaj termin');
    expect(screen.getByLabelText('Dvorana')).toHaveValue('Sutinska');
    expect(screen.getByText('Stane 5 utakmica: 16:00, 16:48, 17:36, 18:24, 19:12')).toBeVisible();
    await fill({ 'Minuta po utakmici': '60', Od: ' 16.00\u00a0h', Do: '\u202a20:00\u202c' });
    expect(screen.getByText('Stane 4 utakmice: 16:00, 17:00, 18:00, 19:00')).toBeVisible();
    server.on(write, () => {
      server.on(read, ok([{ ...sunday, slotMinutes: 60 }]));
      return ok([]);
    });
    await press('Spremi');
    expect(await screen.findByText('Nedjelja 16:00–20:00, Sutinska')).toBeVisible();
    expect(section().getByText('4 utakmice')).toBeVisible();
    expect(server.bodies(write)).toEqual([[{ ...sunday, slotMinutes: 60 }]]);
  });

  it('are saved together when one of them changes or is removed', async () => {
    const saturday = { ...sunday, weekday: 6, venue: 'Trnsko' };
    server.on(read, ok([sunday, saturday])).on(write, ok([]));
    openPlan();
    await press('Uredi: Subota 16:00–20:00, Trnsko');
    await fill({ Do: '18:00' });
    await press('Spremi');
    await waitFor(() =>
      expect(server.bodies(write)).toEqual([[sunday, { ...saturday, to: '18:00' }]]),
    );
    await press('Ukloni: Nedjelja 16:00–20:00, Sutinska');
    await waitFor(() => expect(server.bodies(write)).toHaveLength(2));
    expect(server.bodies(write)[1]).toEqual([saturday]);
    expect(section().getByRole('button', { name: 'Dodaj termin' })).toHaveFocus();
  });

  it.each([
    [{ Do: '15:00' }, 'Kraj mora biti poslije početka.'],
    [{ Do: '16:30' }, 'U to vrijeme ne stane nijedna utakmica.'],
    [{ Od: '16' }, 'Upišite vrijeme kao HH:MM.'],
    [{ Dvorana: ' ' }, 'Ovo polje je obavezno.'],
    [{ 'Minuta po utakmici': '5' }, 'Upišite cijeli broj od 20 do 240.'],
  ])('are not sent while %j is wrong', async (fields, error) => {
    openPlan();
    await press('Dodaj termin');
    await fill(fields as Record<string, string>);
    await press('Spremi');
    expect(await screen.findByText(error)).toBeVisible();
    expect(server.sent('PUT')).toEqual([]);
  });

  it('stay in the form when the server refuses them', async () => {
    server.on(write, refusal('auth.forbidden'));
    openPlan();
    await press('Dodaj termin');
    await userEvent.selectOptions(screen.getByLabelText('Dan'), 'Subota');
    await press('Spremi');
    await waitFor(() => expect(server.bodies(write)).toHaveLength(1));
    expect(await screen.findByText('Greška')).toBeVisible();
    expect(screen.getByLabelText('Dan')).toHaveDisplayValue('Subota');
  });

  it('say that they could not be read', async () => {
    server.on(read, [503, { message: 'Baza ne odgovara.' }]);
    openPlan();
    expect(await screen.findByText('Termine nije moguće učitati')).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPlan, servePlan } from '@/features/season-plan/testing/plan';
import { type FakeServer, ok } from '@/shared/testing/fake-server';
import { fill, press } from '@/shared/testing/screen';

const read = 'GET /api/leagues/7/preferences';
const write = 'PUT /api/teams/1/preferences';
const late = { teamId: 1, kind: 'earliest', value: '17:00' };
const sunday = { teamId: 1, kind: 'not-weekday', value: '7' };

let server: FakeServer;
beforeEach(() => {
  server = servePlan({ [read]: ok([late, { ...sunday, teamId: 2 }]), [write]: ok([]) });
});

const section = () => within(screen.getByRole('region', { name: 'Želje timova' }));

describe('what teams prefer', () => {
  it('is one line each, in words', async () => {
    openPlan();
    await waitFor(() =>
      expect(
        section()
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Bura: ne prije 17:00', 'Jugo: ne igra rado: nedjelja']),
    );
  });

  it('is added to what the same team prefers already', async () => {
    openPlan();
    await press('Dodaj želju');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Što tim želi'), 'Ne igrati u dvorani');
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj želju' }));
    expect(await screen.findByText('Ovo polje je obavezno.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Dvorana'), 'Trnsko');
    await userEvent.click(dialog.getByRole('button', { name: 'Dodaj želju' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.bodies(write)).toEqual([
      {
        preferences: [
          { kind: 'earliest', value: '17:00' },
          { kind: 'not-venue', value: 'Trnsko' },
        ],
      },
    ]);
  });

  it('needs a time where it is about one', async () => {
    openPlan();
    await press('Dodaj želju');
    await fill({ Vrijeme: 'popodne' });
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Dodaj želju' }),
    );
    expect(await screen.findByText('Upišite vrijeme kao HH:MM.')).toBeVisible();
    expect(server.sent('PUT')).toEqual([]);
  });

  it('is removed, and the focus does not get lost', async () => {
    openPlan();
    await press('Ukloni: Bura, ne prije 17:00');
    await waitFor(() => expect(server.bodies(write)).toEqual([{ preferences: [] }]));
    expect(section().getByRole('button', { name: 'Dodaj želju' })).toHaveFocus();
  });
});

import type { MatchView } from '@kolo/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { match, openPlan, servePlan } from '@/features/season-plan/testing/plan';
import { type FakeServer, ok, refusal } from '@/shared/testing/fake-server';
import { fill, press } from '@/shared/testing/screen';
import { shiftDays } from './shift-days';

const route = 'POST /api/leagues/7/schedule/shift';
/** A day that never passes. */
const at = (time: string) => `2999-12-06T${time}:00.000Z`;
const all: MatchView[] = [
  match(31, { matchDate: at('15:00'), status: 'in_progress' }),
  match(32, { matchDate: at('16:36'), homeTeamName: 'Maestral' }),
  match(33, { matchDate: at('17:24') }),
];
const moved = [
  { matchId: 32, from: at('16:36'), to: at('16:46'), venue: 'Sutinska' },
  { matchId: 33, from: at('17:24'), to: at('17:34'), venue: 'Sutinska' },
];

let server: FakeServer;
beforeEach(() => {
  server = servePlan({
    'GET /api/matches/league/7': ok(all),
    [route]: ok({ message: '', moved, stayed: [31] }),
  });
});

async function openDialog() {
  openPlan();
  await press('Pomakni dan…');
  return within(await screen.findByRole('dialog', { name: 'Pomakni dan' }));
}

describe('shifting a day', () => {
  it('first shows what moves and what stays, and then moves it', async () => {
    const dialog = await openDialog();
    expect(await dialog.findByText('Pomakni dan od 17:36 za 10 min')).toBeVisible();
    const rows = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'Maestral – Jugo1. kolopet, 06.\u00a012. 17:36napet, 06.\u00a012. 17:46',
      'Bura – Jugo1. kolopet, 06.\u00a012. 18:24napet, 06.\u00a012. 18:34',
      'Bura – Jugo',
    ]);
    expect(server.bodies(route)).toEqual([{ from: at('16:36'), minutes: 10, preview: true }]);
    await press('Pomakni');
    expect(await screen.findByText('Dan je pomaknut')).toBeVisible();
    expect(server.bodies(route)[1]).toEqual({ from: at('16:36'), minutes: 10, preview: false });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('from a later match, and earlier', async () => {
    const dialog = await openDialog();
    await userEvent.selectOptions(await dialog.findByLabelText('Od utakmice u'), '18:24');
    await fill({ Minuta: '-5' });
    await waitFor(() =>
      expect(server.bodies(route)).toContainEqual({
        from: at('17:24'),
        minutes: -5,
        preview: true,
      }),
    );
  });

  it.each(['0', '', '1.5', '301'])('does not send %j minutes', async (minutes) => {
    const dialog = await openDialog();
    await dialog.findByText(/^Pomakni dan od/);
    await fill({ Minuta: minutes });
    expect(await dialog.findByText(/^Upišite cijeli broj minuta/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Pomakni' })).toBeDisabled();
  });

  it('moves nothing where the server says so, and says why it cannot', async () => {
    server.on(route, ok({ message: '', moved: [], stayed: [] }));
    const dialog = await openDialog();
    expect(await dialog.findByText('Nijedna utakmica se ne pomiče.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Pomakni' })).toBeDisabled();
    server.on(route, refusal('league.not-found'));
    await fill({ Minuta: '20' });
    expect(await dialog.findByText('Pomak nije moguće izračunati')).toBeVisible();
  });

  it('is not offered where all is played', async () => {
    server.on('GET /api/matches/league/7', ok([match(31, { status: 'completed' })]));
    const dialog = await openDialog();
    expect(await dialog.findByText(/^Nema dana/)).toBeVisible();
  });
});

it('neither a day of the past nor that of a postponed match is shifted, and days are those of Zagreb', () => {
  const now = Date.parse('2026-12-06T20:00:00.000Z');
  const late = match(5, { matchDate: '2026-12-06T23:30:00.000Z' });
  const days = shiftDays(
    [
      late,
      match(6),
      match(7, { matchDate: '2026-12-05T15:00:00.000Z' }),
      match(8, { matchDate: '2026-12-08T15:00:00.000Z', outcome: 'postponed' }),
    ],
    now,
  );
  expect(days.map(({ day, matches }) => [day, matches.map(({ id }) => id)])).toEqual([
    ['2026-12-06', [6]],
    ['2026-12-07', [5]],
  ]);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/shared/i18n/i18n';
import { type FakeServer, ok, serve } from '@/shared/testing/fake-server';
import { press, show } from '@/shared/testing/screen';
import { OwnSchedule } from './OwnSchedule';

const days = { fromDay: '2026-12-20', toDay: '2026-12-20', reason: null };
const own = { id: 4, name: 'Bura' };

let server: FakeServer;
beforeEach(() => {
  server = serve({
    'GET /api/leagues/7/preferences': ok([]),
    'GET /api/leagues/7/move-proposals': ok([]),
    'GET /api/matches/league/7': ok([]),
    'GET /api/leagues/7/blackouts': ok([
      { ...days, id: 1, team: null, venue: null, hard: true },
      { ...days, id: 2, team: own, venue: null, hard: false },
      { ...days, id: 3, team: own, venue: null, hard: true },
    ]),
    'POST /api/leagues/7/blackouts': ok({}),
    'PUT /api/teams/4/preferences': ok([]),
  });
  show(<OwnSchedule team={own} leagueId={7} />);
});

it('a company removes only what it asked for itself', async () => {
  await screen.findByText('Cijela liga');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: /^Ukloni/ })).toHaveLength(1);
});

it('a company adds soft days of its own team', async () => {
  await press('Dodaj dane');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByLabelText('Tko ne igra')).toBeNull();
  expect(dialog.queryByRole('radio')).toBeNull();
  fireEvent.change(dialog.getByLabelText('Prvi dan'), { target: { value: '2026-12-20' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Dodaj dane' }));
  await waitFor(() =>
    expect(server.bodies('POST /api/leagues/7/blackouts')).toEqual([
      { fromDay: '2026-12-20', toDay: '2026-12-20', teamId: 4, hard: false },
    ]),
  );
});

it('a company says what its team prefers, without choosing a team', async () => {
  await press('Dodaj želju');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByLabelText('Tim')).toBeNull();
  await userEvent.type(dialog.getByLabelText('Vrijeme'), '17:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Dodaj želju' }));
  await waitFor(() =>
    expect(server.bodies('PUT /api/teams/4/preferences')).toEqual([
      { preferences: [{ kind: 'earliest', value: '17:00' }] },
    ]),
  );
});

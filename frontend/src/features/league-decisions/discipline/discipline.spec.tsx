import type { Ban, LeagueDiscipline as Discipline } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import { i18n } from '@/shared/i18n/i18n';
import { ok, serve } from '@/shared/testing/fake-server';
import { clearToast, Toaster } from '@/shared/ui';
import { LeagueDiscipline } from './LeagueDiscipline';

const ban = (changes: Partial<Ban>): Ban => ({
  kind: 'red',
  matchId: 31,
  decisionId: null,
  amount: 2,
  served: [],
  remaining: 1,
  overServed: 0,
  ...changes,
});
const discipline: Discipline = {
  asOf: '2026-03-15T16:00:00.000Z',
  people: [
    { playerId: 1, name: 'Ivo', teamId: 4, yellows: 2, bans: [ban({})], blockedIn: 40 },
    {
      playerId: 2,
      name: 'Ante',
      teamId: 4,
      yellows: 0,
      bans: [ban({ kind: 'decision', decisionId: 'd-1.0', overServed: 1 })],
      blockedIn: 40,
    },
    { playerId: 3, name: 'Luka', teamId: 4, yellows: 0, bans: [], blockedIn: null },
  ],
  officials: [],
  flags: [{ code: 'ineligible-player', matchId: 36, playerId: 1 }],
  carried: [],
};
const appeal = {
  event: {
    type: 'AppealFiled',
    data: { decisionId: 'd-1.0', suspensive: true },
    id: 'a-1.0',
    at: '2026-03-15T16:00:00.000Z',
    version: 2,
  },
};

async function open(decisions: unknown[] = []) {
  const server = serve({
    'GET /api/leagues/7/discipline': ok(discipline),
    'GET /api/teams/league/7': ok([{ id: 4, name: 'Bura' }]),
    'GET /api/leagues/7/decisions': ok({ events: decisions, next: null }),
    'GET /api/players/team/4': ok([
      { id: 3, firstName: 'Luka', lastName: 'Perić', jerseyNumber: 8, withdrawnAt: null },
    ]),
    'POST /api/leagues/7/suspensions': ok({}),
    'POST /api/leagues/7/suspensions/d-1.0/appeals': ok({}),
    'PATCH /api/leagues/7/suspensions/d-1.0': ok({}),
    'PATCH /api/leagues/7/appeals/a-1.0': ok({}),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <LeagueDiscipline leagueId={7} />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  await screen.findByText('Ivo');
  return server;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(async () => {
  await i18n.ready('discipline', 'hr');
  await i18n.ready('decisions', 'hr');
});
beforeEach(() => act(clearToast));

it('lists everybody with a card or a ban, and what needs a look', async () => {
  await open();
  expect(screen.getByText('Crveni karton: još 1 od 2.')).toBeVisible();
  expect(screen.getByText('2 žuta kartona')).toBeVisible();
  expect(screen.getByText('Odrađena je 1 utakmica previše.')).toBeVisible();
  expect(screen.getByText('Ivo je bio na popisu iako je bio suspendiran.')).toBeVisible();
  expect(screen.queryByText('Luka')).toBeNull();
});

it('a player is suspended by a decision, which needs the player and a length', async () => {
  const server = await open();
  await press('Suspendiraj igrača');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.clear(dialog.getByLabelText('Utakmica'));
  await userEvent.click(dialog.getByRole('button', { name: 'Suspendiraj' }));
  expect(dialog.getByText('Odaberite igrača.')).toBeVisible();
  expect(dialog.getByText('Upišite broj utakmica.')).toBeVisible();
  await userEvent.selectOptions(
    dialog.getByLabelText('Igrač'),
    await dialog.findByRole('option', { name: 'Luka Perić (8)' }),
  );
  await userEvent.type(dialog.getByLabelText('Utakmica'), '3');
  await userEvent.selectOptions(dialog.getByLabelText('Razlog'), 'Uvreda');
  await userEvent.click(dialog.getByRole('button', { name: 'Suspendiraj' }));
  expect(await screen.findByText('Igrač je suspendiran')).toBeVisible();
  expect(server.sent('POST')).toEqual([
    [
      '/api/leagues/7/suspensions',
      {
        playerId: 3,
        reason: 'insult',
        from: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        kind: 'matches',
        amount: 3,
      },
    ],
  ]);
});

it('a suspension is changed, and an appeal against it is filed', async () => {
  const server = await open();
  await press('Promijeni suspenziju: Ante');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('Trajanje'), 'Trajno');
  await userEvent.click(dialog.getByRole('button', { name: 'Spremi' }));
  expect(await screen.findByText('Suspenzija je promijenjena')).toBeVisible();
  expect(server.sent('PATCH')).toEqual([
    ['/api/leagues/7/suspensions/d-1.0', { kind: 'for-ever' }],
  ]);
  await press('Žalba s odgodom: Ante');
  expect(await screen.findByText('Žalba je zaprimljena')).toBeVisible();
  expect(server.sent('POST')).toEqual([
    ['/api/leagues/7/suspensions/d-1.0/appeals', { suspensive: true }],
  ]);
});

it('an appeal that waits is decided', async () => {
  const server = await open([appeal]);
  await press('Odbij žalbu: Ante');
  expect(await screen.findByText('O žalbi je odlučeno')).toBeVisible();
  expect(server.sent('PATCH')).toEqual([['/api/leagues/7/appeals/a-1.0', { outcome: 'rejected' }]]);
});

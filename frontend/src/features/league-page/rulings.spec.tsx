import type { LeagueTableRow, MatchView, RulingPreview } from '@kolo/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@/shared/i18n';
import { type FakeServer, refusal } from '@/shared/testing/fake-server';
import { match, open, serveLeague, tab } from './testing/league';

let server: FakeServer;
beforeEach(async () => {
  server = serveLeague();
  await i18n.changeLanguage('hr');
});

const row = (teamId: number, teamName: string, position: number, points: number, goals: string) =>
  ({
    teamId,
    teamName,
    position,
    points,
    played: 1,
    goalsFor: Number(goals.split(':')[0]),
    goalsAgainst: Number(goals.split(':')[1]),
  }) as LeagueTableRow;
const preview: RulingPreview = {
  homeScore: 5,
  awayScore: 0,
  before: [row(2, 'Jugo', 1, 3, '2:1'), row(1, 'Bura', 2, 0, '1:2')],
  after: [row(1, 'Bura', 1, 3, '5:0'), row(2, 'Jugo', 2, 0, '0:5')],
};

async function decideAbout(changes: Partial<MatchView>): Promise<ReturnType<typeof within>> {
  server.on('GET /api/matches/league/7', [200, [match(3, changes)]]);
  open();
  await tab('Utakmice');
  await userEvent.click(await screen.findByRole('button', { name: 'Odluka…: Bura – Jugo' }));
  return within(await screen.findByRole('dialog', { name: 'Odluka o utakmici' }));
}
const press = (dialog: ReturnType<typeof within>, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }));

it('an award shows what it does to the table before it is made', async () => {
  server.on('POST /api/matches/3/ruling-preview', [200, preview]);
  server.on('POST /api/matches/3/award', [200, {}]);
  const dialog = await decideAbout({ status: 'completed', homeScore: 1, awayScore: 2 });
  expect(await dialog.findByText('Rezultat utakmice bit će 5:0.')).toBeVisible();
  expect(dialog.getByRole('row', { name: /^Bura 2\., nakon odluke 1\./ })).toBeVisible();
  expect(server.sent('POST')).toEqual([
    ['/api/matches/3/ruling-preview', { ruling: 'award', winner: 'home', cause: 'ineligible' }],
  ]);
  await userEvent.type(dialog.getByLabelText(/^Obrazloženje/), 'Žalba je usvojena');
  await press(dialog, 'Dodijeli rezultat');
  expect(await screen.findByText('Rezultat je dodijeljen')).toBeVisible();
  expect(server.sent('POST').at(-1)).toEqual([
    '/api/matches/3/award',
    { winner: 'home', cause: 'ineligible', text: 'Žalba je usvojena' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a suspended player who was on the list is named in the row and in the decision, for the other team', async () => {
  const people = [
    { playerId: 9, name: 'Ivo Ban', teamId: 1, yellows: 0, bans: [], blockedIn: null },
  ];
  const flags = [{ code: 'ineligible-player', matchId: 3, playerId: 9 }];
  server.on('GET /api/leagues/7/discipline', [200, { people, officials: [], flags, carried: [] }]);
  server.on('POST /api/matches/3/ruling-preview', [200, preview]);
  const played = { status: 'completed', homeScore: 1, awayScore: 2 } as const;
  server.on('GET /api/matches/league/7', [200, [match(3, played), match(4, played)]]);
  open();
  await tab('Utakmice');
  const note = 'Na popisu unatoč suspenziji: Ivo Ban';
  expect(await screen.findAllByText(note)).toHaveLength(1);
  const [decide] = screen.getAllByRole('button', { name: 'Odluka…: Bura – Jugo' });
  if (decide === undefined) throw new Error('There is no decision');
  await userEvent.click(decide);
  const dialog = within(await screen.findByRole('dialog', { name: 'Odluka o utakmici' }));
  expect(dialog.getByText(note)).toBeVisible();
  await dialog.findByText('Rezultat utakmice bit će 5:0.');
  expect(server.sent('POST')[0]?.[1]).toMatchObject({ winner: 'away', cause: 'ineligible' });
});

it('warns of a team that comes to the limit of no-shows, and leads to the decisions', async () => {
  const noShows = [{ teamId: 2, count: 2, limit: 2 }];
  server.on('POST /api/matches/3/ruling-preview', [200, { ...preview, noShows }]);
  const dialog = await decideAbout({ status: 'scheduled' });
  await userEvent.click(dialog.getByRole('radio', { name: /^Dodijeli rezultat/ }));
  expect(await dialog.findByText(/^Ovo je 2\. nedolazak tima Jugo, .* od 2\./)).toBeVisible();
  await userEvent.click(dialog.getByRole('link', { name: 'Odluke lige' }));
  expect(await screen.findByRole('tab', { name: 'Odluke', selected: true })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a score that is half typed is neither previewed nor sent', async () => {
  server.on('POST /api/matches/3/ruling-preview', [200, preview]);
  const dialog = await decideAbout({ status: 'completed', homeScore: 1, awayScore: 2 });
  await userEvent.type(dialog.getByLabelText(/^Golovi: Bura/), '3');
  expect(dialog.getByRole('button', { name: 'Dodijeli rezultat' })).toBeDisabled();
  await userEvent.type(dialog.getByLabelText(/^Golovi: Jugo/), '0');
  await waitFor(() =>
    expect(server.sent('POST').at(-1)?.[1]).toEqual({
      ruling: 'award',
      winner: 'home',
      cause: 'ineligible',
      homeScore: 3,
      awayScore: 0,
    }),
  );
});

it('a decision that would be refused says why, and cannot be confirmed', async () => {
  server.on('POST /api/matches/3/ruling-preview', refusal('match.replayed'));
  const dialog = await decideAbout({ status: 'completed', homeScore: 1, awayScore: 2 });
  expect(await dialog.findByText(/^Ova se utakmica ponavlja od početka/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Dodijeli rezultat' })).toBeDisabled();
});

it('a running match is abandoned with its reason, and the table stays as it is', async () => {
  server.on('POST /api/matches/3/abandon', [200, {}]);
  const dialog = await decideAbout({ status: 'in_progress', homeScore: 1, awayScore: 2 });
  expect(dialog.getByText('Tablica se ne mijenja.')).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('Razlog'), 'Nasilje');
  await userEvent.selectOptions(dialog.getByLabelText('Čijom krivnjom'), 'Jugo');
  await press(dialog, 'Prekini utakmicu');
  expect(await screen.findByText('Utakmica je prekinuta')).toBeVisible();
  expect(server.sent('POST')).toEqual([
    ['/api/matches/3/abandon', { reason: 'violence', atFault: 'away' }],
  ]);
});

it('an abandoned match is replayed on a day that is whole or not given', async () => {
  server.on('POST /api/matches/3/replay-order', [200, {}]);
  const dialog = await decideAbout({ status: 'cancelled', outcome: 'abandoned' });
  await userEvent.type(dialog.getByLabelText(/^Novi datum/), '2026-12-06');
  await press(dialog, 'Odredi ponavljanje');
  expect(await dialog.findByText('Upišite datum i vrijeme (HH:MM) ili nijedno.')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Vrijeme'), ' 18.00 h');
  await press(dialog, 'Odredi ponavljanje');
  expect(await screen.findByText('Ponavljanje je određeno')).toBeVisible();
  expect(server.sent('POST')[0]?.[1]).toMatchObject({
    mode: 'from-start',
    matchDate: '2026-12-06T17:00:00.000Z',
  });
});

it('an award is undone, in English too', async () => {
  await i18n.changeLanguage('en');
  server.on('POST /api/matches/3/ruling-preview', [200, preview]);
  server.on('DELETE /api/matches/3/award', [200, {}]);
  server.on('GET /api/matches/league/7', [
    200,
    [match(3, { outcome: 'awarded', status: 'completed' })],
  ]);
  open();
  await tab('Matches');
  await userEvent.click(await screen.findByRole('button', { name: 'Decide…: Bura – Jugo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decision about the match' }));
  await dialog.findByText('The result of the match will be 5:0.');
  await press(dialog, 'Undo the decision');
  expect(await screen.findByText('The decision was undone')).toBeVisible();
  expect(server.sent('DELETE')).toEqual([['/api/matches/3/award', {}]]);
});

it('an order to play a match again is all that can be undone of it', async () => {
  server
    .on('GET /api/matches/league/7', [
      200,
      [match(3, { outcome: 'replayed', status: 'cancelled' })],
    ])
    .on('DELETE /api/matches/3/replay-order', [200, {}]);
  open();
  await tab('Utakmice');
  await userEvent.click(await screen.findByRole('button', { name: 'Odluka…: Bura – Jugo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Odluka o utakmici' }));
  expect(dialog.getAllByRole('radio')).toHaveLength(1);
  await press(dialog, 'Povuci ponavljanje');
  expect(await screen.findByText('Ponavljanje je povučeno')).toBeVisible();
  expect(server.sent('DELETE')).toEqual([['/api/matches/3/replay-order', {}]]);
});

it('a postponed match is neither scheduled nor on its old day in the list', async () => {
  server.on('GET /api/matches/league/7', [200, [match(3, { outcome: 'postponed' })]]);
  open();
  await tab('Utakmice');
  expect(await screen.findByText('Odgođeno')).toBeVisible();
  expect(screen.queryByText('Zakazana')).toBeNull();
  expect(screen.queryByText('26. 10. 2025.')).toBeNull();
});

import type { FairPlayRow, PublishedSuspension } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import { i18n } from '@/shared/i18n/i18n';
import { type Answers, ok, refusal, serve } from '@/shared/testing/fake-server';
import { SuspensionsPage } from './SuspensionsPage';

const missing = (playerId: number, matchId: number, changes = {}): PublishedSuspension => ({
  playerId,
  officialId: null,
  name: `I. Horvat ${playerId}`,
  teamId: 4,
  teamName: 'Bura',
  matchId,
  round: 5,
  homeTeamName: 'Bura',
  awayTeamName: 'Jugo',
  matchDate: '2026-03-15T16:00:00.000Z',
  ...changes,
});
const league = { id: 7, name: 'Poslovna liga', season: '2025/26' };
const row: FairPlayRow = {
  position: 1,
  teamId: 4,
  teamName: 'Bura',
  points: 5,
  yellowCards: 2,
  secondYellowCards: 0,
  redCards: 1,
};

function open(suspended: Answers[string], fairPlay: Answers[string] = ok([row])) {
  const answers: Answers = {
    'GET /api/leagues/7/suspensions': suspended,
    'GET /api/leagues/7/fair-play': fairPlay,
    'GET /api/league-table/7/live/top': ok({ league, rows: [] }),
  };
  serve(answers);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/league/7/suspensions']}>
        <Routes>
          <Route path="/league/:id/suspensions" element={<SuspensionsPage />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return answers;
}

beforeAll(() => i18n.ready('discipline', 'hr'));

it('lists who misses which match, in the order of play, without the reason', async () => {
  const later = { matchDate: '2026-03-15T18:00:00.000Z', homeTeamName: 'Vihor', round: null };
  open(ok([missing(3, 41, later), missing(1, 40), missing(2, 40)]));
  const [first] = await screen.findAllByRole('link', { name: /^(Bura|Vihor) – Jugo/ });
  expect(first).toHaveAttribute('href', '/live/40');
  expect(first).toHaveTextContent('5. kolo');
  expect(screen.getAllByText(/^I\. Horvat/).map(({ textContent }) => textContent)).toEqual([
    'I. Horvat 1',
    'I. Horvat 2',
    'I. Horvat 3',
  ]);
});

it('says so where nobody is suspended or the league does not publish it', async () => {
  open(ok([]));
  expect(await screen.findByText('Nitko nije suspendiran')).toBeVisible();
  expect(await screen.findByText('Poslovna liga · 2025/26')).toBeVisible();
});

it('shows the fair-play table, whose cards have names for screen readers', async () => {
  open(ok([]));
  const table = within(await screen.findByRole('table', { name: 'Fair play' }));
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Mjesto#',
    'Tim',
    'Žuti kartoni',
    'Drugi žuti kartoni',
    'Crveni kartoni',
    'Bodovi',
  ]);
  expect(table.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    '1',
    'Bura',
    '2',
    '0',
    '1',
    '5',
  ]);
});

it('offers a retry where a list could not be read', async () => {
  const answers = open(refusal('league.not-found'));
  expect(await screen.findByText('Popis nije moguće učitati')).toBeVisible();
  answers['GET /api/leagues/7/suspensions'] = ok([missing(1, 40)]);
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
  expect(await screen.findByText('I. Horvat 1')).toBeVisible();
});

import { type LiveTable, liveTable, tableSummary } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';
import { ok, serve } from '@/shared/testing/fake-server';
import { EmbeddedTable } from './EmbeddedTable';

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatchBoard() {} }),
}));

it('leads to the whole table of its own league, which may be a second division or last season', async () => {
  const table: LiveTable = {
    league: { id: 8, name: 'Druga liga', season: '2025/26' },
    provisional: false,
    teams: 0,
    summary: tableSummary([]),
    rows: [],
  };
  serve({ 'GET /api/league-table/8/live/top': ok(table) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EmbeddedTable leagueId={8} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Druga liga · 2025/26' })).toBeVisible();
  // A narrow frame cuts the name, not the season.
  expect(screen.getByText('· 2025/26')).not.toHaveClass('truncate');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/league-table?league=8');
});

it('tells the points that the league took and that a team has withdrawn, as the whole table does', async () => {
  const bura = { id: 1, name: 'Bura' };
  const [row] = liveTable({ teams: [bura], results: [], cards: [] }, []);
  if (row === undefined) throw new Error('no row');
  const adjustments = [{ points: -1, cause: 'no-show' as const, on: '2026-03-14' }];
  const table: LiveTable = {
    league: { id: 8, name: 'Druga liga', season: '2025/26' },
    provisional: false,
    teams: 1,
    summary: tableSummary([]),
    rows: [{ ...row, points: -1, adjustments, unranked: true }],
  };
  serve({ 'GET /api/league-table/8/live/top': ok(table) });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EmbeddedTable leagueId={8} />
    </QueryClientProvider>,
  );
  const notes = await screen.findByRole('list', { name: 'Bodovi po odluci lige' });
  expect(notes).toHaveTextContent('Bura: −1 bod, nedolazak, 14. 03. 2026.');
  expect(screen.getByRole('cell', { name: '−1 (promijenjeni odlukom lige)' })).toBeVisible();
  expect(screen.getByRole('cell', { name: 'Bez mjesta' })).toBeVisible();
  expect(screen.getByRole('rowheader')).toHaveTextContent('Buraodustao');
});

import type { FansTally, FansVoteView } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient, sessionQuery } from '@/shared/api';
import { RouterLinks } from '@/shared/layout/RouterLinks';
import '@/shared/i18n/i18n';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { type FakeServer, ok, serve } from '@/shared/testing/fake-server';
import { Toaster } from '@/shared/ui';
import { FansVote } from './FansVote';

let server: FakeServer;
const votesRoute = 'GET /api/matches/7/mvp-votes';
const voteRoute = 'POST /api/matches/7/mvp-votes';
const hour = 3_600_000;

function finished(): FakeMatch {
  const match = new FakeMatch().start();
  for (const matchState of ['half-time', 'second-half'] as const)
    match.do({ type: 'ChangeState', wanted: { matchState } });
  match.do({ type: 'ChooseMvp', playerId: 2 });
  match.do({ type: 'ChangeState', wanted: { matchState: 'completed' } });
  return match;
}

const tally = (...players: [playerId: number, votes: number, average: number][]): FansTally => ({
  asOf: new Date().toISOString(),
  votes: players.reduce((sum, [, votes]) => sum + votes, 0),
  players: players.map(([playerId, votes, average]) => ({ playerId, votes, average })),
});
const view = (changes: Partial<FansVoteView> = {}): FansVoteView => ({
  matchId: 7,
  phase: 'open',
  closesAt: new Date(Date.now() + 5.5 * hour).toISOString(),
  serverTime: new Date().toISOString(),
  tally: tally([1, 3, 4.5], [11, 1, 4], [3, 1, 3], [12, 1, 1]),
  own: null,
  winner: null,
  ...changes,
});

function open(
  votes: FansVoteView,
  { match = finished(), signedIn = true, pushed = null as FansTally | null } = {},
) {
  server = serve({ [votesRoute]: ok(votes), [voteRoute]: ok(votes) });
  const client = createQueryClient();
  const user = signedIn ? { id: 5, username: 'navijač', role: 'public', companyName: null } : null;
  client.setQueryData<unknown>(sessionQuery.queryKey, { user, confirmed: true });
  const page = (latest: FansTally | null) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/live/7']}>
        <RouterLinks>
          <FansVote live={match.snapshot()} pushed={latest} />
          <Toaster />
        </RouterLinks>
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(page(pushed));
  return { push: (latest: FansTally) => rerender(page(latest)) };
}

const rows = () =>
  within(screen.getByRole('list', { name: 'Glasovi navijača' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);

afterEach(() => jest.useRealTimers());

describe('the fans’ vote', () => {
  it('is not there before the final whistle', () => {
    open(view(), { match: new FakeMatch().start() });
    expect(screen.queryByText('MVP navijača')).not.toBeInTheDocument();
    expect(server.calls).toEqual([]);
  });

  it('takes a player and stars, and changes them', async () => {
    open(view());
    expect(await screen.findByText(/^Još 5 h/)).toBeVisible();
    const vote = screen.getByRole('button', { name: 'Glasaj' });
    expect(vote).toBeDisabled();
    await userEvent.selectOptions(screen.getByLabelText('Igrač'), '3 · Ivan Horvat 3');
    const stars = within(screen.getByRole('group', { name: 'Ocjena' }));
    await userEvent.click(stars.getByRole('radio', { name: '4 zvjezdice' }));
    server.on(voteRoute, ok(view({ own: { playerId: 3, rating: 4 } })));
    await userEvent.click(vote);
    expect(await screen.findByText('Glas je zabilježen')).toBeVisible();
    expect(server.bodies(voteRoute)).toEqual([{ playerId: 3, rating: 4 }]);
    expect(screen.getByRole('button', { name: 'Vaš glas je zabilježen' })).toHaveFocus();
    await userEvent.click(stars.getByRole('radio', { name: '5 zvjezdica' }));
    expect(screen.getByRole('button', { name: 'Promijeni glas' })).toBeEnabled();
  });

  it('shows a vote of another tab at once, and notifies other tabs of its own', async () => {
    const votes = view();
    open(votes);
    await screen.findByRole('button', { name: 'Glasaj' });
    Object.assign(votes, { own: { playerId: 3, rating: 4 } });
    const changeStorage = (newValue: string) =>
      window.dispatchEvent(new StorageEvent('storage', { key: 'fans-voted', newValue }));
    const reads = () => server.calls.length;
    const before = reads();
    changeStorage('77 1');
    expect(reads()).toBe(before);
    changeStorage('7 1');
    expect(await screen.findByRole('button', { name: 'Vaš glas je zabilježen' })).toBeVisible();
    expect(screen.getByLabelText('Igrač')).toHaveDisplayValue('3 · Ivan Horvat 3');

    const stars = within(screen.getByRole('group', { name: 'Ocjena' }));
    await userEvent.click(stars.getByRole('radio', { name: '5 zvjezdica' }));
    await userEvent.click(screen.getByRole('button', { name: 'Promijeni glas' }));
    await screen.findByText('Glas je zabilježen');
    expect(localStorage.getItem('fans-voted')).toMatch(/^7 /);
  });

  it('says why a vote was refused', async () => {
    open(view({ own: { playerId: 1, rating: 2 } }));
    await userEvent.click(await screen.findByRole('radio', { name: '5 zvjezdica' }));
    const message = 'Glasanje za ovu utakmicu je zatvoreno.';
    server.on(voteRoute, [409, { error: 'vote.closed', message }]);
    await userEvent.click(screen.getByRole('button', { name: 'Promijeni glas' }));
    expect(await screen.findByText('Glas nije zabilježen')).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
  });

  it('keeps what was chosen when the session has ended', async () => {
    open(view({ own: { playerId: 1, rating: 2 } }));
    await userEvent.click(await screen.findByRole('radio', { name: '5 zvjezdica' }));
    const message = 'Prijavite se za nastavak.';
    server.on(voteRoute, [401, { error: 'auth.required', message }]);
    server.on(votesRoute, ok(view({ own: null })));
    await userEvent.click(screen.getByRole('button', { name: 'Promijeni glas' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Igrač')).toHaveValue('1');
    expect(screen.getByRole('radio', { name: '5 zvjezdica' })).toBeChecked();
  });

  it('ends at the end, also where this device’s clock runs a moment ahead', async () => {
    jest.useFakeTimers();
    const end = Date.now() + 3_000;
    const votesAt = (phase: FansVoteView['phase'], beforeEndMs: number) =>
      view({
        phase,
        closesAt: new Date(end).toISOString(),
        serverTime: new Date(end - beforeEndMs).toISOString(),
      });
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    open(votesAt('open', 4_200));
    await wait(10);
    expect(screen.getByRole('button', { name: 'Glasaj' })).toBeVisible();
    server.on(votesRoute, ok(votesAt('open', 1_200)));
    await wait(3_000);
    expect(screen.getByText('Glasanje je završeno')).toBeVisible();
    server.on(votesRoute, ok(votesAt('closed', -10)));
    await wait(2_000);
    expect(screen.queryByRole('button', { name: 'Glasaj' })).not.toBeInTheDocument();
  });

  it('shows the tally in its order, in full on demand, and updates it by push', async () => {
    const { push } = open(view());
    expect(await screen.findByText('6 glasova')).toBeVisible();
    expect(rows()).toEqual([
      '1ČIvan Horvat 13 glasaprosjek4,5',
      '2ŽIvan Horvat 111 glasprosjek4,0',
      '3ČIvan Horvat 31 glasprosjek3,0',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Prikaži sve' }));
    expect(rows()).toHaveLength(4);
    const later = { ...tally([11, 7, 5]), asOf: new Date(Date.now() + 1_000).toISOString() };
    push(later);
    expect(rows()).toEqual(['1ŽIvan Horvat 117 glasovaprosjek5,0']);
  });

  it.each([0, 3])('is marked as nothing for paper only without votes (%s)', async (votes) => {
    const closesAt = new Date(Date.now() - hour).toISOString();
    const players: Parameters<typeof tally> = votes === 0 ? [] : [[1, votes, 4.5]];
    open(view({ phase: 'closed', closesAt, tally: tally(...players) }));
    await screen.findByText(votes === 0 ? 'Nitko nije glasao.' : 'Glasovi navijača');
    const card = screen.getByRole('heading', { name: 'MVP navijača' }).closest('.rounded-card');
    expect(card?.querySelector('[data-nothing]') === null).toBe(votes > 0);
  });

  it('shows visitors the tally and the way in', async () => {
    open(view(), { signedIn: false });
    expect(await screen.findByText('Prijava potrebna')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Prijava' })).toHaveAttribute('href', '/auth');
    expect(screen.queryByRole('button', { name: 'Glasaj' })).not.toBeInTheDocument();
    expect(rows()).toHaveLength(3);
  });

  it('is an award when it is over, beside the official one', async () => {
    const winner = { playerId: 1, votes: 3, average: 4.5 };
    const closesAt = new Date(Date.now() - hour).toISOString();
    open(view({ phase: 'closed', closesAt, winner }));
    expect(await screen.findByText('MVP po izboru navijača')).toBeVisible();
    expect(screen.getByText('Glasanje je završeno')).toBeVisible();
    expect(screen.getByText(/Službeni MVP, po izboru organizatora: Ivan Horvat 2/)).toBeVisible();
    expect(screen.queryByLabelText('Igrač')).not.toBeInTheDocument();
  });
});

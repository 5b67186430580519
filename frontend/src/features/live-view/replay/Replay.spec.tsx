import { presetRules } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { useStore } from 'zustand';
import { createQueryClient } from '@/shared/api';
import '@/shared/i18n/i18n';
import { MatchContent } from '@/features/live-view/MatchContent';
import {
  createLiveMatchStore,
  type LiveMatchStore,
  withDeltas,
  withMerged,
  withSnapshot,
} from '@/shared/live/live-match.store';
import { MatchAnnouncer } from '@/shared/live/news/MatchAnnouncer';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { type FakeServer, lost, ok, serve } from '@/shared/testing/fake-server';

let server: FakeServer;
const read = () => server.read.filter((path) => path.includes('replay'));

const replayOf = (version: number) => `/api/matches/7/replay?epoch=e&version=${version}` as const;

function Shown({ store }: { store: LiveMatchStore }) {
  return <MatchContent matchId={7} view={useStore(store)} leagueOf={() => null} />;
}

/** The page of a match whose log the server has up to the snapshot. */
function open(match: FakeMatch) {
  const store = createLiveMatchStore();
  const { version } = match;
  const events = match.deltas.map(({ event }) => event);
  server = serve({ [`GET ${replayOf(version)}`]: ok({ matchId: 7, epoch: 'e', version, events }) });
  act(() =>
    store.setState((view) =>
      withSnapshot(
        { ...view, status: { state: 'live', since: 0 } },
        { matchId: 7, epoch: 'e', version, snapshot: match.snapshot() },
      ),
    ),
  );
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Shown store={store} />
        <p aria-live="polite">
          <MatchAnnouncer store={store} before={store.getState()} />
        </p>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const push = () =>
    act(() => store.setState((view) => withDeltas(view, match.since(view.version))));
  const merge = () =>
    act(() => store.setState((view) => withMerged(view, match.mergedSince(view.version))));
  const keepsEvents = () => store.getState().keepsEvents;
  const announced = () => container.querySelector('[aria-live="polite"]')?.textContent;
  return { push, merge, keepsEvents, announced };
}

const slider = () => screen.getByRole('slider', { name: 'Tijek utakmice' });
const seek = (version: number) =>
  fireEvent.change(slider(), { target: { value: String(version) } });
const board = () => screen.getByRole('region', { name: 'Čelik Osijek – Žito Slavonija' });

async function startReplay(name: RegExp): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('slider');
}

/** The versions: 4 everybody present, 5 kick-off, 6 goal, 7 goal, 8 undo of 7, 9 card. */
function played(): FakeMatch {
  const match = new FakeMatch().start().goal('home', 1).goal('away', 11);
  match.do({ type: 'Undo' });
  match.do({ type: 'RaisePlayerCounter', playerId: 12, counter: 'yellowCards' });
  return match;
}

describe('a replay', () => {
  it('is not offered before the first whistle, and fetches nothing until it is opened', () => {
    open(new FakeMatch());
    expect(screen.queryByRole('button', { name: /^Pogledaj/ })).not.toBeInTheDocument();
    expect(read()).toEqual([]);
  });

  it('shows the board, the timeline, the scorers and the line-ups as they were', async () => {
    open(played());
    await startReplay(/Pogledaj dosadašnji tijek/);
    expect(read()).toEqual(['/api/matches/7/replay?epoch=e&version=9']);
    seek(7);
    expect(slider()).toHaveAttribute('aria-valuetext', '3. minuta, 1:1, Gol: Ivan Horvat 11');
    expect(within(board()).getByText('1 : 1')).toBeInTheDocument();
    expect(within(board()).getByText('Ivan Horvat 11')).toBeInTheDocument();
    seek(8);
    expect(slider()).toHaveAttribute('aria-valuetext', '3. minuta, 1:0, Poništen događaj');
    expect(within(board()).queryByText('Ivan Horvat 11')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Sastavi' }));
    expect(screen.queryByText('1 žuti karton')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Sljedeći događaj' }));
    expect(screen.getByText('1 žuti karton')).toBeInTheDocument();
    seek(4);
    expect(slider()).toHaveAttribute('aria-valuetext', '0:0, Prije početka');
  });

  it('passes over what a newer server knows and this page does not', async () => {
    const match = played();
    const last = match.deltas.pop();
    if (last === undefined) throw new Error('Nothing was played');
    const event = { ...last.event, type: 'FromTheFuture', data: { card: 'blue' } } as never;
    match.deltas.push({ ...last, event });
    open(match);
    await startReplay(/^Pogledaj/);
    seek(9);
    expect(slider()).toHaveAttribute('aria-valuetext', expect.stringContaining('1:0'));
  });

  it('shows the clock and the numbers of the moment in a match with a rule sheet', async () => {
    const match = new FakeMatch(7, { rules: presetRules['fifa-2025-26'] }).start();
    match.do({ type: 'ControlClock', action: 'start' }, 1);
    const red = { playerId: 1, official: null, card: 'red', place: 'pitch' } as const;
    match.do({ type: 'ShowCard', team: 'home', ...red }, 2);
    match.do({ type: 'RecordFoul', team: 'away', playerId: null, restart: 'direct' }, 3.5);
    const { version } = match;
    match.do({ type: 'ControlClock', action: 'stop' }, 10);
    open(match);
    await startReplay(/Pogledaj dosadašnji tijek/);
    seek(version);
    expect(await within(board()).findByText('Igra se 4 protiv 5')).toBeVisible();
    expect(within(board()).getByText('17:30')).toBeInTheDocument();
    expect(within(board()).getByText('0:30')).toBeInTheDocument();
    seek(version + 1);
    expect(within(board()).getByText('11:00')).toBeInTheDocument();
    expect(within(board()).queryByText('Igra se 4 protiv 5')).not.toBeInTheDocument();
  });

  it('plays, pauses by the space bar, and changes its speed', async () => {
    open(played());
    await startReplay(/^Pogledaj/);
    expect(screen.getByRole('button', { name: 'Pauziraj' })).toBeVisible();
    fireEvent.keyDown(slider(), { key: ' ' });
    expect(screen.getByRole('button', { name: 'Pokreni' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Brzina 1×' }));
    await userEvent.click(screen.getByRole('button', { name: 'Brzina 2×' }));
    seek(4);
    await userEvent.click(screen.getByRole('button', { name: 'Pokreni' }));
    expect(await screen.findByRole('button', { name: 'Pokreni' })).toBeVisible();
    expect(slider()).toHaveValue('9');
  });

  it('goes on receiving events, and leads back to them', async () => {
    const match = played();
    const { push, announced } = open(match);
    await startReplay(/^Pogledaj/);
    seek(6);
    expect(announced()).toBe('');
    match.goal('away', 12);
    push();
    expect(within(board()).getByText('1 : 0')).toBeInTheDocument();
    expect(announced()).toContain('Gol, 1:1');
    expect(slider()).toHaveAttribute('max', '10');
    await userEvent.click(screen.getByRole('button', { name: /Natrag uživo 1:1/ }));
    expect(within(board()).getByText('1 : 1')).toBeInTheDocument();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(read()).toHaveLength(1);
  });

  it('keeps every event while it is open, and reads the log up to a merged patch that came before', async () => {
    const match = played();
    const { merge, keepsEvents } = open(match);
    match.goal('home', 2).goal('away', 12);
    merge();
    const { version } = match;
    const events = match.deltas.map(({ event }) => event);
    server.on(`GET ${replayOf(version)}`, ok({ matchId: 7, epoch: 'e', version, events }));
    expect(keepsEvents()).toBe(false);
    await startReplay(/^Pogledaj/);
    expect(keepsEvents()).toBe(true);
    expect(read()).toEqual([replayOf(version)]);
    expect(slider()).toHaveAttribute('max', String(version));
  });

  it('keeps the focus where it was pressed, and gives it back when it is left', async () => {
    open(played());
    await startReplay(/^Pogledaj/);
    const toggle = screen.getByRole('button', { name: /^Pogledaj/, pressed: true });
    expect(toggle).toHaveFocus();
    seek(8);
    const next = screen.getByRole('button', { name: 'Sljedeći događaj' });
    await userEvent.click(next);
    expect(slider()).toHaveValue('9');
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: /Natrag uživo/ }));
    expect(toggle).toHaveFocus();
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
  });

  it('stays at the end that was stepped to, also while the match goes on', async () => {
    const match = played();
    const { push } = open(match);
    await startReplay(/^Pogledaj/);
    seek(9);
    await userEvent.click(screen.getByRole('button', { name: 'Sljedeći događaj' }));
    match.goal('away', 12);
    push();
    expect(slider()).toHaveValue('9');
  });

  it('ends when the first whistle is undone, and starts again only when it is asked for', async () => {
    const match = new FakeMatch().start();
    const { push } = open(match);
    await startReplay(/^Pogledaj/);
    match.do({ type: 'Undo' });
    push();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(within(board()).queryByText('Ponovni prikaz')).not.toBeInTheDocument();
    match.start();
    push();
    expect(screen.getByRole('button', { name: /^Pogledaj/ })).toBeVisible();
    expect(within(board()).getByText('1. poluvrijeme')).toBeInTheDocument();
  });

  it('says why it cannot be shown, and tries again', async () => {
    open(played());
    server.next(`GET ${replayOf(9)}`, lost);
    await userEvent.click(screen.getByRole('button', { name: /^Pogledaj/ }));
    expect(await screen.findByText('Tijek utakmice nije moguće učitati.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
    expect(await screen.findByRole('slider')).toBeVisible();
  });

  it('can be left where it cannot be shown', async () => {
    open(played());
    server.next(`GET ${replayOf(9)}`, lost);
    await userEvent.click(screen.getByRole('button', { name: /^Pogledaj/ }));
    await screen.findByText('Tijek utakmice nije moguće učitati.');
    await userEvent.click(
      screen.getByRole('button', { name: /Zatvori tijek utakmice|Natrag uživo/ }),
    );
    expect(screen.queryByText('Tijek utakmice nije moguće učitati.')).toBeNull();
    expect(screen.getByRole('button', { name: /^Pogledaj/ })).toHaveFocus();
  });
});

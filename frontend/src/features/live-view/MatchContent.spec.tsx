import { type MatchCommand, presetRules, whistles } from '@kolo/domain';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '@/shared/api';
import { i18n } from '@/shared/i18n/i18n';
import { RouterLinks } from '@/shared/layout/RouterLinks';
import { useLeagueOf } from '@/shared/league/league-names';
import {
  createLiveMatchStore,
  type LiveMatchView,
  withSnapshot,
} from '@/shared/live/live-match.store';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { ok, serve } from '@/shared/testing/fake-server';
import { MatchContent } from './MatchContent';

const since = Date.parse('2026-03-15T16:12:00.000Z');

function ContentWithLeague(props: Omit<ComponentProps<typeof MatchContent>, 'leagueOf'>) {
  return <MatchContent {...props} leagueOf={useLeagueOf()} />;
}

function show(
  match: FakeMatch | null,
  changes: Partial<LiveMatchView> = {},
  text?: ReactNode,
  client = createQueryClient(),
  textKnown = true,
) {
  const empty = createLiveMatchStore().getState();
  const view =
    match === null
      ? empty
      : withSnapshot(
          { ...empty, status: { state: 'live', since } },
          { matchId: 7, epoch: 'e', version: match.version, snapshot: match.snapshot() },
        );
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RouterLinks>
          <ContentWithLeague
            matchId={7}
            view={{ ...view, ...changes }}
            text={{ isLoaded: textKnown, render: () => text }}
          />
        </RouterLinks>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

afterEach(() => {
  jest.useRealTimers();
  return i18n.changeLanguage('hr');
});

describe('a match page', () => {
  it.each([
    ['says of which league it is where there is more than one', 2, 'Prva liga · 2025/26'],
    ['says nothing of the league where there is only one', 1, undefined],
  ])('%s', async (_, count, line) => {
    const leagues = ['Prva liga', 'Druga liga'].map((name, n) => ({
      id: n + 1,
      name,
      season: '2025/26',
    }));
    serve({ 'GET /api/leagues/names': ok(leagues.slice(0, count)) });
    const client = createQueryClient();
    show(new FakeMatch().start(), {}, null, client);
    await waitFor(() => expect(client.getQueryData(['/api/leagues', 'names'])).toHaveLength(count));
    const head = screen.getByRole('region', { name: 'Čelik Osijek – Žito Slavonija' });
    await waitFor(() => expect(within(head).queryByText(/2025/)?.textContent).toBe(line));
  });

  it.each([
    ['the name of the league that was pushed with the match', 2, 'Velika liga · 2025/26'],
    ['no name of the only league, whatever is pushed', 1, undefined],
  ])('shows %s', async (_, count, line) => {
    const names = [1, 2].map((id) => ({ id, name: 'Stara liga', season: '2025/26' }));
    serve({ 'GET /api/leagues/names': ok(names.slice(0, count)) });
    const client = createQueryClient();
    const match = new FakeMatch().start();
    const league = { id: 1, name: 'Velika liga', season: '2025/26' };
    show(match, { snapshot: { ...match.snapshot(), league } }, null, client);
    await waitFor(() => expect(client.getQueryData(['/api/leagues', 'names'])).toHaveLength(count));
    const head = screen.getByRole('region', { name: 'Čelik Osijek – Žito Slavonija' });
    await waitFor(() => expect(within(head).queryByText(/2025/)?.textContent).toBe(line));
  });

  it('shows teams, score, half, viewers, place and scorers', () => {
    show(new FakeMatch().start().goal(), { viewers: 3 });
    expect(screen.getByRole('heading', { name: 'Čelik Osijek – Žito Slavonija' })).toBeVisible();
    expect(screen.getByText('1 : 0')).toBeInTheDocument();
    expect(screen.getByText('1. poluvrijeme')).toBeInTheDocument();
    expect(screen.getByText('3 gledatelja')).toBeInTheDocument();
    expect(screen.getByText('Dvorana Kolo')).toBeInTheDocument();
    expect(screen.getAllByText('Ivan Horvat 1').length).toBeGreaterThan(1);
  });

  it('says since when the console is silent, and stops to look live', () => {
    const silent = { consoleSilentSince: '2026-03-15T21:45:00.000Z' };
    const { container } = show(new FakeMatch().start(), silent);
    expect(
      screen.getByText(/^Zapisnički stol bez veze od 22:45; rezultat može kasniti/),
    ).toBeVisible();
    expect(container.querySelector('.bg-live-fill')).toBeNull();
  });

  it('says nothing of the console without a connection of its own, nor after the match', () => {
    const silent = { consoleSilentSince: '2026-03-15T21:45:00.000Z' };
    const running = new FakeMatch().start();
    const { unmount } = show(running, { ...silent, status: { state: 'lost', since } });
    expect(screen.queryByText(/Zapisnički stol/)).toBeNull();
    unmount();
    for (const whistle of ['halfTime', 'secondHalf', 'finish'] as const)
      running.do({ type: 'ChangeState', wanted: whistles[whistle] });
    show(running, silent);
    expect(screen.queryByText(/Zapisnički stol/)).toBeNull();
  });

  it('shows the loser in grey, and the kicks beside the goals', () => {
    const match = new FakeMatch(7, {
      rules: { ...presetRules.tournament, extraTime: null, kicks: { first: 1 } },
    }).start();
    match.do({ type: 'ChangeState', wanted: whistles.halfTime }, 16);
    match.do({ type: 'ChangeState', wanted: whistles.secondHalf }, 20);
    match.do({ type: 'StartShootout', first: 'home' }, 40);
    match.do({ type: 'TakeShootoutKick', team: 'home', playerId: 2, scored: true }, 41);
    match.do({ type: 'TakeShootoutKick', team: 'away', playerId: 12, scored: false }, 42);
    match.do({ type: 'ChangeState', wanted: whistles.finish }, 43);
    show(match);
    const board = screen.getByRole('region', { name: 'Čelik Osijek – Žito Slavonija' });
    expect(board).toHaveTextContent('0(1):0(0)');
    // Not the names beside the kicks.
    const side = (name: string) =>
      within(board).getByText(name, { selector: 'span' }).parentElement;
    expect(side('Žito Slavonija')).toHaveClass('text-ink-muted');
    expect(side('Čelik Osijek')).not.toHaveClass('text-ink-muted');
  });

  it('cuts what is long at its end, also a name that runs from right to left', async () => {
    show(new FakeMatch().start().goal());
    const cut = () => [...document.querySelectorAll('.truncate')];
    for (const tab of ['Statistika', 'Sastavi']) {
      await userEvent.click(screen.getByRole('tab', { name: tab }));
      await waitFor(() => expect(cut().length).toBeGreaterThan(1));
      for (const one of cut()) expect(one).toHaveAttribute('dir', 'auto');
    }
    // The minutes beside such a name keep their own direction.
    expect(screen.getAllByText('Ivan Horvat 1').some(({ tagName }) => tagName === 'BDI')).toBe(
      true,
    );
  });

  it('shows the kick-off before the first whistle', () => {
    show(new FakeMatch());
    expect(screen.getByText('17:00')).toBeInTheDocument();
  });

  it('says today when the day has come while it is open', async () => {
    jest.useFakeTimers({ now: Date.parse('2026-03-14T22:30:00.000Z') });
    show(new FakeMatch());
    expect(screen.getByText('sutra')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(31 * 60_000));
    expect(screen.getByText('danas')).toBeInTheDocument();
  });

  it.each([
    ['below the timeline while it runs', new FakeMatch().start().goal(), true, true],
    ['right below the score before it', new FakeMatch(), true, false],
    ['where it pushes nothing down when it comes late', new FakeMatch(), false, true],
  ])('has the text about it %s', (_, match, known, below) => {
    show(match, {}, <p>Najava</p>, undefined, known);
    const timeline = screen.getByRole('tablist');
    const after = timeline.compareDocumentPosition(screen.getByText('Najava'));
    expect(after).toBe(below ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('lists what each player did, and the teams’ figures', async () => {
    const match = new FakeMatch().start().goal().goal();
    match.do({ type: 'RaisePlayerCounter', playerId: 11, counter: 'yellowCards' });
    match.do({ type: 'ChangeTeamStatistic', team: 'away', statistic: 'corners', by: 1 });
    show(match);
    await userEvent.click(screen.getByRole('tab', { name: 'Sastavi' }));
    expect(await screen.findByText('2 gola')).toBeInTheDocument();
    expect(screen.getByText('1 žuti karton')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Statistika' }));
    expect((await screen.findByText('Udarci iz kuta')).parentElement).toHaveTextContent('01');
    expect(screen.queryByText('Udarci u okvir')).toBeNull();
  });

  it('names who starts, the captain and the goalkeeper in the line-ups', async () => {
    const match = new FakeMatch();
    const roles = [
      [4, 'starter'],
      [4, 'captain'],
      [1, 'goalkeeper'],
    ] as const;
    for (const [playerId, role] of roles)
      match.do({ type: 'ChangeLineupRole', playerId, role, given: true });
    show(match);
    await userEvent.click(screen.getByRole('tab', { name: 'Sastavi' }));
    const starters = await screen.findByRole('heading', { name: 'Početna postava' });
    const [first] = within(starters.nextElementSibling as HTMLElement).getAllByRole('listitem');
    expect(first).toHaveTextContent('C, kapetan');
    expect(screen.getByText('V')).toBeVisible();
    expect(screen.getAllByRole('heading', { name: 'Zamjene' })).toHaveLength(1);
  });

  it('counts the fouls of the whole match where the league counts them', async () => {
    const match = new FakeMatch(7, { rules: presetRules['fifa-2025-26'] }).start();
    const foul = { type: 'RecordFoul', playerId: null, restart: 'direct' } as const;
    for (const team of ['home', 'away', 'away'] as const) match.do({ ...foul, team }, 5);
    match.do({ type: 'ChangeState', wanted: { matchState: 'half-time' } }, 30);
    match.do({ ...foul, team: 'home' }, 4);
    show(match);
    await userEvent.click(screen.getByRole('tab', { name: 'Statistika' }));
    const label = screen.getAllByText('Prekršaji').find((one) => one.closest('[role=tabpanel]'));
    expect(label?.parentElement).toHaveTextContent('Prekršaji22');
  });

  it.each([
    ['was cancelled', 'Utakmica je otkazana prije početka.'],
    ['has only a result', 'Za ovu utakmicu upisan je samo rezultat.'],
    ['was awarded', 'Utakmica nije odigrana, o njoj je odlučila liga.'],
  ])('promises no line-ups and no figures of a match that %s', async (how, why) => {
    const match = new FakeMatch(7, { present: false });
    if (how === 'was cancelled') match.do({ type: 'ChangeState', wanted: { status: 'cancelled' } });
    else if (how === 'was awarded')
      match.do({ type: 'AwardResult', winner: 'home', cause: 'no-show' });
    else match.do({ type: 'RecordResult', homeScore: 3, awayScore: 1 });
    show(match);
    await userEvent.click(screen.getByRole('tab', { name: 'Sastavi' }));
    expect(await screen.findByText('Sastavi nisu zapisani')).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Statistika' }));
    expect(await screen.findByText('Nema statistike')).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
  });

  it('keeps the statistics of a match that was called off during play', async () => {
    const match = new FakeMatch().start();
    match.do({ type: 'ChangeTeamStatistic', team: 'away', statistic: 'corners', by: 1 });
    match.do({ type: 'ChangeState', wanted: { status: 'cancelled' } });
    show(match);
    await userEvent.click(screen.getByRole('tab', { name: 'Statistika' }));
    expect((await screen.findByText('Udarci iz kuta')).parentElement).toHaveTextContent('01');
  });

  it.each<MatchCommand>([
    { type: 'AwardResult', winner: 'away', cause: 'ineligible' },
    { type: 'AnnulMatch', reason: 'decision' },
  ])(
    'names no scorer once the result is decided by $type, and names them again',
    async (ruling) => {
      const match = new FakeMatch().start().goal();
      for (const matchState of ['half-time', 'second-half', 'completed'] as const)
        match.do({ type: 'ChangeState', wanted: { matchState } });
      const { unmount } = show(match);
      expect(screen.getByRole('heading', { name: 'Strijelci' })).toBeInTheDocument();
      unmount();
      match.do(ruling);
      const decided = show(match);
      expect(screen.queryByRole('heading', { name: 'Strijelci' })).toBeNull();
      await userEvent.click(screen.getByRole('tab', { name: 'Sastavi' }));
      expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0);
      expect(screen.queryByText(/^gol/i)).toBeNull();
      decided.unmount();
      match.do({ type: 'Undo' });
      show(match);
      expect(screen.getByRole('heading', { name: 'Strijelci' })).toBeInTheDocument();
    },
  );

  it('says since when the connection is lost, and keeps what is known', () => {
    show(new FakeMatch().start().goal(), { status: { state: 'lost', since } });
    expect(screen.getByRole('status')).toHaveTextContent('Veza prekinuta od 17:12');
    expect(screen.getByText('1 : 0')).toBeInTheDocument();
  });

  it('waits, and says when nothing can come', () => {
    const { unmount } = show(null);
    expect(screen.getByRole('status')).toHaveTextContent('Učitavanje...');
    unmount();
    show(null, { status: { state: 'lost', since } });
    expect(screen.getByRole('alert')).toHaveTextContent('Nema veze s poslužiteljem');
  });

  it.each([
    ['match.not-found', 'Utakmica nije pronađena', 'Sve utakmice', '/matches'],
    ['auth.required', 'Prijava potrebna', 'Prijavi se', '/auth'],
  ] as const)('leads on after the refusal %s', async (error, title, link, target) => {
    show(null, { refused: { ok: false, error, message: '' } });
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', target);
  });

  it('says how old the remembered match is, and counts no minutes', () => {
    const minutes = 60_000;
    jest.useFakeTimers({ now: since + 5 * minutes });
    const status = { state: 'lost', since } as const;
    show(new FakeMatch().start().goal(), { status, cachedAt: since - 5 * minutes });
    expect(screen.getByRole('status')).toHaveTextContent(/^Nema veze\. Stanje: danas u 17:07/);
    expect(screen.getByText('1 : 0')).toBeInTheDocument();
    const head = screen.getByRole('region', { name: 'Čelik Osijek – Žito Slavonija' });
    expect(within(head).getByText('1. poluvrijeme').parentElement).toHaveTextContent(
      /^1\. poluvrijeme$/,
    );
  });

  it('treats a deleted match as none', async () => {
    const match = new FakeMatch();
    match.do({ type: 'DeleteMatch' });
    show(match);
    expect(await screen.findByText('Utakmica nije pronađena')).toBeInTheDocument();
  });

  it('speaks English', async () => {
    await i18n.changeLanguage('en');
    show(new FakeMatch().start().goal(), { viewers: 1 });
    expect(screen.getByText('1st half')).toBeInTheDocument();
    expect(screen.getByText('1 viewer')).toBeInTheDocument();
  });
});

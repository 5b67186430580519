import { type BoardMatch, presetRules, whistles } from '@kolo/domain';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { administratorsAccess, ConsoleAccessContext } from '@/features/console/console-access';
import { FakeMatchServer, kickOff } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { rememberGrants } from '@/shared/console/own-grants';
import { i18n } from '@/shared/i18n/i18n';
import { boardStore } from '@/shared/live/board-store';
import { ok, serve } from '@/shared/testing/fake-server';
import { FinishedScreen } from './FinishedScreen';

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatchBoard() {} }),
}));

const played = () => {
  const server = new FakeMatchServer().started();
  for (const wanted of [whistles.halfTime, whistles.secondHalf, whistles.finish])
    server.happens({ type: 'ChangeState', wanted });
  return server;
};
const render = (server: FakeMatchServer) => renderConsole(server, <FinishedScreen notice={null} />);

beforeEach(() => i18n.changeLanguage('hr'));

it('the MVP of a played match can be chosen, and changed', async () => {
  const server = played();
  const { unmount } = render(server);
  expect(screen.getByRole('button', { name: 'Odaberi MVP-a' })).toBeVisible();
  unmount();
  server.happens({ type: 'ChooseMvp', playerId: 2 });
  render(server);
  expect(screen.getByText('MVP: Kovač')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Promijeni MVP-a' }));
  expect(screen.getByRole('dialog', { name: 'MVP utakmice' })).toBeVisible();
});

it.each([
  ['played', played],
  ['entered by hand', () => new FakeMatchServer().initialised()],
])('the report of a match that was %s opens to be printed', (_, match) => {
  const server = match();
  if (server.state.status !== 'completed')
    server.happens({ type: 'RecordResult', homeScore: 3, awayScore: 0 });
  render(server);
  expect(screen.getByRole('link', { name: 'Zapisnik (PDF)' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/api\/matches\/\d+\/report\.pdf\?lang=hr$/),
  );
});

it('no MVP can be chosen for a match whose result was entered without a log', () => {
  const server = new FakeMatchServer().initialised();
  server.happens({ type: 'RecordResult', homeScore: 3, awayScore: 0 });
  render(server);
  expect(screen.getByText('Rezultat je upisan bez zapisnika.')).toBeVisible();
  expect(screen.queryByText(/MVP/)).toBeNull();
});

it.each([
  ['played', true],
  ['not played', false],
])(
  'above the log of an awarded match that was %s stands what was played, if anything',
  (_, isPlayed) => {
    const server = isPlayed ? played() : new FakeMatchServer().initialised();
    server.happens({ type: 'AwardResult', winner: 'home', cause: 'decision' });
    render(server);
    const heading = screen.queryByRole('heading', { name: 'Odigrano na terenu 0:0' });
    expect(heading !== null).toBe(isPlayed);
  },
);

it('an MVP chosen before the match was abandoned stays, and is not changed', () => {
  const server = new FakeMatchServer().started();
  server.happens({ type: 'ChooseMvp', playerId: 2 });
  server.happens({ type: 'ChangeState', wanted: whistles.abandon });
  render(server);
  expect(screen.getByText('MVP: Kovač')).toBeVisible();
  expect(screen.queryByRole('button', { name: /MVP-a$/ })).toBeNull();
});

it('an abandoned match says what happens now, and goes on where that was a mistake', async () => {
  const server = new FakeMatchServer().started();
  server.happens({ type: 'AbandonMatch', reason: 'hall', atFault: 'none' });
  const { tap } = renderConsole(server, <FinishedScreen notice={null} />);
  expect(screen.getByRole('heading', { name: 'Prekinuto' })).toBeVisible();
  expect(screen.getByText(/ne ulaze u tablicu dok liga ne odluči/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Nastavi utakmicu' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Nastaviti utakmicu?' }));
  await userEvent.click(question.getByRole('button', { name: 'Nastavi utakmicu' }));
  expect(tap).toHaveBeenCalledWith({ type: 'ResumeMatch' });
});

it.each([
  ['played', played],
  [
    'abandoned',
    () => {
      const server = new FakeMatchServer().started();
      server.happens({ type: 'AbandonMatch', reason: 'hall', atFault: 'none' });
      return server;
    },
  ],
])('a match that was %s may have a photo', async (_, match) => {
  serve({
    'GET /api/matches/7/photo': ok({ photo: null }),
    'GET /api/matches/7/sign-off': [404],
  });
  render(match());
  expect(await screen.findByRole('button', { name: 'Dodaj fotografiju' })).toBeVisible();
});

it('a refused MVP is told with its reason, and can be chosen again or left', async () => {
  const server = played();
  const onMvpRetried = jest.fn();
  const onMvpSkipped = jest.fn();
  const { tap } = renderConsole(
    server,
    <FinishedScreen
      notice={null}
      mvpRefusal="Igrač nije na popisu prisutnih."
      {...{ onMvpRetried, onMvpSkipped }}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Igrač nije na popisu prisutnih.');
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
  await userEvent.click(screen.getByRole('radio', { name: /Kovač/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Spremi MVP-a' }));
  expect(tap.mock.calls).toEqual([[{ type: 'ChooseMvp', playerId: 2 }]]);
  expect(onMvpRetried).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Nastavi bez MVP-a' }));
  expect(onMvpSkipped).toHaveBeenCalledTimes(1);
});

describe('at a table without an account', () => {
  const access = { ...administratorsAccess, home: '/console', mayCancel: false };
  const inHall = (matchId: number, hour: number, venue: string | null): BoardMatch =>
    ({
      matchId,
      venue,
      status: 'scheduled',
      matchDate: new Date(Date.parse(kickOff) + hour * 3_600_000).toISOString(),
      homeTeam: { id: 1, name: 'Čelik' },
      awayTeam: { id: 2, name: `Tim ${matchId}` },
    }) as BoardMatch;
  const finished = (board: BoardMatch[]) => {
    const server = new FakeMatchServer();
    server.happens({ type: 'RescheduleMatch', matchDate: kickOff, venue: 'Dvorana Peščenica' });
    server.started();
    for (const wanted of [whistles.halfTime, whistles.secondHalf, whistles.finish])
      server.happens({ type: 'ChangeState', wanted });
    renderConsole(
      server,
      <MemoryRouter>
        <ConsoleAccessContext value={{ ...access, grant: { id: 3, device: 1 } }}>
          <FinishedScreen notice={null} />
        </ConsoleAccessContext>
      </MemoryRouter>,
    );
    act(() => boardStore.setState({ matches: board }));
  };
  beforeEach(() => localStorage.clear());
  afterEach(() => act(() => boardStore.setState({ matches: null })));

  it('says thanks and leads on to the next match of the hall', () => {
    finished([
      inHall(9, 4, 'Dvorana Peščenica'),
      inHall(8, 2, 'Dvorana Peščenica'),
      { ...inHall(5, 1, 'Dvorana Peščenica'), outcome: 'postponed' },
      inHall(7, 1, 'Dvorana Trnsko'),
      inHall(6, -2, 'Dvorana Peščenica'),
    ]);
    expect(screen.getByText(/^Hvala!/)).toBeVisible();
    expect(screen.getByText('Tim 8')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Prati utakmicu' })).toHaveAttribute('href', '/live/8');
  });

  it('opens the console of the next match where the access covers it', () => {
    const matches = [{ id: 8 }] as never;
    const valid = { validFrom: kickOff, validTo: kickOff };
    rememberGrants({ grants: [{ grantId: 3, label: 'Stol 1', device: 1, ...valid, matches }] });
    finished([inHall(8, 2, 'Dvorana Peščenica')]);
    expect(screen.getByRole('link', { name: 'Vodi utakmicu' })).toHaveAttribute(
      'href',
      '/console/match/8',
    );
  });

  it('leads back to the table after the last match of the hall', () => {
    finished([]);
    expect(screen.getByRole('link', { name: 'Natrag na zapisnički stol' })).toHaveAttribute(
      'href',
      '/console',
    );
  });
});

it('who kicked off can be said and corrected with the lists, until the result is official', async () => {
  const server = new FakeMatchServer().started(presetRules['fifa-2025-26']);
  server.happens({ type: 'GiveKickOff', period: 1, team: 'home' });
  for (const wanted of [whistles.halfTime, whistles.secondHalf, whistles.finish])
    server.happens({ type: 'ChangeState', wanted });
  const { tap } = render(server);
  await userEvent.click(screen.getByRole('button', { name: 'Popis igrača' }));
  const choice = within(screen.getByRole('group', { name: 'Tko izvodi početni udarac?' }));
  expect(choice.getByRole('button', { name: 'Končar' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(choice.getByRole('button', { name: 'Span' }));
  expect(tap.mock.calls).toEqual([[{ type: 'GiveKickOff', period: 1, team: 'away' }]]);
  expect(() => server.happens({ type: 'GiveKickOff', period: 1, team: 'away' })).not.toThrow();
});

it('what goes on the report stands on the finished match of a rule sheet', async () => {
  const server = new FakeMatchServer().started(presetRules['fifa-2025-26']);
  server.happens({ type: 'RecordFoul', team: 'home', playerId: 2, restart: 'direct' });
  for (const wanted of [whistles.halfTime, whistles.secondHalf, whistles.finish])
    server.happens({ type: 'ChangeState', wanted });
  render(server);
  const record = await screen.findByRole('region', { name: 'Za zapisnik' });
  expect(
    await within(record).findByRole('heading', { name: '1. poluvrijeme · 0:0' }),
  ).toBeVisible();
  expect(within(record).getByText(/^1′ \(\d+\)$/)).toBeVisible();
});

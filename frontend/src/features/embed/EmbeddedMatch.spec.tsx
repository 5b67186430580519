import { presetRules } from '@kolo/domain';
import { act, render, screen } from '@testing-library/react';
import { i18n } from '@/shared/i18n/i18n';
import {
  createLiveMatchStore,
  type LiveMatchView,
  withSnapshot,
} from '@/shared/live/live-match.store';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { translatePage } from '@/shared/testing/translate-page';
import { EmbeddedMatch } from './EmbeddedMatch';

const since = Date.parse('2026-03-15T16:12:00.000Z');

function show(match: FakeMatch | null, changes: Partial<LiveMatchView> = {}) {
  const empty = createLiveMatchStore().getState();
  const view =
    match === null
      ? empty
      : withSnapshot(
          { ...empty, status: { state: 'live', since } },
          { matchId: 7, epoch: 'e', version: match.version, snapshot: match.snapshot() },
        );
  return render(<EmbeddedMatch matchId={7} view={{ ...view, ...changes }} />);
}

afterEach(() => i18n.changeLanguage('hr'));

it('shows the board and leads to the match in a tab of its own', () => {
  show(new FakeMatch().start().goal());
  expect(screen.getByRole('heading', { name: 'Čelik Osijek – Žito Slavonija' })).toBeVisible();
  expect(screen.getByText('1 : 0')).toBeInTheDocument();
  expect(screen.getByText('1. poluvrijeme')).toBeInTheDocument();
  const link = screen.getByRole('link', { name: /Tijek utakmice/ });
  expect(link).toHaveAttribute('href', '/live/7');
  expect(link).toHaveAttribute('target', '_blank');
});

it('has no other link, so that visitors stay on the surrounding site', () => {
  show(new FakeMatch().start());
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

it('says that the connection is lost and keeps the last known score', () => {
  show(new FakeMatch().start().goal(), { status: { state: 'lost', since } });
  expect(screen.getByRole('status')).toHaveTextContent('Veza je prekinuta');
  expect(screen.getByText('1 : 0')).toBeInTheDocument();
});

it('says since when the console is silent, and has no red clock then', () => {
  const { container } = show(new FakeMatch().start(), {
    consoleSilentSince: '2026-03-15T21:45:00.000Z',
  });
  expect(screen.getByRole('status')).toHaveTextContent('Zapisnički stol bez veze od 22:45');
  expect(container.querySelector('.bg-live-fill')).toBeNull();
});

it.each([
  ['auth.required', 'Utakmicu mogu pratiti samo prijavljeni.'],
  ['match.not-found', 'Nema podataka za prikaz.'],
] as const)('refused with %s it says why', (error, sentence) => {
  show(null, { refused: { ok: false, error, message: 'no' } });
  expect(screen.getByText(sentence)).toBeVisible();
});

it('is right to the final whistle in a browser that translates it', async () => {
  const match = new FakeMatch().start();
  const view = (): LiveMatchView =>
    withSnapshot(
      { ...createLiveMatchStore().getState(), status: { state: 'live', since } },
      { matchId: 7, epoch: 'e', version: match.version, snapshot: match.snapshot() },
    );
  const { rerender } = render(<EmbeddedMatch matchId={7} view={view()} />);
  const translation = translatePage();
  const next = async (changes: Partial<LiveMatchView> = {}) => {
    rerender(<EmbeddedMatch matchId={7} view={{ ...view(), ...changes }} />);
    // The translator is notified after the change.
    await act(async () => {});
  };
  await next({ status: { state: 'lost', since } });
  expect(screen.getByRole('status')).toHaveTextContent('[Veza je prekinuta');
  await next();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  match.goal();
  await next();
  expect(screen.getByText('1 : 0')).toBeInTheDocument();
  for (const [matchState, words] of [
    ['half-time', 'Poluvrijeme'],
    ['second-half', '2. poluvrijeme'],
    ['completed', 'Kraj'],
  ] as const) {
    match.do({ type: 'ChangeState', wanted: { matchState } });
    await next();
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getByRole('link')).toHaveTextContent('[Tijek utakmice]');
  translation.stop();
});

it('speaks English', async () => {
  await i18n.changeLanguage('en');
  show(new FakeMatch().start());
  expect(
    screen.getByRole('link', { name: /Follow the match \(opens in a new tab\)/ }),
  ).toBeVisible();
});

it('shows fouls, and that the table is checking the score, of a match with a rule sheet', async () => {
  const match = new FakeMatch(7, { rules: presetRules['fifa-2025-26'] }).start();
  match.do({ type: 'RecordFoul', team: 'away', playerId: null, restart: 'direct' });
  match.do({ type: 'QuestionScore' });
  show(match);
  expect(await screen.findByText('0 : 1')).toBeVisible();
  expect(screen.getByText('Prekršaji')).toBeVisible();
  expect(screen.getByText('Rezultat se provjerava')).toBeVisible();
});

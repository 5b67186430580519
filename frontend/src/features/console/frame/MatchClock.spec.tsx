import { presetRules, whistles } from '@kolo/domain';
import { screen } from '@testing-library/react';
import { FakeMatchServer, kickOff } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { MatchClock } from './MatchClock';

const company = presetRules['company-running'];

/** At half-time, which was whistled two minutes ago. */
function atHalfTime(rules = company): FakeMatchServer {
  const ago = (minutes: number) => new Date(Date.parse(kickOff) - minutes * 60_000).toISOString();
  const server = new FakeMatchServer().initialised(rules);
  server.happens({ type: 'ChangeState', wanted: whistles.firstHalf }, ago(22));
  server.happens({ type: 'ChangeState', wanted: whistles.halfTime }, ago(2));
  return server;
}

beforeEach(() => i18n.changeLanguage('hr'));

it('counts the break of the sheet down from the whistle', () => {
  renderConsole(atHalfTime(), <MatchClock />);
  expect(screen.getByText('Odmor, još 3:00')).toBeVisible();
});

it('names the decision about a match in place of its status', () => {
  const server = new FakeMatchServer().started();
  server.happens({ type: 'AbandonMatch', reason: 'hall', atFault: 'none' });
  renderConsole(server, <MatchClock />);
  expect(screen.getByText('Prekinuto')).toBeVisible();
  expect(screen.queryByText('Otkazano')).toBeNull();
});

it('names the half-time alone where the sheet has no break', () => {
  renderConsole(atHalfTime({ ...company, halfTimeMinutes: 0 }), <MatchClock />);
  expect(screen.getByText('Poluvrijeme')).toBeVisible();
});

it('tells how the kicks ended', () => {
  const server = new FakeMatchServer().started({
    ...presetRules.tournament,
    extraTime: null,
    kicks: { first: 1 },
  });
  for (const wanted of [whistles.halfTime, whistles.secondHalf])
    server.happens({ type: 'ChangeState', wanted });
  server.happens({ type: 'StartShootout', first: 'home' });
  for (const team of ['home', 'away'] as const)
    server.happens({ type: 'TakeShootoutKick', team, playerId: null, scored: team === 'away' });
  server.happens({ type: 'ChooseMvp', playerId: 1 });
  server.happens({ type: 'ChangeState', wanted: whistles.finish });
  renderConsole(server, <MatchClock />);
  expect(screen.getByText('Kraj · raspucavanje 0 : 1')).toBeVisible();
});

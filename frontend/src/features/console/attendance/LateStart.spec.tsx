import { presetRules } from '@kolo/domain';
import { screen } from '@testing-library/react';
import { FakeMatchServer, kickOff } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { KickOffScreen } from './KickOffScreen';

const fifa = presetRules['fifa-2025-26'];

/** Prepared, and still without a whistle some minutes after its time. */
function waiting(minutes: number, rules = fifa): FakeMatchServer {
  const server = new FakeMatchServer();
  const matchDate = new Date(Date.parse(kickOff) - minutes * 60_000).toISOString();
  server.happens({ type: 'RescheduleMatch', matchDate }, matchDate);
  return server.initialised(rules);
}

beforeEach(() => i18n.changeLanguage('hr'));

it('says what may follow once the wait for a late team is over, and who decides', () => {
  renderConsole(waiting(15), <KickOffScreen />);
  expect(screen.getByRole('status')).toHaveTextContent(
    /^Utakmica kasni već 15 min\..*odlučuje administrator\.$/,
  );
  expect(screen.getByRole('button', { name: 'Pokreni Utakmicu' })).toBeEnabled();
});

it.each([
  ['the delay as it is', 44, /^Utakmica kasni već 44 min\. Po pravilima/],
  ['after an hour when it was to begin', 222, /^Zakazano danas u \d\d:\d\d\. Po pravilima/],
])('says %s', (_, minutes, sentence) => {
  renderConsole(waiting(minutes), <KickOffScreen />);
  expect(screen.getByRole('status')).toHaveTextContent(sentence);
});

it('says nothing before, nor where the sheet has no wait', () => {
  renderConsole(waiting(14), <KickOffScreen />);
  renderConsole(waiting(60, { ...fifa, noShowMinutes: 0 }), <KickOffScreen />);
  expect(screen.queryByRole('status')).toBeNull();
});

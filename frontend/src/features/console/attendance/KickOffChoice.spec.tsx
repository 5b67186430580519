import { presetRules } from '@kolo/domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeMatchServer } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { KickOffScreen } from './KickOffScreen';

const prepared = () => new FakeMatchServer().initialised(presetRules['fifa-2025-26']);
const team = (name: string) => screen.getByRole('button', { name });

beforeEach(async () => {
  await i18n.changeLanguage('hr');
  await i18n.ready('console');
});

it('says with one tap before the match who kicks off', async () => {
  const { tap } = renderConsole(prepared(), <KickOffScreen />);
  expect(screen.getByRole('group', { name: 'Tko izvodi početni udarac?' })).toBeVisible();
  expect(team('Končar')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(team('Span'));
  expect(tap.mock.calls).toEqual([[{ type: 'GiveKickOff', period: 1, team: 'away' }]]);
});

it('shows who was said to kick off', () => {
  const server = prepared();
  server.happens({ type: 'GiveKickOff', period: 1, team: 'home' });
  renderConsole(server, <KickOffScreen />);
  expect(team('Končar')).toHaveAttribute('aria-pressed', 'true');
  expect(team('Span')).toHaveAttribute('aria-pressed', 'false');
});

it('asks nothing where the match has no rule sheet', () => {
  renderConsole(new FakeMatchServer().initialised(), <KickOffScreen />);
  expect(screen.queryByRole('group', { name: /početni udarac/ })).toBeNull();
});

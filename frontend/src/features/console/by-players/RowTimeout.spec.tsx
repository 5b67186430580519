import { presetRules } from '@kolo/domain';
import { act, screen } from '@testing-library/react';
import { soundHorn } from '@/features/console/ruled-match/horn/horn';
import { FakeMatchServer, kickOff } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { RowTimeout } from './RowTimeout';

jest.mock('@/features/console/ruled-match/horn/horn', () => ({
  soundHorn: jest.fn(),
  unlockHorn: jest.fn(),
}));
const sounded = jest.mocked(soundHorn);
const timer = () => screen.queryByRole('timer', { name: 'Preostalo sekunda' });

beforeEach(async () => {
  localStorage.clear();
  await i18n.changeLanguage('hr');
  await i18n.ready('ruledConsole');
  sounded.mockClear();
  jest.useFakeTimers({ now: Date.parse(kickOff) + 100_000 });
});
afterEach(() => void jest.useRealTimers());

it('a minute is counted down beside the rows of players, signalled, and gone without a tap', () => {
  const server = new FakeMatchServer().started(presetRules['company-running']);
  const iso = () => new Date().toISOString();
  server.happens({ type: 'TakeTimeout', team: 'away' }, iso());
  renderConsole(server, <RowTimeout />, { now: () => Date.now(), iso });
  act(() => void jest.advanceTimersByTime(20_000));
  expect(timer()).toHaveTextContent('40');
  expect(screen.getByText('Minuta odmora: Span')).toBeVisible();
  expect(sounded).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(41_000));
  expect(timer()).toBeNull();
  expect(sounded.mock.calls).toEqual([['timeout-over']]);
});

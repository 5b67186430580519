import type { BoardMatch } from '@kolo/domain';
import { act, screen } from '@testing-library/react';
import '@/shared/i18n';
import { boardStore } from '@/shared/live/board-store';
import { ok, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';
import { HomeHero } from './HomeHero';

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatchBoard() {} }),
}));

afterEach(() => act(() => boardStore.setState({ matches: null })));

it.each([
  ['in_progress', 1],
  ['scheduled', 0],
] as const)('marks the way to the live board while a match is %s with %i dots', (status, dots) => {
  serve({ 'GET /api/user': [401, {}], 'GET /api/leagues/facts': ok({ season: null }) });
  show(<HomeHero fixtures={[]} />, '/');
  act(() => boardStore.setState({ matches: [{ matchId: 9, status } as BoardMatch] }));
  const link = screen.getByRole('link', { name: /uživo/i });
  expect(link.querySelectorAll('.bg-live')).toHaveLength(dots);
});

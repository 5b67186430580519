import type { BoardMatch } from '@kolo/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fixture } from '@/features/home/testing/screen';
import { boardStore } from '@/shared/live/board-store';
import { type Answer, ok, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';
import { HomePage } from './HomePage';

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatchBoard() {} }),
}));
jest.mock('./HomeBlocks', () => ({ HomeBlocks: () => null }));

/** The next match is beside the heading where there is room for it. */
beforeEach(() =>
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue({ matches: true, addEventListener() {}, removeEventListener() {} } as never),
);
afterEach(() => act(() => boardStore.setState({ matches: null })));

describe('the next match on the home page', () => {
  const onBoard = (...matches: Partial<BoardMatch>[]) =>
    act(() => boardStore.setState({ matches: matches as BoardMatch[] }));
  const line = (status: string): Partial<BoardMatch> =>
    ({
      matchId: 1,
      status,
      matchState: 'pre-match',
      homeScore: null,
      awayScore: null,
      homeTeam: { id: 1, name: 'Bura' },
      awayTeam: { id: 2, name: 'Jugo' },
      matchDate: '2025-11-16T11:00:00.000Z',
    }) as Partial<BoardMatch>;

  it('is the one after it when it is cancelled while the page is open', async () => {
    const answers: Record<string, Answer> = {
      'GET /api/user': [401, {}],
      'GET /api/leagues/facts': ok({ season: null }),
      'GET /api/sponsors': ok([]),
      'GET /api/matches/upcoming': [200, [fixture(1), fixture(3)]],
    };
    serve(answers);
    show(<HomePage />, '/');
    const hero = (await screen.findByText('Sljedeća utakmica')).closest('a') as HTMLElement;
    expect(hero).toHaveAttribute('href', '/live/1');
    onBoard(line('scheduled'));
    answers['GET /api/matches/upcoming'] = [200, [fixture(3)]];
    onBoard(line('cancelled'));
    expect(await within(hero).findByText('14:00')).toBeVisible();
    expect(hero).toHaveAttribute('href', '/live/3');
  });

  it.each([
    ['says of which league it is where others are of another', 8, 1],
    ['says nothing of its league where all are of one', 7, 0],
  ])('%s', async (_, other, times) => {
    const league = (id: number, name: string) => ({ id, name, season: '2025/26' });
    const fixtures = [
      { ...fixture(1), leagueId: 7 },
      { ...fixture(3), leagueId: other },
    ];
    serve({
      'GET /api/user': [401, {}],
      'GET /api/leagues/facts': ok({ season: null }),
      'GET /api/sponsors': ok([]),
      'GET /api/matches/upcoming': [200, fixtures],
      'GET /api/leagues/names': [200, [league(7, 'Prva liga'), league(8, 'Druga liga')]],
    });
    show(<HomePage />, '/');
    const hero = (await screen.findByText('Sljedeća utakmica')).closest('a') as HTMLElement;
    await waitFor(() =>
      expect(within(hero).queryAllByText('Prva liga · 2025/26')).toHaveLength(times),
    );
  });
});

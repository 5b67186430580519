import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TopList } from '@/features/top-lists/TopList';
import { address, press, show } from '@/shared/testing/screen';
import '@/shared/i18n/i18n';
import { type Answer, serve } from '@/shared/testing/fake-server';
import { StatisticsPage } from './StatisticsPage';

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatchBoard() {} }),
}));

const players = (count: number, counted: 'goals' | 'assists' | 'mvpCount') =>
  Array.from({ length: count }, (_, n) => ({
    player: { id: n, firstName: 'Igrač', lastName: String(n + 1) },
    team: { name: 'Bura' },
    [counted]: 100 - n,
  }));

const member = { 'GET /api/user': [200, { id: 1, username: 'ana', role: 'public' }] } as const;
const visitor = { 'GET /api/user': [401, {}] } as const;
const shown = async (name: string): Promise<number> =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem').length;

const open = (answers: Record<string, Answer>, path = '/statistics'): void => {
  serve(answers);
  show(<StatisticsPage />, path);
};

it('shows ten more with every press, and no more when all are there', async () => {
  open({ ...member, 'GET /api/statistics/top-scorers/real': [200, players(25, 'goals')] });
  expect(await shown('Strijelci')).toBe(10);
  await press('Prikaži više');
  expect(await shown('Strijelci')).toBe(20);
  await press('Prikaži više');
  expect(await shown('Strijelci')).toBe(25);
  expect(screen.queryByRole('button', { name: /Prikaži/ })).toBeNull();
});

it('keeps the tab in the address, and says when a list is empty', async () => {
  open({
    ...member,
    'GET /api/statistics/top-scorers/real': [200, players(1, 'goals')],
    'GET /api/statistics/top-mvp/real': [200, []],
  });
  expect(await shown('Strijelci')).toBe(1);
  await userEvent.click(screen.getByRole('tab', { name: 'MVP' }));
  expect(await screen.findByText('Nema podataka o igračima')).toBeVisible();
  expect(address()).toBe('/statistics?tab=mvp');
});

describe('with several leagues', () => {
  const leagues = [
    { id: 2, name: 'Poslovna liga', season: '2025/26', startDate: '2025-10-19', isActive: true },
    { id: 1, name: 'Poslovna liga', season: '2024/25', startDate: '2024-10-20', isActive: true },
  ];
  const answers = {
    ...member,
    'GET /api/leagues/names': [200, leagues],
    'GET /api/league-table/live/real': [200, { league: leagues[0] }],
    'GET /api/statistics/top-assists/real?leagueId=2': [200, players(4, 'assists')],
    'GET /api/statistics/top-scorers/real?leagueId=2': [200, players(3, 'goals')],
    'GET /api/statistics/top-scorers/real?leagueId=1': [200, players(25, 'goals')],
    'GET /api/statistics/top-assists/real?leagueId=1': [200, players(2, 'assists')],
  } as const;

  it('shows those of the chosen one; the address keeps it beside the tab', async () => {
    open(answers, '/statistics?tab=assists');
    expect(await shown('Asistencije')).toBe(4);
    expect(await screen.findByLabelText('Liga')).toHaveValue('2');
    await userEvent.selectOptions(screen.getByLabelText('Liga'), '1');
    expect(await shown('Asistencije')).toBe(2);
    expect(address()).toBe('/statistics?tab=assists&league=1');
    await userEvent.click(screen.getByRole('tab', { name: 'Strijelci' }));
    expect(await shown('Strijelci')).toBe(10);
    expect(address()).toBe('/statistics?tab=scorers&league=1');
  });

  it('shows the one that the server names, whatever the clock of the device says', async () => {
    open({ ...answers, 'GET /api/league-table/live/real': [200, { league: leagues[1] }] });
    expect(await shown('Strijelci')).toBe(10);
    expect(screen.getByLabelText('Liga')).toHaveValue('1');
  });

  it('a list begins again in another league', async () => {
    open(answers, '/statistics?league=2');
    expect(await shown('Strijelci')).toBe(3);
    await userEvent.selectOptions(screen.getByLabelText('Liga'), '1');
    expect(await screen.findByText('Igrač 10')).toBeVisible();
    await press('Prikaži više');
    expect(await shown('Strijelci')).toBe(20);
    await userEvent.selectOptions(screen.getByLabelText('Liga'), '2');
    expect(address()).toBe('/statistics?league=2');
    await userEvent.selectOptions(screen.getByLabelText('Liga'), '1');
    expect(await shown('Strijelci')).toBe(10);
  });

  it('says that there is no such league and leads to those that there are', async () => {
    open(answers, '/statistics?league=99');
    expect(await screen.findByText('Liga nije pronađena')).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Poslovna liga · 2024/25' }));
    expect(await shown('Strijelci')).toBe(10);
  });

  it('gives the scorers of the shown one as CSV', async () => {
    open(answers);
    expect(await screen.findByRole('button', { name: 'CSV: Strijelci' })).toBeVisible();
  });

  const asVisitor = {
    ...visitor,
    'GET /api/leagues/names': [200, leagues],
    'GET /api/league-table/live': [200, { league: leagues[0] }],
    'GET /api/league-table/1/live/top': [200, { league: leagues[1] }],
    'GET /api/statistics/top-scorers?leagueId=2': [200, players(3, 'goals')],
    'GET /api/statistics/top-scorers?leagueId=1': [200, players(2, 'goals')],
  } as const;

  it('lets a visitor switch to another league that is played', async () => {
    open(asVisitor);
    expect(await shown('Strijelci')).toBe(3);
    await userEvent.selectOptions(screen.getByLabelText('Liga'), '1');
    await waitFor(async () => expect(await shown('Strijelci')).toBe(2));
    expect(address()).toBe('/statistics?league=1');
  });

  it('offers a visitor no season that is over, and names the only one there is', async () => {
    const [now, before] = leagues;
    const names = [200, [now, { ...before, isActive: false }]] as const;
    const scorers = { 'GET /api/statistics/top-scorers': [200, players(3, 'goals')] } as const;
    open({ ...asVisitor, ...scorers, 'GET /api/leagues/names': names });
    expect(await shown('Strijelci')).toBe(3);
    expect(await screen.findByText('Poslovna liga · 2025/26')).toBeVisible();
    expect(screen.queryByLabelText('Liga')).toBeNull();
  });
});

it('shows a visitor three and where to sign in', async () => {
  open(
    { ...visitor, 'GET /api/statistics/top-assists': [200, players(3, 'assists')] },
    '/statistics?tab=assists',
  );
  expect(await shown('Asistencije')).toBe(3);
  expect(screen.getByText('Prijava potrebna')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Prijava' })).toHaveAttribute('href', '/auth');
});

describe('on the home page', () => {
  it('assists are ten or all', async () => {
    serve({ ...member, 'GET /api/statistics/top-assists/real': [200, players(32, 'assists')] });
    show(<TopList kind="assists" on="home" />, '/');
    expect(await shown('Asistencije')).toBe(10);
    await press('Prikaži više');
    expect(await shown('Asistencije')).toBe(32);
    await press('Prikaži manje');
    expect(await shown('Asistencije')).toBe(10);
  });

  it('MVPs are three or fifteen', async () => {
    serve({ ...member, 'GET /api/statistics/top-mvp/real': [200, players(20, 'mvpCount')] });
    show(<TopList kind="mvp" on="home" />, '/');
    expect(await shown('MVP')).toBe(3);
    await press('Prikaži više');
    expect(await shown('MVP')).toBe(15);
    await press('Prikaži manje');
    expect(await shown('MVP')).toBe(3);
  });
});

import type { SessionUser } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok } from '@/shared/testing/fake-server';
import { fixture, open } from './testing/screen';
import { UpcomingBlock } from './UpcomingBlock';

const fixtures = [1, 2, 3, 4, 5, 6, 7].map((id) =>
  fixture(id, { round: id, venue: id === 1 ? null : 'Dvorana Zvijezda' }),
);
const user = (role: SessionUser['role']): SessionUser => ({
  id: 1,
  username: 'bura',
  role,
  companyName: null,
  membershipPackage: null,
});
const cards = async () => within(await screen.findByRole('tabpanel')).findAllByRole('listitem');

describe('UpcomingBlock', () => {
  it('shows a visitor three matches, with both teams, the venue and the referee of round 1', async () => {
    open(<UpcomingBlock user={null} />, { 'GET /api/matches/upcoming': ok(fixtures) });
    const [first, second, ...more] = await cards();
    expect(more).toHaveLength(1);
    if (first === undefined) throw new Error('no card');
    expect(within(first).getByRole('link', { name: 'Bura' })).toHaveAttribute('href', '/team/1');
    expect(within(first).getByRole('link', { name: 'Jugo' })).toHaveAttribute('href', '/team/2');
    expect(first).toHaveTextContent('Dvorana se naknadno objavljuje');
    expect(first).toHaveTextContent('Sudac');
    expect(second).toHaveTextContent('Dvorana Zvijezda');
    expect(second).not.toHaveTextContent('Sudac');
  });

  it('names the referees of a match of any round', async () => {
    const first = { role: 'first', name: 'Ana Anić' } as const;
    const both = [first, { role: 'second', name: 'Ivo Ivić' } as const];
    open(<UpcomingBlock user={null} />, {
      'GET /api/matches/upcoming': ok([
        fixture(1, { round: 1, referees: [first] }),
        fixture(2, { round: 2, referees: both }),
      ]),
    });
    const [one, two] = await cards();
    expect(one).toHaveTextContent('Sudac: Ana Anić');
    expect(one).not.toHaveTextContent('po odluci lige');
    expect(two).toHaveTextContent('Suci: Ana Anić, Ivo Ivić');
  });

  it.each([
    ['company', 'Vaše sljedeće utakmice'],
    ['referee', 'Sljedeće utakmice'],
  ] as const)('shows a signed-in %s six of their own', async (role, name) => {
    open(<UpcomingBlock user={user(role)} />, { 'GET /api/matches/upcoming/user': ok(fixtures) });
    expect(await cards()).toHaveLength(6);
    expect(screen.getByRole('heading', { name })).toBeVisible();
  });

  it('has a calendar by rounds, which are on Sundays', async () => {
    open(<UpcomingBlock user={null} />, { 'GET /api/matches/upcoming': ok(fixtures) });
    await cards();
    await userEvent.click(screen.getByRole('tab', { name: 'Kalendar' }));
    expect(screen.getByText('Kola se igraju nedjeljom.')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      '1. kolo',
      '2. kolo',
      '3. kolo',
      '4. kolo',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Prikaži još 3 kola' }));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(7);
  });

  describe('with two leagues on the same days', () => {
    const leagues = [
      { id: 7, name: 'Prva liga', season: '2025/26' },
      { id: 8, name: 'Druga liga', season: '2025/26' },
    ];
    const mixed = [
      fixture(1, { round: 2, leagueId: 7 }),
      fixture(2, { round: 1, leagueId: 8 }),
      fixture(3, { round: 2, leagueId: 7 }),
      fixture(4, { round: 2, leagueId: 8 }),
    ];
    const answers = {
      'GET /api/matches/upcoming': ok(mixed),
      'GET /api/leagues/names': ok(leagues),
    };

    it('each match says of which league it is', async () => {
      open(<UpcomingBlock user={null} />, answers);
      expect(await screen.findByText('Druga liga · 2025/26')).toBeVisible();
      const [first, second] = await cards();
      expect(first).toHaveTextContent('Prva liga · 2025/26');
      expect(second).toHaveTextContent('Druga liga · 2025/26');
    });

    it('the calendar does not put their matches into one round', async () => {
      open(<UpcomingBlock user={null} />, answers);
      await cards();
      await userEvent.click(screen.getByRole('tab', { name: 'Kalendar' }));
      await screen.findByText('1. kolo · Druga liga · 2025/26');
      expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
        '2. kolo · Prva liga · 2025/26',
        '1. kolo · Druga liga · 2025/26',
        '2. kolo · Druga liga · 2025/26',
      ]);
    });
  });

  it('asks for no league and names none where there is only one', async () => {
    const { server } = open(<UpcomingBlock user={null} />, {
      'GET /api/matches/upcoming': ok([fixture(1, { leagueId: 7 }), fixture(2, { leagueId: 7 })]),
    });
    await cards();
    // On a slow machine the live connection also asks whether visitors may watch.
    const requested = server.read.filter((path) => path !== '/api/live');
    expect(new Set(requested)).toEqual(new Set(['/api/matches/upcoming?leagueId=all&limit=12']));
  });

  it('reads the rest of a long season when the calendar is opened', async () => {
    const season = Array.from({ length: 20 }, (_, n) =>
      fixture(n + 1, { round: n + 1, matchDate: `2026-01-${n + 10}T18:00:00.000Z` }),
    );
    const { server } = open(<UpcomingBlock user={null} />, {
      'GET /api/matches/upcoming?leagueId=all&limit=12': ok(season.slice(0, 12)),
      'GET /api/matches/upcoming?leagueId=all&limit=200': ok(season),
    });
    await cards();
    expect(server.read).not.toContain('/api/matches/upcoming?leagueId=all&limit=200');
    await userEvent.click(screen.getByRole('tab', { name: 'Kalendar' }));
    expect(await screen.findByRole('button', { name: 'Prikaži još 16 kola' })).toBeVisible();
  });

  it('says that nothing is scheduled instead of inventing matches', async () => {
    open(<UpcomingBlock user={null} />, { 'GET /api/matches/upcoming': ok([]) });
    expect(await screen.findByText('Nema zakazanih utakmica.')).toBeVisible();
  });

  it('fails on its own', async () => {
    open(<UpcomingBlock user={null} />, {
      'GET /api/matches/upcoming': [503, { message: 'Pokušajte kasnije.' }],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Pokušajte kasnije.');
  });
});

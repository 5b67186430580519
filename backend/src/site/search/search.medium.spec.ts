import type { MatchAnswer, SearchAnswer } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';

let kolo: TestApp;
let old: TestLeague;
let now: TestLeague;

const search = async (q: string): Promise<SearchAnswer> => {
  const answer = await kolo.call('GET', `/api/search?q=${encodeURIComponent(q)}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json as SearchAnswer;
};
const names = async (q: string): Promise<string[]> =>
  (await search(q)).players.map(({ name }) => name);
const player = (league: TestLeague, team: number, n: number): number =>
  league.teams[team]?.playerIds[n] ?? 0;
const set = (columns: string, ...ids: number[]) =>
  kolo.db.query(`UPDATE players SET ${columns} WHERE id = ANY ($1)`, [ids]);
const policy = (league: TestLeague, namePolicy: string) =>
  kolo.db.query('UPDATE leagues SET name_policy = $2 WHERE id = $1', [league.leagueId, namePolicy]);

async function match(league: TestLeague, [home, away]: [number, number], on: string) {
  const { json } = await kolo.call('POST', '/api/matches', {
    as: 'admin',
    body: {
      homeTeamId: league.teams[home]?.id,
      awayTeamId: league.teams[away]?.id,
      matchDate: on,
    },
  });
  return (json as MatchAnswer).id;
}

beforeAll(async () => {
  kolo = await startTestApp();
  old = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 });
  now = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 3 });
  await kolo.db.query(`UPDATE leagues SET season = '2026/27' WHERE id = $1`, [now.leagueId]);
  await set(`first_name = 'Ivan', last_name = 'Đurđević'`, player(old, 0, 0), player(now, 0, 0));
  await set(`first_name = 'Ana', last_name = 'Kos-Marić'`, player(now, 1, 0));
});
afterAll(() => kolo.close());
afterEach(async () => {
  await policy(old, 'full');
  await policy(now, 'full');
});

describe('players', () => {
  it.each(['Durdevic', 'đurđević ivan', 'IVAN  DUR', 'ivan'])(
    'are found by the beginnings of their names, with or without diacritics: %s',
    async (q) => {
      const { players } = await search(q);
      expect(players).toEqual([
        {
          id: player(now, 0, 0),
          name: 'Ivan Đurđević',
          jerseyNumber: 1,
          team: { id: now.teams[0]?.id, name: 'Adria' },
          league: { id: now.leagueId, name: 'Poslovna liga', season: '2026/27' },
        },
      ]);
    },
  );

  it('are found by the second part of a name, and not by the inside of a word', async () => {
    expect(await names('maric')).toEqual(['Ana Kos-Marić']);
    expect(await names('urdevic')).toEqual([]);
  });

  it('are named by the policy of the league, and found by what it shows only', async () => {
    await policy(now, 'initial');
    expect(await names('durdevic')).toEqual(['I. Đurđević']);
    expect(await names('i. durdevic')).toEqual(['I. Đurđević']);
    expect(await names('ivan')).toEqual([]);
    await policy(now, 'hidden');
    expect(await names('durdevic')).toEqual([]);
  });

  it('stay hidden where another season or their own choice hides them', async () => {
    await policy(old, 'hidden');
    expect(await names('durdevic')).toEqual([]);
    await policy(old, 'full');
    await set(`name_policy = 'hidden'`, player(now, 1, 0));
    expect(await names('maric')).toEqual([]);
    await set('name_policy = NULL', player(now, 1, 0));
    expect(await names('maric')).toEqual(['Ana Kos-Marić']);
  });

  it('who wait for approval or are erased are not found', async () => {
    const [waiting, gone] = [player(now, 2, 0), player(now, 2, 1)];
    await set(`last_name = 'Čeka', status = 'pending'`, waiting);
    await set(`last_name = 'Nestao'`, gone);
    expect(await names('ceka')).toEqual([]);
    expect(await names('nestao')).toHaveLength(1);
    await kolo.call('POST', `/api/people/player-${gone}/erase`, {
      as: 'admin',
      body: { name: 'Igrač Nestao' },
    });
    expect(await names('nestao')).toEqual([]);
    expect(await names('obrisan')).toEqual([]);
  });

  it('beyond ten are left out', async () => {
    expect(await names('igrac')).toHaveLength(10);
  });
});

describe('teams and matches', () => {
  it('a company is one team, that of its newest season', async () => {
    const { teams } = await search('adri');
    expect(teams).toEqual([
      {
        id: now.teams[0]?.id,
        name: 'Adria',
        league: { id: now.leagueId, name: 'Poslovna liga', season: '2026/27' },
      },
    ]);
  });

  it('matches have the words in the names of both teams: next ones first, then results, and none that is annulled', async () => {
    const played = await match(old, [0, 2], '2025-10-01T16:00:00Z');
    const next = await match(now, [2, 0], '2030-03-02T16:00:00Z');
    const later = await match(now, [0, 2], '2030-03-09T16:00:00Z');
    const other = await match(now, [0, 1], '2030-03-16T16:00:00Z');
    const body = { homeScore: 4, awayScore: 2 };
    await kolo.call('PATCH', `/api/matches/${played}/result`, { as: 'admin', body });
    const { matches, teams } = await search('cakovec adria');
    expect(teams).toEqual([]);
    expect(matches.map(({ id, homeScore }) => [id, homeScore])).toEqual([
      [next, null],
      [later, null],
      [played, 4],
    ]);
    const all = await search('adria');
    expect(all.matches.map(({ id }) => id)).toEqual([next, later, other, played]);
    await kolo.call('POST', `/api/matches/${played}/annul`, {
      as: 'admin',
      body: { reason: 'decision', text: 'Odluka.' },
    });
    const left = (await search('cakovec adria')).matches.map(({ id }) => id);
    expect(left).toEqual([next, later]);
  });
});

it.each(['', '%20', 'i', "'", '%5C', '%26%7C!:*', 'a%20b'])('finds nothing for q=%s', async (q) => {
  const { status, json } = await kolo.call('GET', `/api/search?q=${q}`);
  expect([status, json]).toEqual([200, { players: [], teams: [], matches: [] }]);
});

it.each(['', '?q=%00', '?q=a&q=b', `?q=${'a'.repeat(81)}`])(
  'refuses /api/search%s',
  async (query) => {
    expect((await kolo.call('GET', `/api/search${query}`)).status).toBe(400);
  },
);

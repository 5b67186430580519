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

  it('those who wait for approval or are erased are not found', async () => {
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
    await kolo.call('POST', `/api/matches/${later}/postpone`, {
      as: 'admin',
      body: { reason: 'hall', newDate: null, text: '' },
    });
    const all = await search('adria');
    expect(all.matches.map(({ outcome }) => outcome)).toEqual([null, 'postponed', null, null]);
    expect(all.matches.map(({ id }) => id)).toEqual([next, later, other, played]);
    await kolo.call('POST', `/api/matches/${played}/annul`, {
      as: 'admin',
      body: { reason: 'decision', text: 'Odluka.' },
    });
    const left = (await search('cakovec adria')).matches.map(({ id }) => id);
    expect(left).toEqual([next, later]);
  });
});

describe('a letter with a mark and the one without find each other', () => {
  let metId: number;

  beforeAll(async () => {
    await set(`first_name = 'Luka', last_name = 'Cindric'`, player(now, 1, 4));
    await set(`first_name = 'Maja', last_name = 'Čindrić'`, player(now, 1, 5));
    await kolo.db.query(`UPDATE teams SET name = 'Cibona' WHERE id = $1`, [old.teams[1]?.id]);
    await kolo.db.query(`UPDATE teams SET name = 'Čibonka' WHERE id = $1`, [now.teams[1]?.id]);
    metId = await match(old, [1, 2], '2030-04-06T16:00:00Z');
  });

  it.each(['cindric', 'čindrić', 'ĆINDRIČ', 'c\u030cindrić'])('players: %s', async (q) => {
    expect(await names(q)).toEqual(['Luka Cindric', 'Maja Čindrić']);
  });

  it.each(['cibon', 'čibon', 'Ćibon'])('teams: %s', async (q) => {
    expect((await search(q)).teams.map(({ name }) => name)).toEqual(['Cibona', 'Čibonka']);
  });

  it.each(['cibona cakovec', 'čibona čakovec', 'Cakovec Ćibona'])('matches: %s', async (q) => {
    expect((await search(q)).matches).toMatchObject([
      { id: metId, homeTeam: { name: 'Cibona' }, awayTeam: { name: 'Čakovec' } },
    ]);
  });
});

describe('beyond what is read of a name that many share', () => {
  beforeAll(async () => {
    await kolo.db.query(
      `INSERT INTO users (username, password, email, role, company_name, approved)
       SELECT 'many-' || n, 'nobody signs in', 'many-' || n || '@kolo.test', 'company', 'Many', true
       FROM generate_series(1, 300) AS n`,
    );
    const { rows } = await kolo.db.query<{ id: number }>(
      `INSERT INTO teams (name, user_id, league_id)
       SELECT 'Vihor ' || lpad(n::text, 3, '0'), u.id, $1
       FROM generate_series(1, 300) AS n JOIN users u ON u.username = 'many-' || n RETURNING id`,
      [now.leagueId],
    );
    await kolo.db.query(
      `INSERT INTO players (first_name, last_name, jersey_number, team_id, status)
       SELECT 'Zvonko', 'Vihorić ' || lpad(n::text, 3, '0'), 1, $1::int + n, 'approved'
       FROM generate_series(0, 299) AS n`,
      [rows[0]?.id],
    );
    await set(`first_name = 'Zvonko', last_name = 'Aa'`, player(now, 1, 1));
    await set(`first_name = 'Vihor', last_name = 'Žz'`, player(now, 1, 2));
    await set(`first_name = 'Vihor', last_name = ''`, player(now, 1, 3));
    await kolo.db.query(`UPDATE teams SET name = 'Stari Vihor' WHERE id = $1`, [now.teams[1]?.id]);
  });

  it('players come with the exact name first, then names that begin with it, then the others', async () => {
    const found = await names('vihor');
    expect(found.slice(0, 4)).toEqual([
      ...['Vihor', 'Vihor Žz', 'Zvonko Vihorić 000', 'Zvonko Vihorić 001'],
    ]);
    expect(found).toHaveLength(10);
  });

  it('players of one beginning come by their names, the first of all', async () => {
    expect((await names('zvonko')).slice(0, 3)).toEqual([
      ...['Zvonko Aa', 'Zvonko Vihorić 000', 'Zvonko Vihorić 001'],
    ]);
  });

  it('teams come by their names, those that begin with the words first', async () => {
    const found = (await search('vihor')).teams.map(({ name }) => name);
    expect(found).toEqual(
      Array.from({ length: 10 }, (_, n) => `Vihor 00${n + 1}`.replace(/0+(\d{3})$/, '$1')),
    );
    expect((await search('stari vihor')).teams.map(({ name }) => name)).toEqual(['Stari Vihor']);
    expect((await search('vihor 150')).teams.map(({ name }) => name)).toEqual(['Vihor 150']);
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

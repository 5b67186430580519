import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bracket, type GalleryImage, type StageView, zagrebWallTime } from '@kolo/domain';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { createMigratedDatabase, type TestDatabase } from '../../../test/database.js';
import { createApp } from '../../app.js';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { loadConfig } from '../../platform/config/config.js';
import { describeDifference, verify } from '../../projections/verify.js';
import { DisciplineService } from '../../season/discipline/discipline.service.js';
import { DemoGalleryService } from './demo-gallery.service.js';
import { demoSignIn } from './demo-people.js';
import { demoPictures } from './demo-pictures.js';
import { DemoSeasonService } from './demo-season.service.js';

/** A Wednesday evening, so that the season's Sundays lie clearly before and after it. */
const now = new Date('2026-11-18T18:32:10.000Z');

interface Node {
  app: NestFastifyApplication;
  db: DataSource;
  seed: DemoSeasonService;
}

async function startNode({ url }: TestDatabase, dataDir: string): Promise<Node> {
  const config = loadConfig({ DATA_DIR: dataDir, SEED: 'none', LOG_LEVEL: 'silent' });
  const app = await createApp({ config, databaseUrl: url, siteFolder: null });
  await app.init();
  return { app, db: app.get<DataSource>(getDataSourceToken()), seed: app.get(DemoSeasonService) };
}

async function one<T extends Record<string, unknown>>(db: DataSource, sql: string): Promise<T> {
  const [row] = await db.query<T[]>(sql);
  if (row === undefined) throw new Error(`Nothing came of ${sql}`);
  return row;
}

/** Differences between the read models and the log. */
async function differences({ adminUrl }: TestDatabase): Promise<string[]> {
  const found: string[] = [];
  await verify(
    adminUrl,
    () => undefined,
    (difference) => found.push(describeDifference(difference)),
  );
  return found;
}

const counts = `
  SELECT count(*)::int AS all,
         count(*) FILTER (WHERE status = 'completed')::int AS over,
         count(*) FILTER (WHERE status = 'scheduled')::int AS coming,
         count(DISTINCT round)::int AS rounds,
         sum(home_score + away_score)::int AS goals
  FROM matches`;

describe('the demo season', () => {
  let database: TestDatabase;
  let dataDir: string;
  let node: Node;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'kolo-seed-'));
    database = await createMigratedDatabase();
    node = await startNode(database, dataDir);
    await node.app.get(UsersService).ensureAdministrator('admin', 'lozinka-za-demo');
    await node.seed.run(now);
  });

  afterAll(async () => {
    await node.app.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('has ten approved companies with a package, and squads of approved players', async () => {
    const people = await node.db.query<{ approved: boolean; packaged: boolean; players: number }[]>(
      `SELECT u.approved, u.membership_package_id IS NOT NULL AS packaged,
              (SELECT count(*)::int FROM players p
               WHERE p.team_id = t.id AND p.status = 'approved') AS players
       FROM teams t JOIN users u ON u.id = t.user_id
       WHERE u.role = 'company' AND t.league_id IS NOT NULL`,
    );
    expect(people).toHaveLength(10);
    for (const { approved, packaged, players } of people) {
      expect({ approved, packaged }).toEqual({ approved: true, packaged: true });
      expect(players).toBeGreaterThanOrEqual(10);
    }
  });

  it('has a company’s sign-in for trying', async () => {
    const answer = await node.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: demoSignIn,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ role: 'company', companyName: 'Bura Energija d.o.o.' });
  });

  it('has bans, which its players sit out', async () => {
    const league = await one<{ id: number }>(node.db, 'SELECT id FROM leagues');
    const { people, flags } = await node.app.get(DisciplineService).of(league.id);
    expect(people.flatMap(({ bans }) => bans).some(({ served }) => served.length > 0)).toBe(true);
    expect(flags.filter(({ code }) => code === 'ineligible-player')).toEqual([]);
  });

  it('is half played, on Sundays, with two matches today', async () => {
    expect(await one(node.db, counts)).toMatchObject({ all: 90, over: 45, coming: 45, rounds: 18 });
    const coming = await node.db.query<{ match_date: Date }[]>(
      `SELECT match_date FROM matches WHERE status = 'scheduled' ORDER BY match_date`,
    );
    const today = coming.filter(
      ({ match_date: date }) => zagrebWallTime(date.toISOString()).day === '2026-11-18',
    );
    expect(today.map(({ match_date: date }) => date.toISOString())).toEqual([
      '2026-11-18T18:35:00.000Z',
      '2026-11-18T19:50:00.000Z',
    ]);
    for (const { match_date: date } of coming.slice(2)) {
      const { day, time } = zagrebWallTime(date.toISOString());
      expect(new Date(day).getUTCDay()).toBe(0);
      expect(time).toMatch(/^(16|17|18|19|20):00$/);
    }
  });

  it('agrees with itself: log, results, table and players’ goals', async () => {
    expect(await differences(database)).toEqual([]);
    const { goals } = await one<{ goals: number }>(node.db, counts);
    const logged = await one<{ goals: number; own: number }>(
      node.db,
      `SELECT count(*)::int AS goals,
              count(*) FILTER (WHERE data->>'kind' = 'own-goal')::int AS own
       FROM events g WHERE type = 'GoalScored' AND NOT EXISTS (
         SELECT FROM events v WHERE v.type = 'ActionVoided' AND v.stream = g.stream
           AND v.data->>'actionId' = g.command_id || '.' || g.command_seq)`,
    );
    expect(goals).toBeGreaterThan(150);
    expect(logged.goals).toBe(goals);
    expect(await one(node.db, 'SELECT sum(goals)::int AS goals FROM player_stats')).toEqual({
      goals: goals - logged.own,
    });
    expect(
      await one(
        node.db,
        `SELECT sum(played)::int AS played, sum(goals_for)::int AS scored,
                sum(goals_against)::int AS conceded, (sum(won) = sum(lost)) AS even,
                (sum(points) = 3 * sum(won) + sum(drawn)) AS pointed, count(*)::int AS teams
         FROM standings`,
      ),
    ).toEqual({ played: 90, scored: goals, conceded: goals, even: true, pointed: true, teams: 10 });
    const mvps = await one<{ missing: number }>(
      node.db,
      `SELECT count(*)::int AS missing FROM matches
       WHERE status = 'completed' AND mvp_player_id IS NULL`,
    );
    expect(mvps).toEqual({ missing: 0 });
  });

  it('has finals on its last Sunday, for which the table names the best eight', async () => {
    const league = await one<{ id: number; end_date: Date }>(
      node.db,
      'SELECT id, end_date FROM leagues',
    );
    const { app } = node;
    const read = async <T>(url: string): Promise<T> =>
      (await app.inject({ method: 'GET', url })).json<T>();
    const [stage] = await read<StageView[]>(`/api/leagues/${league.id}/stages`);
    expect(stage).toMatchObject({ name: 'Doigravanje', kind: 'knock-out', seeded: null });
    const { rounds } = await read<Bracket>(`/api/leagues/${league.id}/stages/${stage?.id}/bracket`);
    const [quarters = [], ...later] = rounds.map(({ ties }) => ties);
    const standings = await node.db.query<{ id: number; points: number }[]>(
      'SELECT team_id AS id, points FROM standings WHERE league_id = $1 ORDER BY points DESC',
      [league.id],
    );
    const named = quarters
      .flatMap(({ home, away }) => [home, away])
      .flatMap((slot) => ('team' in slot ? [slot.team.id] : []));
    expect(new Set(named).size).toBe(8);
    const theirs = standings.filter(({ id }) => named.includes(id));
    expect(theirs.map(({ points }) => points)).toEqual(
      standings.slice(0, 8).map(({ points }) => points),
    );
    const days = [...quarters, ...later.flat()].flatMap(({ legs }) =>
      legs.map(({ matchDate }) => matchDate && zagrebWallTime(matchDate).day),
    );
    const { day } = zagrebWallTime(league.end_date.toISOString());
    expect(days).toEqual(Array.from({ length: 8 }, () => day));
    expect(new Date(day).getUTCDay()).toBe(0);
  });

  it('has a match that can be started now', async () => {
    const { id } = await one<{ id: number }>(
      node.db,
      `SELECT id FROM matches WHERE status = 'scheduled' ORDER BY match_date LIMIT 1`,
    );
    const state = await node.app.get(MatchCommandsService).state(id);
    expect(state).toMatchObject({ matchState: 'pre-match', lineup: null });
    const { players } = await one<{ players: number }>(
      node.db,
      `SELECT count(*)::int AS players FROM players
       WHERE status = 'approved' AND team_id IN (${state.homeTeamId}, ${state.awayTeamId})`,
    );
    expect(players).toBe(24);
  });

  it('has a gallery with pictures that everybody can see', async () => {
    const list = await node.app.inject({ method: 'GET', url: '/api/gallery' });
    const pictures = list.json<GalleryImage[]>();
    expect(pictures.map(({ title }) => title)).toEqual(demoPictures.map(({ title }) => title));
    for (const { filePath } of pictures) {
      const { statusCode, headers } = await node.app.inject({ method: 'GET', url: filePath });
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    }
  });

  it('is left alone by the next start', async () => {
    const events = `SELECT count(*)::int AS events,
                           (SELECT count(*)::int FROM gallery_images) AS pictures FROM events`;
    const before = await one(node.db, events);
    await node.seed.run(new Date(now.getTime() + 7 * 86_400_000));
    expect(await one(node.db, events)).toEqual(before);
  });
});

describe('a demo season with its finals', () => {
  it('is played up to the final, with kicks in one tie, and continues where it was cut short', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kolo-seed-'));
    const database = await createMigratedDatabase();
    const node = await startNode(database, dataDir);
    try {
      const commands = node.app.get(MatchCommandsService);
      const execute = commands.execute.bind(commands);
      jest.spyOn(commands, 'execute').mockImplementation((id, command, origin) => {
        const isCut = origin.commandId.startsWith('demo-SF1-02');
        return isCut ? Promise.reject(new Error('power cut')) : execute(id, command, origin);
      });
      await expect(node.seed.run(now, 'finals')).rejects.toThrow('power cut');
      jest.restoreAllMocks();
      // The next start knows what was begun.
      await node.seed.run(new Date(now.getTime() + 3_600_000));

      const league = await one<{ id: number; finals_on: string }>(
        node.db,
        'SELECT id, finals_on::text FROM leagues',
      );
      const url = `/api/leagues/${league.id}/stages`;
      const [stage] = (await node.app.inject({ method: 'GET', url })).json<StageView[]>();
      const bracket = await node.app.inject({ method: 'GET', url: `${url}/${stage?.id}/bracket` });
      const ties = bracket.json<Bracket>().rounds.flatMap((round) => round.ties);
      expect(ties.filter(({ by }) => by === 'kicks').map(({ id }) => id)).toContain('QF3');
      const open = ties.filter(({ winner }) => winner === null);
      expect(open.map(({ id }) => id)).toEqual(['F']);
      expect(ties.filter(({ conflict }) => conflict)).toEqual([]);
      expect(league.finals_on).toBe('2026-11-18');
      const { id, at } = await one<{ id: number; at: Date }>(
        node.db,
        `SELECT id, match_date AS at FROM matches WHERE status = 'scheduled'`,
      );
      expect(at.toISOString()).toBe('2026-11-18T18:35:00.000Z');
      expect(await commands.state(id)).toMatchObject({ matchState: 'pre-match', lineup: null });
      expect(await one(node.db, counts)).toMatchObject({ all: 98, over: 97, coming: 1 });
      const { flags } = await node.app.get(DisciplineService).of(league.id);
      expect(flags.filter(({ code }) => code === 'ineligible-player')).toEqual([]);
      expect(await differences(database)).toEqual([]);
    } finally {
      await node.app.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

describe('a demo season that was cut short', () => {
  it('is finished by the next start and ends as if nothing had happened', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kolo-seed-'));
    const database = await createMigratedDatabase();
    const cut = await startNode(database, dataDir);
    const commands = cut.app.get(MatchCommandsService);
    const execute = commands.execute.bind(commands);
    let taps = 0;
    jest.spyOn(commands, 'execute').mockImplementation((...tap) => {
      taps += 1;
      return taps > 700 ? Promise.reject(new Error('power cut')) : execute(...tap);
    });
    await expect(cut.seed.run(now)).rejects.toThrow('power cut');
    await cut.app.get(UsersService).ensureAdministrator('admin', 'lozinka-za-demo');
    await cut.app.get(DemoGalleryService).hang();
    await cut.app.close();

    const next = await startNode(database, dataDir);
    try {
      await next.seed.run(new Date(now.getTime() + 3_600_000));
      expect(await one(next.db, counts)).toMatchObject({ all: 90, over: 45, coming: 45 });
      const repeated = await next.db.query<unknown[]>(
        'SELECT command_id FROM events GROUP BY command_id, command_seq HAVING count(*) > 1',
      );
      expect(repeated).toEqual([]);
      expect(await one(next.db, 'SELECT count(*)::int AS hang FROM gallery_images')).toEqual({
        hang: demoPictures.length,
      });
      const summed = await one<{ played: number }>(
        next.db,
        'SELECT sum(played)::int AS played FROM standings',
      );
      expect(summed).toEqual({ played: 90 });
      expect(await differences(database)).toEqual([]);
    } finally {
      await next.app.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

describe('a database in use', () => {
  it('is not filled', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'kolo-seed-'));
    const database = await createMigratedDatabase();
    const { app, db, seed } = await startNode(database, dataDir);
    try {
      await db.query(
        `INSERT INTO leagues (name, season, start_date, end_date)
         VALUES ('Moja liga', '2026/27', now(), now() + interval '1 day')`,
      );
      await seed.run(now);
      expect(await one(db, 'SELECT count(*)::int AS teams FROM teams')).toEqual({ teams: 0 });
    } finally {
      await app.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

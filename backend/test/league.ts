import type pg from 'pg';

export interface TestLeague {
  leagueId: number;
  teams: readonly TestTeam[];
}

export interface TestTeam {
  id: number;
  name: string;
  /** Approved players, by jersey number. */
  playerIds: readonly number[];
}

export interface LeagueOptions {
  /** Owner of the first team; the others belong to companies of their own. */
  ownerId: number;
  teams?: number;
  players?: number;
  isActive?: boolean;
}

const names = ['Adria', 'Bura', 'Čakovec', 'Dinara', 'Đakovo', 'Sava', 'Šibenik', 'Zora', 'Žito'];

/** A league with teams and approved players, and nothing played yet. */
export async function createLeague(db: pg.Pool, options: LeagueOptions): Promise<TestLeague> {
  const { ownerId, teams = 4, players = 6, isActive = true } = options;
  const league = await id(
    db,
    `INSERT INTO leagues (name, season, start_date, end_date, is_active)
     VALUES ('Poslovna liga', '2025/26', now() - interval '30 days', now() + interval '200 days', $1)
     RETURNING id`,
    [isActive],
  );
  const made: TestTeam[] = [];
  for (let n = 0; n < teams; n++) {
    const name = names[n] ?? `Tim ${n}`;
    const owner = n === 0 ? ownerId : await company(db, `${name}-${league}`);
    const team = await id(
      db,
      'INSERT INTO teams (name, user_id, league_id) VALUES ($1, $2, $3) RETURNING id',
      [name, owner, league],
    );
    const { rows } = await db.query<{ id: number }>(
      `INSERT INTO players (first_name, last_name, jersey_number, team_id, status)
       SELECT 'Igrač', $1 || ' ' || n, n, $2, 'approved' FROM generate_series(1, $3) AS n
       RETURNING id`,
      [name, team, players],
    );
    made.push({ id: team, name, playerIds: rows.map((row) => row.id) });
  }
  return { leagueId: league, teams: made };
}

const company = (db: pg.Pool, name: string): Promise<number> =>
  id(
    db,
    `INSERT INTO users (username, password, email, role, company_name, approved)
     VALUES ($1, 'nobody signs in with this', $1 || '@kolo.test', 'company', $1, true) RETURNING id`,
    [name],
  );

async function id(db: pg.Pool, sql: string, parameters: unknown[]): Promise<number> {
  const { rows } = await db.query<{ id: number }>(sql, parameters);
  const [row] = rows;
  if (row === undefined) throw new Error(`Nothing came of ${sql}`);
  return row.id;
}

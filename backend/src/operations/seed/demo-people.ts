import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { DataSource } from 'typeorm';
import { type DemoMoment, demoCalendar } from './demo-calendar.js';
import { type DemoCompany, demoCompanies } from './demo-companies.js';
import type { DemoSquad } from './demo-match.js';

export const demoLeague = {
  venue: 'Dvorana Zvijezda, Zagreb',
  name: 'Poslovna futsal liga',
  season: '2025/26',
  description: 'Demo sezona: deset tvrtki, osamnaest kola, nedjeljom od 16 do 20 sati.',
} as const;

/** The other companies have random passwords. */
export const demoSignIn = { username: 'bura', password: 'kolo-demo' } as const;

export interface DemoRun {
  leagueId: number;
  startedAt: string;
  until: DemoMoment;
}

const runNames: Readonly<Record<DemoMoment, string>> = { half: 'demo', finals: 'demo-finals' };

/**
 * A run that was cut short, or a new one while the database is empty. One statement: all or nothing.
 * @returns null when there is nothing to do
 */
export async function beginDemo(
  db: DataSource,
  now: Date,
  until: DemoMoment,
): Promise<DemoRun | null> {
  const [run] = await db.query<RunRow[]>(
    'SELECT name, league_id, started_at, finished_at FROM seed_runs WHERE name = ANY ($1)',
    [Object.values(runNames)],
  );
  if (run !== undefined) {
    const { league_id: leagueId, started_at: startedAt, finished_at: finishedAt } = run;
    if (finishedAt !== null) return null;
    const begun = run.name === runNames.finals ? 'finals' : 'half';
    return { leagueId, startedAt: startedAt.toISOString(), until: begun };
  }
  if (await inUse(db)) return null;
  const leagueId = await insertPeople(db, now, until);
  return { leagueId, startedAt: now.toISOString(), until };
}

interface RunRow {
  name: string;
  league_id: number;
  started_at: Date;
  finished_at: Date | null;
}

export async function endDemo(db: DataSource, { until }: DemoRun): Promise<void> {
  await db.query('UPDATE seed_runs SET finished_at = now() WHERE name = $1', [runNames[until]]);
}

async function inUse(db: DataSource): Promise<boolean> {
  const [answer] = await db.query<{ used: boolean }[]>(
    `SELECT EXISTS (SELECT FROM leagues) OR EXISTS (SELECT FROM teams)
         OR EXISTS (SELECT FROM events) AS used`,
  );
  return answer?.used ?? true;
}

const insertion = `
  WITH company AS (
    SELECT * FROM jsonb_to_recordset($1) AS c (
      place integer, username text, password text, "companyName" text, "companyOib" text,
      email text, phone text, "teamName" text, membership text, players jsonb)
  ), account AS (
    INSERT INTO users (username, password, email, role, company_name, company_oib, phone,
                       membership_package_id, approved)
    SELECT username, password, email, 'company', "companyName", "companyOib", phone,
           (SELECT id FROM sponsorship_packages p WHERE p.name = membership), true
    FROM company ORDER BY place
    RETURNING id, username, membership_package_id
  ), sponsorship AS (
    INSERT INTO sponsorships (user_id, package_id)
    SELECT id, membership_package_id FROM account ORDER BY id
  ), league AS (
    INSERT INTO leagues (name, season, description, start_date, end_date, finals_on, venue,
                         kick_off_from, kick_off_until, format, ball_size, finalists)
    VALUES ($2, $3, $4, $5, $6, ($6::timestamptz AT TIME ZONE 'Europe/Zagreb')::date, $9,
            '16:00', '20:00', '4+1', 5, 8)
    RETURNING id
  ), team AS (
    INSERT INTO teams (name, user_id, league_id)
    SELECT "teamName", account.id, league.id
    FROM league, company JOIN account USING (username) ORDER BY place
    RETURNING id, user_id
  ), player AS (
    INSERT INTO players (first_name, last_name, jersey_number, team_id, status)
    SELECT p."firstName", p."lastName", p."jerseyNumber", team.id, 'approved'
    FROM company JOIN account USING (username) JOIN team ON team.user_id = account.id,
         jsonb_to_recordset(company.players)
           AS p ("firstName" text, "lastName" text, "jerseyNumber" integer)
    ORDER BY place, "jerseyNumber"
  )
  INSERT INTO seed_runs (name, league_id, started_at) SELECT $7, id, $8 FROM league
  RETURNING league_id
`;

async function insertPeople(db: DataSource, now: Date, until: DemoMoment): Promise<number> {
  const [known, unknown] = await Promise.all([
    hash(demoSignIn.password),
    hash(randomBytes(24).toString('base64url')),
  ]);
  const companies = demoCompanies().map((company, place) => ({
    ...company,
    place,
    password: company.username === demoSignIn.username ? known : unknown,
  }));
  const { startDate, endDate } = demoCalendar(
    companies.map(({ place }) => place),
    now.toISOString(),
    until,
  );
  const { name, season, description, venue } = demoLeague;
  const [row] = await db.query<{ league_id: number }[]>(insertion, [
    JSON.stringify(companies),
    name,
    season,
    description,
    startDate,
    endDate,
    runNames[until],
    now,
    venue,
  ]);
  if (row === undefined) throw new Error('The demo league was not written');
  return row.league_id;
}

export interface DemoTeam extends DemoSquad {
  id: number;
}

interface TeamRow {
  id: number;
  username: string;
  players: DemoSquad['players'];
}

export async function demoTeams(db: DataSource, { leagueId }: DemoRun): Promise<DemoTeam[]> {
  const rows = await db.query<TeamRow[]>(
    `SELECT t.id, u.username, jsonb_agg(
       jsonb_build_object('id', p.id, 'jerseyNumber', p.jersey_number) ORDER BY p.jersey_number
     ) AS players
     FROM teams t JOIN users u ON u.id = t.user_id JOIN players p ON p.team_id = t.id
     WHERE t.league_id = $1 AND p.status = 'approved'
     GROUP BY t.id, u.username ORDER BY t.id`,
    [leagueId],
  );
  const companies = new Map<string, DemoCompany>(
    demoCompanies().map((company) => [company.username, company]),
  );
  return rows.flatMap(({ id, username, players }) => {
    const company = companies.get(username);
    return company === undefined
      ? []
      : [{ id, players, attack: company.attack, defence: company.defence }];
  });
}

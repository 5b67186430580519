import { copyLog } from '@kolo/backend/projections/log-lines.js';
import { rebuild } from '@kolo/backend/projections/rebuild.js';
import { decide, initialMatchState, type MatchCommand } from '@kolo/domain';
import pg from 'pg';
import copy from 'pg-copy-streams';
import { print } from '../report.js';

const kickOff = '2026-03-15T16:00:00.000Z';
const home = Array.from({ length: 10 }, (_, n) => n + 1);
const away = home.map((id) => id + 100);

export async function benchRebuild(ownerUrl: string, quick: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const events = await fill(client, quick ? 100_000 : 1_000_000);
    const sqlMs = await aggregate(client);
    let peak = 0;
    const before = process.memoryUsage().rss;
    const { foldMs, lockedMs } = await rebuild(ownerUrl, () => {
      peak = Math.max(peak, process.memoryUsage().rss);
    });
    print(`Rebuild from ${events.toLocaleString('en-GB')} events`, [
      {
        name: 'events folded',
        value: (events * 1000) / foldMs,
        unit: 'per s',
        baseline: { name: 'pure SQL aggregation', value: (events * 1000) / sqlMs },
        aim: { of: 'ratio', limit: 1.5, better: 'higher' },
      },
      {
        name: 'read out of the log, nothing folded',
        value: (events * 1000) / (await readOut(client)),
        unit: 'per s',
        baseline: { name: 'pure SQL aggregation', value: (events * 1000) / sqlMs },
      },
      { name: 'taps had to wait', value: lockedMs, unit: 'ms' },
      { name: 'memory on top', value: (peak - before) / 1024 / 1024, unit: 'MB' },
    ]);
  } finally {
    await client.end();
  }
}

/**
 * One match as the rules write it, then copies of it, interleaved as they are played: five at a time.
 */
async function fill(client: pg.Client, wanted: number): Promise<number> {
  const template = aMatch();
  const copies = Math.ceil(wanted / template.length);
  await client.query(
    `INSERT INTO events (stream, version, type, schema_version, fact, metadata, command_id,
                         command_seq, occurred_at)
     SELECT 10000000 + copy, t.version, t.type, 1, t.data, t.metadata,
            'rebuild-' || copy || '-' || t.version, 0, t.at
     FROM generate_series(1, $2::integer) AS copy,
          jsonb_to_recordset($1::jsonb)
            AS t (version integer, type text, data jsonb, metadata jsonb, at timestamptz)
     ORDER BY copy / 5, t.version, copy`,
    [JSON.stringify(template), copies],
  );
  await client.query('ANALYZE events');
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM events');
  return Number(rows[0]?.count ?? 0);
}

function aMatch() {
  let state = initialMatchState(1);
  const log: { version: number; type: string; data: unknown; metadata: unknown; at: string }[] = [];
  const send = (command: MatchCommand, n: number) => {
    const at = new Date(Date.parse(kickOff) + n * 10_000).toISOString();
    const decision = decide(state, command, { commandId: `template-${n}`, at });
    if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.code}`);
    state = decision.state;
    for (const { type, data, half, second, version } of decision.events) {
      const metadata = { half, second, actor: { id: 1 }, device: 'bench', requestId: null };
      log.push({ version, type, data, metadata, at });
    }
  };
  const fixture = { leagueId: 1, round: 1, homeTeamId: 1, awayTeamId: 2, matchDate: kickOff };
  send({ type: 'ScheduleMatch', fixture: { ...fixture, venue: null } }, 0);
  const roster = { home, away };
  send({ type: 'InitialiseMatch', playerIds: [...home, ...away], roster }, 1);
  send({ type: 'ChangeState', wanted: { matchState: 'first-half' } }, 2);
  for (let n = 3; n < 240; n += 1) {
    const playerId = (n % 2 === 0 ? home : away)[n % 10] ?? 1;
    if (n % 40 === 39) send({ type: 'Undo' }, n);
    else if (n % 3 === 0)
      send({ type: 'ChangeTeamStatistic', team: 'home', statistic: 'shots', by: 1 }, n);
    else if (n % 5 === 0) send({ type: 'RaisePlayerCounter', playerId, counter: 'goals' }, n);
    else send({ type: 'RaisePlayerCounter', playerId, counter: 'assists' }, n);
  }
  send({ type: 'ChangeState', wanted: { matchState: 'half-time' } }, 240);
  send({ type: 'ChangeState', wanted: { matchState: 'second-half' } }, 241);
  send({ type: 'ChangeState', wanted: { matchState: 'completed' } }, 242);
  return log;
}

/** The limit of the server: the lines that a rebuild folds, read and thrown away. */
async function readOut(client: pg.Client): Promise<number> {
  const start = performance.now();
  for await (const _ of client.query(copy.to(copyLog)));
  return performance.now() - start;
}

/**
 * Totals per player and match, which is less than the rules do. It reads events as `jsonb`, which SQL parses
 * faster than text; the conversion is not counted.
 */
async function aggregate(client: pg.Client): Promise<number> {
  await client.query(`
    CREATE TABLE bench_log AS
      SELECT position, xid, stream, version, type, schema_version, half, second, data, metadata,
             command_id, command_seq, occurred_at, recorded_at
      FROM events ORDER BY position;
    ANALYZE bench_log;
    CREATE TABLE bench_players
      (stream integer, player_id text, goals bigint, assists bigint, yellow_cards bigint, red_cards bigint);
    CREATE TABLE bench_matches
      (stream integer, version integer, home_score bigint, away_score bigint, shots bigint)`);
  const start = performance.now();
  await client.query(`
    INSERT INTO bench_players
      SELECT stream, coalesce(data->>'playerId', data->>'scorer') AS player_id,
             count(*) FILTER (WHERE type = 'GoalScored') AS goals,
             count(*) FILTER (WHERE data->>'counter' = 'assists') AS assists,
             count(*) FILTER (WHERE data->>'counter' = 'yellowCards') AS yellow_cards,
             count(*) FILTER (WHERE data->>'counter' = 'redCards') AS red_cards
      FROM bench_log e
      WHERE type IN ('GoalScored', 'PlayerCounterRaised')
        AND NOT EXISTS (
          SELECT FROM bench_log v WHERE v.stream = e.stream AND v.type = 'ActionVoided'
            AND v.data->>'actionId' = e.command_id || '.' || e.command_seq)
      GROUP BY 1, 2;
    INSERT INTO bench_matches
      SELECT stream, max(version) AS version,
             count(*) FILTER (WHERE type = 'GoalScored' AND data->>'team' = 'home') AS home_score,
             count(*) FILTER (WHERE type = 'GoalScored' AND data->>'team' = 'away') AS away_score,
             sum((data->>'value')::int - (data->>'previous')::int) AS shots
      FROM bench_log GROUP BY 1;
  `);
  const took = performance.now() - start;
  await client.query('DROP TABLE bench_log, bench_players, bench_matches');
  return took;
}

import { rebuild } from '@kolo/backend/projections/rebuild.js';
import pg from 'pg';

/** A copy's ids are its number and, behind it, the three digits of the original's: 7 becomes 42007. */
const digits = 3;
const copied = (id: string): string => `copy * 1000 + ${id}`;
const earlier = (moment: string): string => `${moment} - copy * interval '91 days'`;

const registry: Record<string, Record<string, string>> = {
  users: {
    id: copied('o.id'),
    username: `o.username || '-' || copy`,
    email: `copy || '-' || o.email`,
    // The strip shows who supports the league today.
    membership_package_id: 'NULL',
  },
  // Leagues of earlier years, each in a hall of its own: nothing of them runs or clashes today.
  leagues: {
    id: copied('o.id'),
    name: `o.name || ' ' || copy`,
    is_main: 'false',
    is_active: 'false',
    start_date: earlier('o.start_date'),
    end_date: earlier('o.end_date'),
    finals_on: 'NULL',
    venue: `o.venue || ' ' || copy`,
  },
  teams: {
    id: copied('o.id'),
    user_id: copied('o.user_id'),
    league_id: copied('o.league_id'),
  },
  players: { id: copied('o.id'), team_id: copied('o.team_id') },
  match_commentaries: { match_id: copied('o.match_id') },
};

const idFields = [
  ...['leagueId', 'homeTeamId', 'awayTeamId', 'playerId', 'scorer', 'assist'],
  ...['playerIds', 'home', 'away'],
];

/** Adds the copies `from` to `to` of the demo season: its people, its matches and their log. */
export async function addCopies(adminUrl: string, from: number, to: number): Promise<number> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    for (const [table, changes] of Object.entries(registry))
      await copyRows(client, table, changes, [from, to]);
    await copyLog(client, [from, to]);
    await client.query('ANALYZE');
    const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM events');
    await rebuild(adminUrl, () => undefined);
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}

async function copyRows(
  client: pg.Client,
  table: string,
  changes: Record<string, string>,
  copies: readonly number[],
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const key = table === 'match_commentaries' ? 'match_id' : 'id';
  const condition = table === 'users' ? `AND role = 'company'` : '';
  await client.query(
    `INSERT INTO ${table} (${names.join(', ')})
     SELECT ${names.map((name) => changes[name] ?? `o.${name}`).join(', ')}
     FROM generate_series($1::integer, $2) AS copy, ${table} o
     WHERE o.${key} < 10 ^ ${digits} ${condition}
     ORDER BY copy, o.${key}`,
    [...copies],
  );
}

interface LogLine {
  position: string;
  fact: Record<string, unknown>;
}

/**
 * Each fact becomes a text with a sign in front of each id, for which every copy puts its number, and one in place
 * of a date, for which it puts an earlier one. What was written long ago causes no notices now.
 */
async function copyLog(client: pg.Client, copies: readonly number[]): Promise<void> {
  const { rows } = await client.query<LogLine>(
    `SELECT position, fact FROM events WHERE stream > 0 AND stream < 10 ^ ${digits} ORDER BY position`,
  );
  const templates = rows.map(({ position, fact }) => ({
    position,
    text: templateOf(fact),
    kickOff: fact.matchDate ?? null,
  }));
  await client.query(
    `INSERT INTO events (stream, version, type, schema_version, half, second, period, played, fact,
                         metadata, command_id, command_seq, occurred_at, recorded_at)
     SELECT copy * 1000 + stream, version, type, schema_version, half, second, period, played,
            replace(replace(text, '@', copy::text), '#', coalesce(
              to_char(${earlier('"kickOff"')}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ''))::json, metadata,
            copy || '-' || command_id, command_seq,
            ${earlier('occurred_at')}, ${earlier('recorded_at')}
     FROM generate_series($2::integer, $3) AS copy,
          jsonb_to_recordset($1::jsonb) AS t (position bigint, text text, "kickOff" timestamp)
     JOIN events e USING (position)
     ORDER BY copy, position`,
    [JSON.stringify(templates), ...copies],
  );
}

function templateOf(fact: Record<string, unknown>): string {
  const marked = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(marked);
    return typeof value === 'number' ? `@${String(value).padStart(digits, '0')}` : value;
  };
  const fields = Object.entries(fact).map(([name, value]) => [
    name,
    idFields.includes(name) ? marked(value) : name === 'matchDate' ? '#' : value,
  ]);
  const text = JSON.stringify(Object.fromEntries(fields));
  return text.replace(/"(@\d+)"/g, '$1').replace(/"(actionId|goalId|venue)":"/g, '"$1":"@-');
}

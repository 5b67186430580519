import { EventStore } from '@kolo/backend/events/event-store.js';
import { clockHolderIn } from '@kolo/backend/live/commands/clock-holder.js';
import { Mailbox } from '@kolo/backend/live/commands/mailbox.js';
import { initialMatchState, type MatchCommand } from '@kolo/domain';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { percentile } from '../report.js';
import { nextCommand, originOf } from './writer.js';

const rounds = 7;
const firstMatch = 90_000_000;

/**
 * Sends taps at once to one running match.
 * @returns ms until all are answered, the median of several matches
 * @throws when two taps were answered with the same version
 */
export async function burst(source: DataSource, taps: number): Promise<number> {
  const took: number[] = [];
  const store = new EventStore(source);
  for (let round = 0; round < rounds; round += 1) {
    const matchId = firstMatch + round;
    const mailbox = new Mailbox(matchId, store, clockHolderIn(source), () => {});
    const post = (command: MatchCommand, n: number) =>
      mailbox.post(command, originOf(`burst-${matchId}-${n}`, new Date().toISOString()));
    let state = initialMatchState(matchId);
    while (state.matchState !== 'first-half')
      ({ state } = await post(nextCommand(state), -state.version));
    const tap = nextCommand(state);
    const start = performance.now();
    const answers = await Promise.all(Array.from({ length: taps }, (_, n) => post(tap, n + 1)));
    took.push(performance.now() - start);
    if (new Set(answers.map((answer) => answer.state.version)).size !== taps)
      throw new Error('Two taps have the same version');
  }
  return percentile(took, 0.5);
}

/** The usual way: a transaction per tap that locks the match's row, inserts and updates. */
export async function lockedBurst(url: string, taps: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 12 });
  // The server may stop while these connections are still closing.
  pool.on('error', () => {});
  try {
    await pool.query(
      `CREATE TABLE IF NOT EXISTS locked_matches (id int PRIMARY KEY, version int NOT NULL);
       CREATE TABLE IF NOT EXISTS locked_events (id int, version int, data jsonb, PRIMARY KEY (id, version));
       INSERT INTO locked_matches VALUES (1, 0) ON CONFLICT DO NOTHING`,
    );
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      await Promise.all(Array.from({ length: taps }, () => lockedTap(pool)));
      took.push(performance.now() - start);
    }
    return percentile(took, 0.5);
  } finally {
    await pool.end();
  }
}

async function lockedTap(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ version: number }>(
      'SELECT version FROM locked_matches WHERE id = 1 FOR UPDATE',
    );
    const version = (rows[0]?.version ?? 0) + 1;
    await client.query('INSERT INTO locked_events VALUES (1, $1, $2)', [version, { playerId: 7 }]);
    await client.query('UPDATE locked_matches SET version = $1 WHERE id = 1', [version]);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}

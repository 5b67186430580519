import { EventStore } from '@kolo/backend/events/event-store.js';
import { DisciplineFactsService } from '@kolo/backend/season/discipline/discipline-facts.service.js';
import { disciplineEventTypes } from '@kolo/domain';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { print } from '../report.js';
import { timed } from '../timed.js';

const matches = 992;
const leagueId = 2;

/** A large league after a start, and when nothing of it changed; with the matches of the rebuild. */
export async function benchDiscipline(source: DataSource, ownerUrl: string): Promise<void> {
  const ids = await ofOneLeague(ownerUrl);
  const log = new EventStore(source);
  const read = () => log.forReaders.readStreams(ids, disciplineEventTypes);
  // The first time compiles code and fills the database's caches.
  const connections = { db: source.manager, log: log.forReaders };
  await new DisciplineFactsService(log).of(leagueId, connections);
  const readMs = await timed(read);
  const facts = new DisciplineFactsService(log);
  const coldMs = await timed(() => facts.of(leagueId, connections));
  const warmMs = await timed(() => facts.of(leagueId, connections));
  const baseline = { name: 'their events read at once', value: readMs };
  print(`Discipline of a league of ${ids.length} matches`, [
    {
      name: 'facts after a start',
      value: coldMs,
      unit: 'ms',
      baseline,
      aim: { of: 'value', limit: 1_000, better: 'lower' },
    },
    {
      name: 'when nothing changed',
      value: warmMs,
      unit: 'ms',
      baseline,
      aim: { of: 'value', limit: 10, better: 'lower' },
    },
  ]);
}

async function ofOneLeague(ownerUrl: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `UPDATE matches SET league_id = $1
       WHERE id IN (SELECT id FROM matches ORDER BY id LIMIT $2) RETURNING id`,
      [leagueId, matches],
    );
    return rows.map(({ id }) => id);
  } finally {
    await client.end();
  }
}

import { randomUUID } from 'node:crypto';
import type { DecisionPage, EventPage } from '@kolo/domain';
import pg from 'pg';
import { until } from '../backend/test/until.js';
import { withinMs } from './limits.js';
import type { KoloNode } from './node.js';
import type { Topology } from './topology.js';

const maxAttempts = 20;

/** A team that leaves its league while one of its matches is awarded, both on one node. */
export class Withdrawal {
  private readonly keys = { withdrawal: randomUUID(), award: randomUUID() };

  private constructor(
    private readonly topology: Topology,
    private readonly leagueId: number,
    private readonly teamId: number,
    readonly matchIds: readonly number[],
  ) {}

  static async prepare(topology: Topology): Promise<Withdrawal> {
    const { leagueId, teams } = await topology.league(4);
    const [leaving = 0, ...others] = teams.map(({ id }) => id);
    const matchIds: number[] = [];
    for (const awayTeamId of others) {
      const match = { homeTeamId: leaving, awayTeamId, matchDate: new Date().toISOString() };
      matchIds.push((await topology.write<{ id: number }>('POST', '/matches', match)).id);
    }
    return new Withdrawal(topology, leagueId, leaving, matchIds);
  }

  withdraw(node: KoloNode): Promise<Response> {
    const body = { teamId: this.teamId, mode: 'annul-all' };
    return this.send(node, `/leagues/${this.leagueId}/withdrawals`, body, this.keys.withdrawal);
  }

  award(node: KoloNode): Promise<Response> {
    const body = { winner: 'home', cause: 'no-show' };
    return this.send(node, `/matches/${this.matchIds[0]}/award`, body, this.keys.award);
  }

  /** The types of what the log has of the league and of each of its matches, after they were scheduled. */
  async logged(): Promise<{ league: string[]; matches: string[][] }> {
    const { topology, leagueId, matchIds } = this;
    const league = await topology.read<DecisionPage>(`/leagues/${leagueId}/decisions`);
    const matches = await Promise.all(
      matchIds.map((id) => topology.read<EventPage>(`/matches/${id}/events?after=1`)),
    );
    const typesOf = ({ events }: DecisionPage | EventPage) => events.map(({ event }) => event.type);
    return { league: typesOf(league), matches: matches.map(typesOf) };
  }

  /** Repeated as a browser does it while the node is only slow. */
  private async send(node: KoloNode, path: string, body: object, key: string): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await fetch(`${node.url}/api${path}`, {
        method: 'POST',
        headers: {
          cookie: this.topology.cookie,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
      });
      if (answer.status < 500 || attempt === maxAttempts) return answer;
    }
  }
}

/** Nothing is appended meanwhile; commands wait in the database. */
export async function whileLogIsHeld(
  url: string,
  work: (appendsWait: (count: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    await db.query('BEGIN; LOCK TABLE events IN SHARE MODE');
    await work((count) =>
      until(async () => (await waiting(db)) >= count, {
        what: `${count} appends wait for the log`,
        withinMs,
      }),
    );
  } finally {
    await db.end();
  }
}

async function waiting(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `SELECT count(*)::integer AS n FROM pg_locks WHERE relation = 'events'::regclass AND NOT granted`,
  );
  return rows[0]?.n ?? 0;
}

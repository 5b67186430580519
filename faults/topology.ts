import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createLeague, type TestLeague } from '../backend/test/league.js';
import { type RedisServer, startRedis } from '../backend/test/redis-server.js';
import { until } from '../backend/test/until.js';
import { Database } from './database.js';
import { withinMs } from './limits.js';
import { KoloNode } from './node.js';
import { ReverseProxy } from './proxy.js';
import { ReconnectingSpectator } from './reconnecting-spectator.js';
import { Tablets } from './tablets.js';

const administrator = { username: 'admin', password: 'Nogomet-na-kolo-2025' };

/** Three nodes on one PostgreSQL and one Redis behind one proxy, a running match, and its spectators. */
export class Topology {
  private readonly folder = mkdtempSync(join(tmpdir(), 'kolo-faults-'));
  private readonly parts: (() => Promise<unknown> | unknown)[] = [];
  database!: Database;
  redis!: RedisServer;
  nodes: KoloNode[] = [];
  proxy!: ReverseProxy;
  cookie = '';
  matchId = 0;
  tablets!: Tablets;
  /** One at each node, the others through the proxy. */
  spectators: ReconnectingSpectator[] = [];

  async start(): Promise<void> {
    [this.database, this.redis] = await Promise.all([
      Database.start(join(this.folder, 'database')),
      startRedis(),
    ]);
    this.parts.push(
      () => this.database.stop(),
      () => this.redis.stop(),
    );
    await this.startNodes();
    this.proxy = await ReverseProxy.make(
      join(this.folder, 'proxy'),
      this.nodes.map(({ port }) => port),
    );
    this.parts.push(() => this.proxy.stop());
    await this.proxy.start();
    this.cookie = await this.signIn();
    await this.startMatch();
    await this.invite();
  }

  /** Also stops what a failed start left running. */
  async stop(): Promise<void> {
    for (const spectator of this.spectators) spectator.leave();
    const results = await Promise.allSettled(this.parts.reverse().map(async (stop) => stop()));
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  get running(): KoloNode[] {
    return this.nodes.filter(({ runs }) => runs);
  }

  async redisBack(): Promise<void> {
    this.redis = await startRedis(Number(new URL(this.redis.url).port));
  }

  /** Reads from the API as the administrator. */
  async read<T>(path: string, url = this.proxy.url): Promise<T> {
    const answer = await fetch(`${url}/api${path}`, { headers: { cookie: this.cookie } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Writes over the API as the administrator. */
  async write<T>(method: string, path: string, body: unknown): Promise<T> {
    const answer = await fetch(`${this.proxy.url}/api${path}`, {
      method,
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** A league with nothing played yet. */
  async league(teams: number): Promise<TestLeague> {
    const db = new pg.Pool({ connectionString: this.database.adminUrl, max: 1 });
    const { rows } = await db.query<{ id: number }>('SELECT id FROM users ORDER BY id LIMIT 1');
    const league = await createLeague(db, { ownerId: rows[0]?.id ?? 0, teams });
    await db.end();
    return league;
  }

  /** Resolves when every node reports this health. */
  async allNodes(status: 'ok' | 'degraded'): Promise<void> {
    await Promise.all(
      this.nodes.map((node) =>
        until(async () => (await node.health()).status === status, {
          what: `${node.url} is ${status}`,
          withinMs,
        }),
      ),
    );
  }

  private async startNodes(): Promise<void> {
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      SEED: 'none',
      DATABASE_URL: this.database.url,
      DATABASE_ADMIN_URL: this.database.adminUrl,
      REDIS_URL: this.redis.url,
      SESSION_SECRET: 'the-same-secret-on-every-node-0123456789',
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
      TRUSTED_PROXIES: '127.0.0.1',
    };
    for (const name of ['a', 'b', 'c']) {
      const dataDir = join(this.folder, `node-${name}`);
      mkdirSync(dataDir);
      const smallDisk = name === 'c' ? join(dataDir, 'files') : null;
      this.nodes.push(await KoloNode.make(env, dataDir, smallDisk));
    }
    for (const node of this.nodes) this.parts.push(() => (node.runs ? node.end('SIGKILL') : null));
    // All at once: one of them migrates, the others wait.
    await Promise.all(this.nodes.map((node) => node.start()));
  }

  private async signIn(): Promise<string> {
    const answer = await fetch(`${this.proxy.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(administrator),
    });
    if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}`);
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  private async startMatch(): Promise<void> {
    const { teams } = await this.league(2);
    const [home, away] = teams.map(({ id }) => id);
    const players = teams.flatMap(({ playerIds }) => playerIds);
    const matchDate = new Date().toISOString();
    const made = await this.write<{ id: number }>('POST', '/matches', {
      homeTeamId: home,
      awayTeamId: away,
      matchDate,
    });
    this.matchId = made.id;
    await this.write('POST', `/matches/${made.id}/initialize`, { playerIds: players });
    await this.write('PATCH', `/matches/${made.id}/state`, { matchState: 'first-half' });
    this.tablets = new Tablets(this.proxy.url, this.cookie, made.id, players);
  }

  private async invite(): Promise<void> {
    const urls = [...this.nodes.map(({ url }) => url), ...Array(6).fill(this.proxy.url)];
    this.spectators = urls.map((url: string) => new ReconnectingSpectator(url, this.matchId));
    await Promise.all(this.spectators.map((spectator) => spectator.connect()));
  }
}

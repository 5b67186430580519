import type { ManageView, MatchRow } from '@kolo/domain';
import { until } from '../../backend/test/until.js';
import { withinMs } from '../../faults/limits.js';
import { ReconnectingSpectator } from '../../faults/reconnecting-spectator.js';
import { Tablets } from '../../faults/tablets.js';
import { compose, docker } from './compose.js';

export interface Node {
  container: string;
  /** Its own address, past the proxy. */
  url: string;
}

/** The site in the containers, a match in it that is played, and its spectators. */
export class Site {
  readonly url = process.env.PUBLIC_ORIGIN ?? '';
  matchId = 0;
  tablets!: Tablets;
  spectators: ReconnectingSpectator[] = [];
  private cookie = '';
  private players: number[] = [];

  async isReady(): Promise<void> {
    const answers = async () => (await fetch(`${this.url}/api/health/ready`)).ok;
    await until(answers, { what: `${this.url} is ready`, withinMs });
  }

  async signIn(): Promise<void> {
    const answer = await fetch(`${this.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password: process.env.ADMIN_PASSWORD }),
    });
    if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}`);
    this.cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  /** Kicks off a match of the demo season. */
  async startMatch(): Promise<void> {
    const matches = await this.read<MatchRow[]>('/matches');
    const match = matches.find(({ status }) => status === 'scheduled');
    if (match === undefined) throw new Error('Every match of the demo season was played');
    this.matchId = match.id;
    const { homePlayers, awayPlayers, suspended } = await this.manage();
    this.players = [...homePlayers.slice(0, 8), ...awayPlayers.slice(0, 8)].map(({ id }) => id);
    const lists = { playerIds: this.players, suspendedAsOf: suspended?.asOf };
    await this.write('POST', `/matches/${match.id}/initialize`, lists);
    await this.write('PATCH', `/matches/${match.id}/state`, { matchState: 'first-half' });
  }

  /** Tablets that have sent nothing yet, and people who come now: through the proxy, and at single nodes. */
  async invite(at: readonly string[] = []): Promise<void> {
    this.leave();
    this.tablets = new Tablets(this.url, this.cookie, this.matchId, this.players);
    const urls = [...at, ...Array<string>(4).fill(this.url)];
    this.spectators = urls.map((url) => new ReconnectingSpectator(url, this.matchId));
    await Promise.all(this.spectators.map((spectator) => spectator.connect()));
  }

  leave(): void {
    for (const spectator of this.spectators) spectator.leave();
    this.spectators = [];
  }

  /** Nodes that run, in the order in which they were started. */
  async nodes(): Promise<Node[]> {
    const ids = (await compose('ps', '-q', 'kolo')).split('\n').filter((id) => id !== '');
    const form = '{{.State.Running}} {{.State.StartedAt}} {{.Id}}';
    const found = (await docker('inspect', '--format', form, ...ids)).split('\n').sort();
    const running = found.filter((line) => line.startsWith('true'));
    return Promise.all(
      running.map(async (line) => {
        const container = line.split(' ')[2] ?? '';
        const [address = ''] = (await docker('port', container, '3000/tcp')).split('\n');
        return { container, url: `http://${address}` };
      }),
    );
  }

  manage(url = this.url): Promise<ManageView> {
    return this.read<ManageView>(`/matches/${this.matchId}/manage`, url);
  }

  /** Reads from the API as the administrator. */
  async read<T>(path: string, url = this.url): Promise<T> {
    const answer = await fetch(`${url}/api${path}`, { headers: { cookie: this.cookie } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  private async write(method: string, path: string, body: unknown): Promise<void> {
    const answer = await fetch(`${this.url}/api${path}`, {
      method,
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  }
}

import type {
  AccountView,
  EventPage,
  EventRecord,
  ManageView,
  MatchView,
  RegisterRequest,
} from '@kolo/domain';

export const administrator = { username: 'admin', password: 'Nogomet-na-kolo-2025' };

/** For the environment of a server under test. */
export const administratorEnv = {
  ADMIN_USERNAME: administrator.username,
  ADMIN_PASSWORD: administrator.password,
};

export interface Answer<T> {
  status: number;
  body: T;
}

/** One person's session against a running server. */
export class Api {
  private cookie = '';

  constructor(readonly url: string) {}

  async signIn(credentials = administrator): Promise<this> {
    const response = await fetch(`${this.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    if (!response.ok) throw new Error(`Sign-in answered ${response.status}`);
    this.cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    return this;
  }

  async send<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(`${this.url}/api${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as T };
  }

  async get<T>(path: string): Promise<T> {
    const { status, body } = await this.send<T>('GET', path);
    if (status !== 200) throw new Error(`GET ${path} answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async must<T>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<T> {
    const answer = await this.send<T>(method, path, body, headers);
    if (answer.status >= 300)
      throw new Error(
        `${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`,
      );
    return answer.body;
  }

  /** Registers an account and approves it; returns its id. */
  async register(account: Omit<RegisterRequest, 'email'>): Promise<number> {
    const email = `${account.username}@example.com`;
    await this.must('POST', '/register', { ...account, email });
    const waiting = await this.get<AccountView[]>('/users/pending');
    const registered = waiting.find(({ username }) => username === account.username);
    if (registered === undefined) throw new Error(`${account.username} does not wait for approval`);
    await this.must('PATCH', `/users/${registered.id}/approve`, {});
    return registered.id;
  }

  manage(matchId: number): Promise<ManageView> {
    return this.get(`/matches/${matchId}/manage`);
  }

  /** The whole log of a match. */
  async log(matchId: number): Promise<EventRecord[]> {
    const events: EventRecord[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const page: EventPage = await this.get(`/matches/${matchId}/events?after=${after}`);
      events.push(...page.events);
      after = page.next;
    }
    return events;
  }

  /** The demo season's match that is ready to be started. */
  async readyMatch(): Promise<MatchView> {
    const matches = await this.get<MatchView[]>('/matches/upcoming');
    const ready = [...matches].sort((a, b) => a.matchDate.localeCompare(b.matchDate))[0];
    if (ready === undefined) throw new Error('The demo season has no match to start');
    return ready;
  }

  /** Confirms everybody present and kicks off, now or as a tap that had to wait for a network. */
  async kickOff(matchId: number, at = new Date()): Promise<ManageView> {
    const { homePlayers, awayPlayers, suspended } = await this.manage(matchId);
    const playerIds = [...homePlayers, ...awayPlayers].map(({ id }) => id);
    const lists = { playerIds, suspendedAsOf: suspended?.asOf };
    await this.must('POST', `/matches/${matchId}/initialize`, lists);
    const start = { status: 'in_progress', matchState: 'first-half', currentHalf: 1 };
    const tapped = { 'occurred-at': at.toISOString() };
    await this.must('PATCH', `/matches/${matchId}/state`, start, tapped);
    return this.manage(matchId);
  }
}

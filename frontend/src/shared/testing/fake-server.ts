import { type RefusalCode, refusalMessage, refusalTexts } from '@kolo/domain';

export type Method = 'HEAD' | 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
export type Route = `${Method} /${string}`;

/** One request as it arrived. */
export interface Call {
  readonly method: Method;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
  readonly init: RequestInit;
}

/** A text or a Blob is sent as it is, an Error breaks off while it is read, anything else is JSON. */
export type Answer = readonly [
  status: number,
  body?: unknown,
  statusText?: string,
  headers?: Record<string, string>,
];
/** A function may take its time, and throws where the answer is lost. */
export type Reaction = Answer | ((call: Call) => Answer | Promise<Answer>);
/** By method and path; one without a query answers every query. A test may change them while it runs. */
export type Answers = Record<string, Reaction>;

export const ok = (body: unknown): Answer => [200, body];

/** A page of a list, and where the next one is. */
export const page = (rows: unknown[], next: string): Answer => [
  ...([200, rows, ''] as const),
  { link: `<${next}>; rel="next"` },
];

export function refusal(code: RefusalCode, details?: Record<string, unknown>): Answer {
  const { status } = refusalTexts[code];
  return [status, { statusCode: status, error: code, message: refusalMessage({ code }), details }];
}

export const lost: Reaction = () => {
  throw new TypeError('Failed to fetch');
};
export const silent: Reaction = () => new Promise(() => {});

/** Answers that any page may need beside its subject: an empty site, nobody is signed in. */
const everywhere: Answers = {
  'HEAD /api/health': [200],
  'GET /api/user': refusal('auth.required'),
  'GET /api/leagues/names': ok([]),
  'GET /api/league-table/live': refusal('league.not-found'),
  'GET /api/league-table/live/real': refusal('league.not-found'),
  'GET /api/live': silent,
  'GET /api/live/:id': silent,
  'GET /api/leagues/:id/stages': ok([]),
  'GET /api/leagues/:id/awards': ok([]),
};

const realFetch = globalThis.fetch;
let current: FakeServer | undefined;

/** Takes the place of `fetch` until the end of the test; a request without an answer fails the test. */
export function serve(answers: Answers = {}): FakeServer {
  const unanswered = current?.unanswered;
  current = new FakeServer(answers, unanswered);
  globalThis.fetch = current.fetch;
  return current;
}

afterEach(() => {
  const unanswered = current?.unanswered ?? [];
  current = undefined;
  globalThis.fetch = realFetch;
  if (unanswered.length === 0) return;
  const routes = [...new Set(unanswered)].map((route) => `server.on('${route}', ok(…))`);
  throw new Error(`The test gave no answer to a request. Add to it: ${routes.join(', ')}`);
});

/** A server of canned answers that records its requests. */
export class FakeServer {
  readonly calls: Call[] = [];
  /** How long every answer takes; without it none is seen to be on its way. */
  delayMs = 0;
  private readonly once: [Route, Reaction][] = [];
  private readonly held = new Map<string, Promise<void>>();

  constructor(
    private readonly answers: Answers,
    readonly unanswered: Route[] = [],
  ) {}

  /** The answer to every request of a route from now on. */
  on(route: Route, reaction: Reaction): this {
    this.answers[route] = reaction;
    return this;
  }

  /** The answer to the next request of a route; several are used up in their order. */
  next(route: Route, reaction: Reaction): this {
    this.once.push([route, reaction]);
    return this;
  }

  /** Keeps the answers of a route back until the returned function is called. */
  hold(route: Route): () => void {
    let release = () => {};
    this.held.set(
      route,
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    return release;
  }

  /** Paths and bodies of all requests with a method. */
  sent(method: Method): [path: string, body: unknown][] {
    return this.calls
      .filter((call) => call.method === method)
      .map(({ path, body }) => [path, body]);
  }

  /** Bodies of all requests of a route. */
  bodies(route: Route): unknown[] {
    return this.calls
      .filter(({ method, path }) => `${method} ${path}` === route)
      .map(({ body }) => body);
  }

  /** Paths that were read. */
  get read(): string[] {
    return this.sent('GET').map(([path]) => path);
  }

  readonly fetch = async (path: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const call = callOf(String(path), init);
    this.calls.push(call);
    return Promise.race([this.answer(call), aborted(init.signal)]);
  };

  private async answer(call: Call): Promise<Response> {
    const route = `${call.method} ${call.path}` as Route;
    const reaction = this.reactionTo(route);
    const held = this.held.get(route);
    if (held) await held;
    const { delayMs } = this;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    return responseOf(typeof reaction === 'function' ? await reaction(call) : reaction);
  }

  private reactionTo(route: Route): Reaction {
    const index = this.once.findIndex(([waiting]) => waiting === route);
    const [first] = index < 0 ? [] : this.once.splice(index, 1);
    const reaction =
      first?.[1] ??
      this.answers[route] ??
      this.answers[withoutQuery(route)] ??
      everywhere[anyOne(route)];
    if (reaction === undefined) this.unanswered.push(route);
    return reaction ?? lost;
  }
}

/** Most leagues have no finals and no awards, and pages of every league look for them; those of a match poll it. */
const anyOne = (route: Route): string =>
  route
    .replace(/^(GET \/api\/leagues)\/\d+\/(stages|awards)$/, '$1/:id/$2')
    .replace(/^(GET \/api\/live)\/\d+(\?.*)?$/, '$1/:id');

const withoutQuery = (route: Route): string => route.replace(/\?.*/, '');

function callOf(path: string, init: RequestInit): Call {
  const method = (init.method ?? 'GET') as Method;
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
  return { method, path, body, headers: new Headers(init.headers), init };
}

function responseOf([status, body, statusText = '', headers = {}]: Answer): Response {
  const text = async () => (typeof body === 'string' ? body : (JSON.stringify(body) ?? ''));
  const read =
    <Value>(value: () => Promise<Value>) =>
    async () => {
      if (body instanceof Error) throw body;
      return value();
    };
  return {
    ok: status >= 200 && status < 300,
    status,
    statusText,
    headers: new Headers(headers),
    text: read(text),
    json: read(async () => JSON.parse(await text())),
    blob: read(async () => body),
  } as Response;
}

const aborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );

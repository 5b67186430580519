import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { fastifyCookie } from '@fastify/cookie';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { WatchPermissionService } from '../../people/auth/access/watch-permission.service.js';
import { type Language, languageOf } from '../../platform/api/language.js';
import { TokenBucket } from '../../platform/async/token-bucket.js';
import { WaitingLine } from '../../platform/async/waiting-line.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { AccessLogService } from '../../platform/http/access-log.service.js';
import { networkOfRequest, type Trust, trustOf } from '../../platform/http/client-network.js';
import { requestId, sameSite } from '../../platform/http/request-hooks.js';
import { consoleTokenOf, sessionTokenOf } from '../../platform/http/session-cookie.js';
import { handshakeLimits, networkLimits } from './live-limits.js';

export interface Admission {
  language: Language;
  sessionToken: string | undefined;
  /** A device at the scorer's table, with the grants that were open when it connected: their end closes its socket. */
  console: { token: string; grants: readonly number[] } | null;
  finished(): void;
}

interface Network {
  sockets: number;
  unfinished: number;
  connects: TokenBucket;
}

interface Arrival {
  network: string;
  request: IncomingMessage;
  socket: Duplex;
  admit: () => void;
}

const turnMs = 10;
const cleanMs = 60_000;

/** The gate before every socket: our own pages and frames only, and a network waits only for itself. */
@Injectable()
export class HandshakesService {
  private readonly logger = new Logger(HandshakesService.name);
  private readonly proxies: Trust;
  private readonly networks = new Map<string, Network>();
  private readonly admissions = new WeakMap<IncomingMessage, Admission>();
  private readonly accepts = bucketOf(handshakeLimits.accepts);
  private readonly line = new WaitingLine<Arrival>();
  private sockets = 0;
  private unfinished = 0;
  private turn: NodeJS.Timeout | undefined;
  private cleanedAt = performance.now();
  private closed = false;

  constructor(
    private readonly watching: WatchPermissionService,
    private readonly access: AccessLogService,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {
    this.proxies = trustOf(runtime.config.trustedProxies);
  }

  /** socket.io's `allowRequest`: calls back to let the upgrade happen, or refuses it itself. */
  readonly allowRequest = (
    request: IncomingMessage,
    callback: (error: string | null, allowed: boolean) => void,
  ): void => {
    const { socket } = request;
    const network = networkOfRequest(request, this.proxies);
    if (this.closed) refuse(socket, 503);
    else if (!hasNoOrigin(request) && !sameSite(request, this.runtime.config.publicOrigin))
      this.turnAway(request, 403);
    else if (!this.enter(network, socket)) refuse(socket, 429);
    else this.wait({ network, request, socket, admit: () => callback(null, true) });
  };

  admissionOf(request: IncomingMessage): Admission | undefined {
    return this.admissions.get(request);
  }

  close(): void {
    this.closed = true;
    for (const { socket } of this.line.clear()) refuse(socket, 503);
  }

  private turnAway(request: IncomingMessage, statusCode: 401 | 403): void {
    refuse(request.socket, statusCode);
    const source = { id: requestId(request), ip: networkOfRequest(request, this.proxies) };
    const { method = '', url = '' } = request;
    this.access.record('refused', { ...source, method, url }, { accountId: null, statusCode });
  }

  private wait(arrival: Arrival): void {
    this.line.add(arrival);
    arrival.socket.once('close', () => this.line.remove(arrival));
    const tooMany = this.line.size > handshakeLimits.waiting;
    const last = tooMany ? this.line.lastOfLongest() : undefined;
    if (last !== undefined) {
      this.line.remove(last);
      refuse(last.socket, 503);
    }
    this.letIn();
  }

  private letIn(): void {
    while (this.unfinished < handshakeLimits.unfinished) {
      const arrival = this.line.next((network) => this.hasRoom(network));
      if (arrival === undefined) return;
      if (!this.accepts.take(performance.now())) {
        this.letInLater();
        return;
      }
      this.line.remove(arrival);
      void this.admit(arrival);
    }
  }

  private letInLater(): void {
    this.turn ??= setTimeout(() => {
      this.turn = undefined;
      this.letIn();
    }, turnMs).unref();
  }

  private hasRoom(name: string): boolean {
    return (this.networks.get(name)?.unfinished ?? 0) < networkLimits.unfinished;
  }

  private async admit({ network, request, socket, admit }: Arrival): Promise<void> {
    const finished = this.begin(network, socket);
    try {
      const cookies = hasNoOrigin(request) ? {} : fastifyCookie.parse(request.headers.cookie ?? '');
      const claimedToken = this.watching.isEverybodys ? undefined : sessionTokenOf(cookies);
      const consoleToken = consoleTokenOf(cookies);
      const isAdmitted = await this.watching.mayWatch(claimedToken);
      if (!isAdmitted && !(await this.watching.mayWatch(undefined, consoleToken))) {
        this.turnAway(request, 401);
        return;
      }
      // The end of a session closes only sockets that it let in: a device with a grant may have an old cookie too.
      const sessionToken = isAdmitted ? claimedToken : undefined;
      const language = languageOf(request.headers['accept-language']);
      const grants = await this.watching.openGrants(consoleToken);
      const console =
        consoleToken === undefined || grants.length === 0 ? null : { token: consoleToken, grants };
      this.admissions.set(request, { language, sessionToken, console, finished });
      admit();
    } catch (error) {
      this.logger.error({ err: error }, 'A socket could not be let in');
      refuse(socket, 503);
    }
  }

  /** A client that sends nothing would not answer a closing handshake either. */
  private begin(name: string, socket: Duplex): () => void {
    const network = this.networks.get(name);
    let open = true;
    const silent = setTimeout(() => socket.destroy(), handshakeLimits.finishMs).unref();
    const finished = () => {
      if (!open) return;
      open = false;
      clearTimeout(silent);
      this.count(network, -1);
      this.letIn();
    };
    this.count(network, 1);
    socket.once('close', finished);
    return finished;
  }

  private count(network: Network | undefined, change: 1 | -1): void {
    this.unfinished += change;
    if (network !== undefined) network.unfinished += change;
  }

  private enter(name: string, socket: Duplex): boolean {
    const now = performance.now();
    this.forgetIdle(now);
    const network = this.networks.get(name) ?? {
      sockets: 0,
      unfinished: 0,
      connects: bucketOf(networkLimits.connects),
    };
    this.networks.set(name, network);
    const crowded = this.sockets >= handshakeLimits.crowded;
    const max = crowded ? networkLimits.socketsWhenCrowded : networkLimits.sockets;
    if (!network.connects.take(now) || network.sockets >= max) return false;
    network.sockets += 1;
    this.sockets += 1;
    socket.once('close', () => {
      network.sockets -= 1;
      this.sockets -= 1;
    });
    return true;
  }

  private forgetIdle(now: number): void {
    if (now - this.cleanedAt < cleanMs) return;
    this.cleanedAt = now;
    for (const [name, { sockets, connects }] of this.networks)
      if (sockets === 0 && connects.isFull(now)) this.networks.delete(name);
  }
}

const bucketOf = ({ perSecond, burst }: { perSecond: number; burst: number }): TokenBucket =>
  new TokenBucket(perSecond, burst);

/** A frame in a `sandbox`, which may be anybody's, so it is a visitor whatever cookies come with it. */
const hasNoOrigin = ({ headers }: IncomingMessage): boolean => headers.origin === 'null';

const reasons = {
  401: 'Unauthorized',
  403: 'Forbidden',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

function refuse(socket: Duplex, status: keyof typeof reasons): void {
  if (socket.destroyed) return;
  const later = status === 429 || status === 503;
  socket.end(
    [
      `HTTP/1.1 ${status} ${reasons[status]}`,
      'Connection: close',
      'Content-Length: 0',
      ...(later ? [`Retry-After: ${handshakeLimits.retryAfterSeconds}`] : []),
      '\r\n',
    ].join('\r\n'),
    () => socket.destroy(),
  );
}

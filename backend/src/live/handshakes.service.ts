import type { IncomingMessage } from 'node:http';
import type { BlockList } from 'node:net';
import type { Duplex } from 'node:stream';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { SessionsService, sessionCookie } from '../auth/sessions.service.js';
import { type Language, languageOf } from '../common/language.js';
import { sameSite } from '../common/request-hooks.js';
import { type Runtime, runtimeToken } from '../runtime.js';
import { clientAddress, trustedProxies } from './client-address.js';
import { addressLimits, handshakeLimits } from './live-limits.js';
import { TokenBucket } from './token-bucket.js';

/** What is kept of the request that opened a socket. */
export interface Admission {
  language: Language;
  /** The session's cookie, where watching needs a session. */
  sessionToken: string | undefined;
  /** The socket is in the namespace. */
  finished(): void;
}

interface Address {
  sockets: number;
  connects: TokenBucket;
}

interface Arrival {
  request: IncomingMessage;
  socket: Duplex;
  admit: () => void;
}

const turnMs = 10;
const cleanMs = 60_000;

/**
 * The gate before every socket, at the upgrade itself: our own pages only, so many from one address, and
 * no more at a time than leaves room for everybody else.
 */
@Injectable()
export class Handshakes {
  private readonly logger = new Logger(Handshakes.name);
  private readonly proxies: BlockList;
  private readonly addresses = new Map<string, Address>();
  private readonly admissions = new WeakMap<IncomingMessage, Admission>();
  private readonly accepts = bucketOf(handshakeLimits.accepts);
  private readonly line: Arrival[] = [];
  private unfinished = 0;
  private turn: NodeJS.Timeout | undefined;
  private cleanedAt = performance.now();
  private closed = false;

  constructor(
    private readonly sessions: SessionsService,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {
    this.proxies = trustedProxies(runtime.config.trustedProxies);
  }

  /** socket.io's `allowRequest`: calls back to let the upgrade happen, or answers it with a refusal itself. */
  readonly allowRequest = (
    request: IncomingMessage,
    callback: (error: string | null, allowed: boolean) => void,
  ): void => {
    const { socket } = request;
    if (this.closed) refuse(socket, 503);
    else if (!sameSite(request, this.runtime.config.publicOrigin)) refuse(socket, 403);
    else if (!this.enter(clientAddress(request, this.proxies), socket)) refuse(socket, 429);
    else if (this.line.length >= handshakeLimits.waiting) refuse(socket, 503);
    else {
      this.line.push({ request, socket, admit: () => callback(null, true) });
      this.letIn();
    }
  };

  admissionOf(request: IncomingMessage): Admission | undefined {
    return this.admissions.get(request);
  }

  /** Nobody else comes in. */
  close(): void {
    this.closed = true;
    for (const { socket } of this.line.splice(0)) refuse(socket, 503);
  }

  /** Whether somebody may watch: everybody, or who has a session. */
  async mayWatch(sessionToken: string | undefined): Promise<boolean> {
    if (this.runtime.config.livePublic) return true;
    return (await this.sessions.userOf(sessionToken)) !== null;
  }

  private letIn(): void {
    while (this.unfinished < handshakeLimits.unfinished) {
      if (this.line.length === 0 || !this.accepts.take(performance.now())) break;
      const arrival = this.line.shift();
      if (arrival !== undefined && !arrival.socket.destroyed) void this.admit(arrival);
    }
    if (this.line.length === 0 || this.turn !== undefined) return;
    this.turn = setTimeout(() => {
      this.turn = undefined;
      this.letIn();
    }, turnMs).unref();
  }

  private async admit({ request, socket, admit }: Arrival): Promise<void> {
    this.unfinished += 1;
    let open = true;
    const finished = () => {
      if (!open) return;
      open = false;
      this.unfinished -= 1;
      if (this.line.length > 0) this.letIn();
    };
    socket.once('close', finished);
    try {
      const { livePublic } = this.runtime.config;
      const sessionToken = livePublic ? undefined : cookieOf(request);
      if (!(await this.mayWatch(sessionToken))) {
        refuse(socket, 401);
        return;
      }
      const language = languageOf(request.headers['accept-language']);
      this.admissions.set(request, { language, sessionToken, finished });
      admit();
    } catch (error) {
      this.logger.error({ err: error }, 'A socket could not be let in');
      refuse(socket, 503);
    }
  }

  private enter(name: string, socket: Duplex): boolean {
    const now = performance.now();
    this.forgetIdle(now);
    const address = this.addresses.get(name) ?? {
      sockets: 0,
      connects: bucketOf(addressLimits.connects),
    };
    this.addresses.set(name, address);
    if (!address.connects.take(now) || address.sockets >= addressLimits.sockets) return false;
    address.sockets += 1;
    socket.once('close', () => {
      address.sockets -= 1;
    });
    return true;
  }

  private forgetIdle(now: number): void {
    if (now - this.cleanedAt < cleanMs) return;
    this.cleanedAt = now;
    for (const [name, { sockets, connects }] of this.addresses)
      if (sockets === 0 && connects.isFull(now)) this.addresses.delete(name);
  }
}

const bucketOf = ({ perSecond, burst }: { perSecond: number; burst: number }): TokenBucket =>
  new TokenBucket(perSecond, burst);

const reasons = {
  401: 'Unauthorized',
  403: 'Forbidden',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

/** An HTTP answer on a socket that asked for an upgrade. */
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

function cookieOf({ headers: { cookie = '' } }: IncomingMessage): string | undefined {
  for (const part of cookie.split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === sessionCookie) return value;
  }
  return undefined;
}

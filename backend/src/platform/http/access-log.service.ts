import { Injectable, Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestWithUser } from '../api/access.decorators.js';
import { loggedUrl } from '../log/log.js';
import { clientNetwork } from './client-network.js';
import { isOwnRequest } from './own-request.js';
import { consoleCookie, sessionCookie } from './session-cookie.js';

export const accessEvents = ['sign-in', 'sign-in-failed', 'refused', 'document-read'] as const;
export type AccessEvent = (typeof accessEvents)[number];

type LoggedRequest = Pick<FastifyRequest, 'id' | 'ip' | 'method' | 'url'>;

/** No line contains typed text: a name in the wrong field may be a password. */
@Injectable()
export class AccessLogService {
  readonly counts: Record<AccessEvent, number> = {
    'sign-in': 0,
    'sign-in-failed': 0,
    refused: 0,
    'document-read': 0,
  };
  private readonly logger = new Logger('access');
  private readonly logged = new WeakSet<LoggedRequest>();

  /** Every 401 and 403 that was not recorded already. */
  follow(fastify: FastifyInstance): void {
    fastify.addHook('onResponse', (request: RequestWithUser, { statusCode }, next) => {
      if (this.isRefusal(request, statusCode))
        this.record('refused', request, { accountId: request.sessionUser?.id ?? null, statusCode });
      next();
    });
  }

  private isRefusal(request: RequestWithUser, statusCode: number): boolean {
    if ((statusCode !== 401 && statusCode !== 403) || this.logged.has(request)) return false;
    // A page reads what its reader may see, and finds out by asking.
    if (isOwnRequest(request)) return false;
    // Pages ask who is signed in, and what the device may run; a visitor's answer is no refusal.
    const cookie = { '/api/user': sessionCookie, '/api/console': consoleCookie }[
      request.routeOptions.url ?? ''
    ];
    return cookie === undefined || request.cookies[cookie] !== undefined;
  }

  record(
    event: AccessEvent,
    request: LoggedRequest,
    about: { accountId: number | null } & Record<string, number | string | null>,
  ): void {
    this.logged.add(request);
    this.counts[event] += 1;
    const { id: requestId, ip, method, url } = request;
    const line = {
      event,
      ...about,
      network: clientNetwork(ip),
      requestId,
      method,
      url: loggedUrl(url),
    };
    const isWelcome = event === 'sign-in' || event === 'document-read';
    this.logger[isWelcome ? 'log' : 'warn'](line, event);
  }
}

import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Runtime, runtimeToken } from '../../../platform/config/runtime.js';
import { overHttps } from '../../../platform/http/over-https.js';
import { consoleCookie, cookieNameOf } from '../../../platform/http/session-cookie.js';
import { derivedKey } from '../../../platform/secrets/derived-key.js';
import { SessionsService } from '../sessions/sessions.service.js';

const lastsDays = 30;

/** The cookie of a device at the scorer's table; it ends with its grants. */
@Injectable()
export class ConsoleCookiesService {
  private readonly key: Buffer;

  constructor(
    private readonly sessions: SessionsService,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {
    this.key = derivedKey(runtime.config.sessionSecret, 'console entries');
  }

  tokenOf({ cookies }: FastifyRequest): string | undefined {
    return cookies[consoleCookie];
  }

  /** The hash that the table stores; null without a cookie of ours. */
  idOf(request: FastifyRequest): string | null {
    const token = this.tokenOf(request);
    return token !== undefined && this.sessions.isOurs(token) ? this.sessions.idOf(token) : null;
  }

  /**
   * A new one for each entry, so that nobody knows it beforehand, and the same for its repeat: the first answer,
   * and with it the cookie, may have been lost.
   * @param entry null where the caller does not say which entry it is
   */
  make(request: FastifyRequest, grantId: number, entry: string | null) {
    const random =
      entry === null
        ? undefined
        : createHmac('sha256', this.key).update(`${grantId} ${entry}`).digest();
    const token = this.sessions.newToken(request, random);
    return { token, id: this.sessions.idOf(token) };
  }

  hand(reply: FastifyReply, token: string): void {
    const options = { ...this.options(reply.request), maxAge: lastsDays * 86_400 };
    reply.setCookie(cookieNameOf(token, consoleCookie), token, options);
  }

  clear(request: FastifyRequest, reply: FastifyReply): void {
    const token = this.tokenOf(request) ?? '';
    reply.clearCookie(cookieNameOf(token, consoleCookie), this.options(request));
  }

  private options(request: FastifyRequest) {
    const secure = overHttps(request, this.runtime.config);
    return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }
}

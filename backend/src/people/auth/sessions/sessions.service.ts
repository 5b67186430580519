import { createHmac } from 'node:crypto';
import type { Role, SessionUser } from '@kolo/domain';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type DataSource, type EntityManager, Not } from 'typeorm';
import { RefusalError } from '../../../platform/api/refusal.error.js';
import { type Runtime, runtimeToken } from '../../../platform/config/runtime.js';
import { forTaps } from '../../../platform/db/data-source.js';
import { poolOf } from '../../../platform/db/pool.js';
import { clientNetwork } from '../../../platform/http/client-network.js';
import { overHttps } from '../../../platform/http/over-https.js';
import {
  cookieNameOf,
  hostCookie,
  isSigned,
  newToken,
  sessionCookie,
} from '../../../platform/http/session-cookie.js';
import type { OpenSession } from '../../../platform/reads/reader-sessions.js';
import { derivedKey } from '../../../platform/secrets/derived-key.js';
import { User } from '../../users/user.entity.js';
import { Session } from './session.entity.js';
import { SessionCacheService } from './session-cache.service.js';

/** A session ends when it was not used for so long, and at the latest half a year after the sign-in. */
export const sessionDays = { unused: 30, max: 180 } as const;

/** Whether a session `s` of the account `u` is open; an administrator's ends after half a day without use. */
export const openSession = (maxDays: string): string => `s.expires_at > now()
  AND s.created_at > now() - make_interval(days => ${maxDays})
  AND (u.role <> 'admin' OR s.last_used_at > now() - interval '12 hours')
  AND u.approved AND u.deactivated_at IS NULL`;

/** An account whose password was right a moment ago. */
export interface Verified {
  user: SessionUser;
  /** Of that password. */
  hash: string;
  secondFactor: boolean;
}

const maxEnded = 20_000;

const hasSecondFactor = (users: string): string =>
  `EXISTS (SELECT FROM second_factors f WHERE f.user_id = ${users}.id AND f.confirmed_at IS NOT NULL)`;

interface SessionRow {
  open_ms: number;
  nearExpiry: boolean;
  needsTouch: boolean;
  second_factor_missing: boolean;
  id: number;
  username: string;
  role: Role;
  company_name: string | null;
  package_name: string | null;
  package_price: string | null;
}

/** In PostgreSQL: they survive a restart, hold on every node, and end at once (docs/decisions/0013-response-and-session-caches.md). */
@Injectable()
export class SessionsService {
  private readonly key: Buffer;
  private readonly ended = new LRUCache<string, true>({ max: maxEnded });

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @InjectDataSource(forTaps) private readonly taps: DataSource,
    @Inject(runtimeToken) private readonly runtime: Runtime,
    private readonly cache: SessionCacheService,
  ) {
    this.key = derivedKey(runtime.config.sessionSecret, 'session tokens');
  }

  /** Whether one of our nodes made this token; its session may be over. */
  isOurs(token: string | undefined): boolean {
    return token !== undefined && isSigned(token, this.key);
  }

  /** Whether this token of ours opened nothing when it was last looked up. */
  isEnded(token: string): boolean {
    return this.ended.has(token);
  }

  /** @param opens whether it was found to open anything, a session or a console */
  noteLookup(token: string, opens: boolean): void {
    if (opens) this.ended.delete(token);
    else if (this.isOurs(token)) this.ended.set(token, true);
  }

  /**
   * The random part of a cookie that is ours by its signature.
   * @param random 32 bytes that nobody can guess; new ones where it is left out
   */
  newToken(request: FastifyRequest, random?: Buffer): string {
    return newToken(overHttps(request, this.runtime.config), this.key, random);
  }

  /** Refused when the password was replaced since it was checked, or a second factor turned on. */
  async begin(
    { user, hash, secondFactor }: Verified,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<SessionUser> {
    const former = request.cookies[sessionCookie] ?? '';
    const token = this.newToken(request);
    // FOR SHARE: a change of the password ends this session, or it never begins.
    const begun = await this.db.query<unknown[]>(
      `WITH over AS (DELETE FROM sessions WHERE expires_at < now() OR id = $4)
       INSERT INTO sessions (id, user_id, expires_at, user_agent, network)
       SELECT $1, id, now() + make_interval(days => $3), $6, $7 FROM users
       WHERE id = $2 AND password = $5 AND ($8 OR role <> 'admin' OR NOT ${hasSecondFactor('users')})
       FOR SHARE
       RETURNING id`,
      [
        ...[this.idOf(token), user.id, sessionDays.unused, this.idOf(former), hash],
        ...[userAgentOf(request), clientNetwork(request.ip), secondFactor],
      ],
    );
    if (begun.length === 0) throw RefusalError.of('auth.bad-credentials');
    this.hand(token, reply);
    return (await this.find(token))?.user ?? user;
  }

  async touch(
    token: string,
    { nearExpiry, needsTouch }: OpenSession,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    if (nearExpiry) await this.prolong(token, reply);
    if (needsTouch) await this.note(token, request);
  }

  private async prolong(token: string, reply: FastifyReply): Promise<void> {
    // The connections for taps know no entities.
    await this.taps.query(
      'UPDATE sessions SET expires_at = now() + make_interval(days => $2) WHERE id = $1',
      [this.idOf(token), sessionDays.unused],
    );
    this.cache.forget(token);
    this.hand(token, reply);
  }

  /** Not at each request, of which a match has thousands. */
  private async note(token: string, request: FastifyRequest): Promise<void> {
    await this.taps.query(
      'UPDATE sessions SET last_used_at = now(), user_agent = $2, network = $3 WHERE id = $1',
      [this.idOf(token), userAgentOf(request), clientNetwork(request.ip)],
    );
    this.cache.forget(token);
  }

  /**
   * Null for an unknown or expired session, and an account that is not active or must set up a second factor.
   */
  async userOf(token: string | undefined): Promise<SessionUser | null> {
    const session = await this.find(token);
    return session === null || session.user.secondFactorMissing ? null : session.user;
  }

  /** Only what this node knows of the last seconds; the session may be open all the same. */
  known(token: string): OpenSession | undefined {
    return this.cache.find(token);
  }

  /** Resolves when no session that was ended before counts on this node any more. */
  untilCaughtUp(): Promise<void> {
    return this.cache.untilCaughtUp();
  }

  async find(token: string | undefined): Promise<OpenSession | null> {
    if (token === undefined || token.length > 100) return null;
    return this.cache.find(token) ?? (await this.read(token));
  }

  private async read(token: string): Promise<OpenSession | null> {
    const at = this.cache.changes;
    const hash = this.idOf(token);
    // An invented token must not take a connection from the taps.
    const source = this.isOurs(token) ? this.taps : this.db;
    // Runs every few seconds for everybody who is signed in, taps too: raw, prepared, planned once.
    const { rows } = await poolOf(source).query<SessionRow>({
      name: 'find_session',
      text: `SELECT s.expires_at < now() + make_interval(days => $2) AS "nearExpiry",
         s.last_used_at < now() - interval '5 minutes' AS "needsTouch",
         (extract(epoch FROM least(s.expires_at, s.created_at + make_interval(days => $3),
           CASE WHEN u.role = 'admin' THEN s.last_used_at + interval '12 hours' END) - now())
           * 1000)::float8 AS open_ms,
         $4 AND u.role = 'admin' AND NOT ${hasSecondFactor('u')} AS second_factor_missing,
         u.id, u.username, u.role, u.company_name, p.name AS package_name, p.price AS package_price
       FROM sessions s
       JOIN users u ON u.id = s.user_id
       LEFT JOIN sponsorship_packages p ON p.id = u.membership_package_id
       WHERE s.id = $1 AND ${openSession('$3')}`,
      values: [
        ...[hash, sessionDays.unused - 1, sessionDays.max],
        this.runtime.config.requireSecondFactor,
      ],
    });
    const [row] = rows;
    this.noteLookup(token, row !== undefined);
    if (row === undefined) return null;
    const {
      nearExpiry,
      needsTouch,
      id,
      username,
      role,
      company_name: companyName,
      package_name: name,
      package_price: price,
    } = row;
    const membershipPackage = name === null || price === null ? null : { name, price };
    const user = { id, username, role, companyName, membershipPackage };
    const session: OpenSession = {
      user: row.second_factor_missing ? { ...user, secondFactorMissing: true } : user,
      nearExpiry,
      needsTouch,
    };
    this.cache.keep(token, { id: hash, session }, { at, openMs: row.open_ms });
    return session;
  }

  async openAmong(tokens: readonly string[]): Promise<ReadonlySet<string>> {
    const byId = new Map(tokens.map((token) => [this.idOf(token), token]));
    const rows = await this.db
      .createQueryBuilder(Session, 's')
      .select('s.id', 'id')
      .innerJoin(User, 'u', 'u.id = s.userId')
      .where('s.id = ANY (:ids)', { ids: [...byId.keys()] })
      .andWhere(openSession(':maxDays'), { maxDays: sessionDays.max })
      .getRawMany<{ id: string }>();
    return new Set(rows.flatMap(({ id }) => byId.get(id) ?? []));
  }

  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = request.cookies[sessionCookie];
    if (token !== undefined) await this.db.manager.delete(Session, { id: this.idOf(token) });
    reply.clearCookie(sessionCookie, this.cookie(request));
    if (overHttps(request, this.runtime.config))
      reply.clearCookie(hostCookie, this.cookie(request));
  }

  /** @param but the cookie whose session goes on */
  async endAll(manager: EntityManager, userId: number, but?: string): Promise<void> {
    await manager.delete(Session, { userId, id: Not(this.idOf(but ?? '')) });
  }

  /** The table has only this hash: whoever reads it cannot sign in. */
  idOf(token: string): string {
    return createHmac('sha256', this.runtime.config.sessionSecret).update(token).digest('hex');
  }

  private hand(token: string, reply: FastifyReply): void {
    const maxAge = sessionDays.unused * 86_400;
    reply.setCookie(cookieNameOf(token), token, { ...this.cookie(reply.request), maxAge });
  }

  private cookie(request: FastifyRequest) {
    const secure = overHttps(request, this.runtime.config);
    return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }
}

const userAgentOf = ({ headers }: FastifyRequest): string | null =>
  headers['user-agent']?.slice(0, 300) ?? null;

import { createHmac, randomBytes } from 'node:crypto';
import type { Role, SessionUser } from '@kolo/domain';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply } from 'fastify';
import type { DataSource, EntityManager } from 'typeorm';
import { RefusalError } from '../common/refusal.error.js';
import { forTaps } from '../db/data-source.js';
import { poolOf } from '../db/pool.js';
import { type Runtime, runtimeToken } from '../runtime.js';

export const sessionCookie = 'kolo.sid';
/** A session ends when it was not used for this long, and at the latest half a year after the sign-in. */
const lastsDays = 30;
const atMostDays = 180;

export interface Session {
  user: SessionUser;
  /** It was not prolonged for a day. */
  ageing: boolean;
}

interface SessionRow {
  ageing: boolean;
  id: number;
  username: string;
  role: Role;
  company_name: string | null;
  package_name: string | null;
  package_price: string | null;
}

/** Sessions live in PostgreSQL: they survive a restart, hold on every node, and end at once when told to. */
@Injectable()
export class SessionsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @InjectDataSource(forTaps) private readonly taps: DataSource,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  /**
   * Begins a session and hands its cookie to the browser.
   * @param former the cookie that the browser sent, whose session ends
   * @throws RefusalError `auth.bad-credentials` when the password was replaced since it was checked
   */
  async begin(
    { user, hash }: { user: SessionUser; hash: string },
    former: string | undefined,
    reply: FastifyReply,
  ): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    // Whoever replaces the password ends the account's sessions: this one is among them, or never begins.
    const begun = await this.db.query<unknown[]>(
      `WITH over AS (DELETE FROM sessions WHERE expires_at < now() OR id = $4)
       INSERT INTO sessions (id, user_id, expires_at)
       SELECT $1, id, now() + make_interval(days => $3) FROM users
       WHERE id = $2 AND password = $5 FOR SHARE
       RETURNING id`,
      [this.idOf(token), user.id, lastsDays, this.idOf(former ?? ''), hash],
    );
    if (begun.length === 0) throw RefusalError.of('auth.bad-credentials');
    this.hand(token, reply);
  }

  /** The session goes on for as long as it is used; the browser's cookie with it. */
  async prolong(token: string, reply: FastifyReply): Promise<void> {
    await this.db.query(
      'UPDATE sessions SET expires_at = now() + make_interval(days => $2) WHERE id = $1',
      [this.idOf(token), lastsDays],
    );
    this.hand(token, reply);
  }

  /** Who a cookie belongs to; null when it is unknown, expired, or its account is not active. */
  async userOf(token: string | undefined): Promise<SessionUser | null> {
    return (await this.find(token))?.user ?? null;
  }

  async find(token: string | undefined): Promise<Session | null> {
    if (token === undefined || token.length > 100) return null;
    // Every signed-in request asks this, each tap too: it is parsed and planned once for each connection.
    const { rows } = await poolOf(this.taps).query<SessionRow>({
      name: 'find_session',
      text: `SELECT s.expires_at < now() + make_interval(days => $2) AS ageing, u.id, u.username, u.role, u.company_name, p.name AS package_name, p.price AS package_price
       FROM sessions s
       JOIN users u ON u.id = s.user_id
       LEFT JOIN sponsorship_packages p ON p.id = u.membership_package_id
       WHERE s.id = $1 AND s.expires_at > now()
         AND s.created_at > now() - make_interval(days => $3)
         AND u.approved AND u.deactivated_at IS NULL`,
      values: [this.idOf(token), lastsDays - 1, atMostDays],
    });
    const [row] = rows;
    if (row === undefined) return null;
    const {
      ageing,
      id,
      username,
      role,
      company_name: companyName,
      package_name: name,
      package_price: price,
    } = row;
    const membershipPackage = name === null || price === null ? null : { name, price };
    return { user: { id, username, role, companyName, membershipPackage }, ageing };
  }

  async end(token: string | undefined, reply: FastifyReply): Promise<void> {
    if (token !== undefined)
      await this.db.query('DELETE FROM sessions WHERE id = $1', [this.idOf(token)]);
    reply.clearCookie(sessionCookie, this.cookie());
  }

  /**
   * Ends every session of an account, in the transaction of the change that asks for it.
   * @param but the cookie whose session goes on
   */
  async endAll(manager: EntityManager, userId: number, but?: string): Promise<void> {
    await manager.query('DELETE FROM sessions WHERE user_id = $1 AND id <> $2', [
      userId,
      this.idOf(but ?? ''),
    ]);
  }

  private hand(token: string, reply: FastifyReply): void {
    reply.setCookie(sessionCookie, token, { ...this.cookie(), maxAge: lastsDays * 86_400 });
  }

  private idOf(token: string): string {
    return createHmac('sha256', this.runtime.config.sessionSecret).update(token).digest('hex');
  }

  private cookie() {
    const secure = this.runtime.config.publicOrigin?.startsWith('https:') === true;
    return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }
}

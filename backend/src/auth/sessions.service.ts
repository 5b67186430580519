import { createHmac, randomBytes } from 'node:crypto';
import type { Role, SessionUser } from '@kolo/domain';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply } from 'fastify';
import type { DataSource } from 'typeorm';
import { type Runtime, runtimeToken } from '../runtime.js';

export const sessionCookie = 'kolo.sid';
const lastsDays = 30;

interface SessionRow {
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
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  /** Begins a session and hands its cookie to the browser. */
  async begin(userId: number, reply: FastifyReply): Promise<void> {
    const token = randomBytes(32).toString('base64url');
    await this.db.query(
      `WITH expired AS (DELETE FROM sessions WHERE expires_at < now())
       INSERT INTO sessions (id, user_id, expires_at)
       VALUES ($1, $2, now() + make_interval(days => $3))`,
      [this.idOf(token), userId, lastsDays],
    );
    reply.setCookie(sessionCookie, token, { ...this.cookie(), maxAge: lastsDays * 86_400 });
  }

  /** Who a cookie belongs to; null when it is unknown, expired, or its account is not active. */
  async userOf(token: string | undefined): Promise<SessionUser | null> {
    if (token === undefined || token.length > 100) return null;
    const [row] = await this.db.query<SessionRow[]>(
      `SELECT u.id, u.username, u.role, u.company_name, p.name AS package_name, p.price AS package_price
       FROM sessions s
       JOIN users u ON u.id = s.user_id
       LEFT JOIN sponsorship_packages p ON p.id = u.membership_package_id
       WHERE s.id = $1 AND s.expires_at > now() AND u.approved AND u.deactivated_at IS NULL`,
      [this.idOf(token)],
    );
    if (row === undefined) return null;
    const {
      id,
      username,
      role,
      company_name: companyName,
      package_name: name,
      package_price: price,
    } = row;
    const membershipPackage = name === null || price === null ? null : { name, price };
    return { id, username, role, companyName, membershipPackage };
  }

  async end(token: string | undefined, reply: FastifyReply): Promise<void> {
    if (token !== undefined)
      await this.db.query('DELETE FROM sessions WHERE id = $1', [this.idOf(token)]);
    reply.clearCookie(sessionCookie, this.cookie());
  }

  private idOf(token: string): string {
    return createHmac('sha256', this.runtime.config.sessionSecret).update(token).digest('hex');
  }

  private cookie() {
    const secure = this.runtime.config.publicOrigin?.startsWith('https:') === true;
    return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }
}

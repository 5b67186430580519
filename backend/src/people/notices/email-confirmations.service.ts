import type { OwnEmail } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { mailedTokenHash, newMailedToken } from '../../platform/secrets/mailed-token.js';
import { User } from '../users/user.entity.js';
import { NoticesService } from './notices.service.js';

const lastsDays = 7;

/** Raw SQL where a condition and its write must be one statement. */
@Injectable()
export class EmailConfirmationsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly notices: NoticesService,
  ) {}

  async state(userId: number): Promise<OwnEmail> {
    const user = await this.db.manager.findOneBy(User, { id: userId });
    if (user === null) throw RefusalError.of('account.not-found');
    return { email: user.email, confirmed: user.emailConfirmedAt !== null };
  }

  /** Unless a link is waiting or was made within the last minute. */
  async request(userId: number, origin: string): Promise<void> {
    await this.db.transaction(async (manager) => {
      const due = await manager.query<unknown[]>(
        `SELECT FROM users u WHERE u.id = $1 AND u.email_confirmed_at IS NULL
           AND NOT EXISTS (SELECT FROM notices WHERE user_id = u.id AND kind = 'confirm-email')
           AND NOT EXISTS (SELECT FROM email_confirmations
                           WHERE user_id = u.id AND created_at > now() - interval '1 minute')
         FOR UPDATE`,
        [userId],
      );
      if (due.length > 0)
        await this.notices.add(manager, { userId }, { kind: 'confirm-email', data: { origin } });
    });
  }

  async makeLink(userId: number, email: string): Promise<string> {
    const token = newMailedToken();
    await this.db.query(
      `WITH expired AS (DELETE FROM email_confirmations WHERE expires_at < now())
       INSERT INTO email_confirmations (token_hash, user_id, email, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(days => $4))`,
      [mailedTokenHash(token), userId, email, lastsDays],
    );
    // After the #, so that no server and no log on the way sees the token.
    return `/auth/confirm#${token}`;
  }

  /** The link of an address that was changed since is dead. */
  async confirm(token: string): Promise<void> {
    const confirmed = await this.db.query<[unknown[], number]>(
      `UPDATE users u SET email_confirmed_at = coalesce(u.email_confirmed_at, now())
       FROM email_confirmations c
       WHERE c.token_hash = $1 AND c.expires_at > now() AND c.user_id = u.id AND c.email = u.email
         AND u.deactivated_at IS NULL`,
      [mailedTokenHash(token)],
    );
    if (confirmed[1] === 0) throw RefusalError.of('account.confirmation-invalid');
  }
}

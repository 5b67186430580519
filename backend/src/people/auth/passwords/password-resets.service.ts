import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { hash } from '@node-rs/argon2';
import { IsIn, IsUrl } from 'class-validator';
import { type DataSource, type EntityManager, Raw } from 'typeorm';
import { IsText } from '../../../platform/api/fields.js';
import type { Language } from '../../../platform/api/language.js';
import { RefusalError } from '../../../platform/api/refusal.error.js';
import { MailerService } from '../../../platform/mail/mailer.service.js';
import { JobsService } from '../../../platform/queue/jobs.service.js';
import { refuseCommonPassword } from '../../../platform/secrets/common-passwords.js';
import { mailedTokenHash, newMailedToken } from '../../../platform/secrets/mailed-token.js';
import { SignInLimitsService } from '../../limits/sign-in-limits.service.js';
import { UsersService } from '../../users/users.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { resetMail } from './password-messages.js';
import { PasswordReset } from './password-reset.entity.js';

const lastsMinutes = 60;
const mailAgain = 'password-reset-mail';
const again = { attempts: 6, backoffMs: 20_000 };
const finishWithinMs = 3_000;

/** No token: each attempt makes its own. */
class ResetRequest {
  @IsText(320)
  email!: string;

  @IsUrl({ require_tld: false, protocols: ['http', 'https'], require_protocol: true })
  origin!: string;

  @IsIn(['hr', 'en'])
  language!: Language;
}

@Injectable()
export class PasswordResetsService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('password-reset');
  private readonly underway = new Map<ResetRequest, Promise<void>>();

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly limits: SignInLimitsService,
    private readonly mailer: MailerService,
    private readonly jobs: JobsService,
  ) {}

  onModuleInit(): void {
    const run = (request: ResetRequest): Promise<void> => this.mailLink(request);
    this.jobs.handle(mailAgain, run, { shape: ResetRequest, ...again });
  }

  /** Mails that the server has not taken by then are left to a job; better twice than never. */
  async onModuleDestroy(): Promise<void> {
    const all = Promise.all(this.underway.values());
    await Promise.race([all, delay(finishWithinMs, null, { ref: false })]);
    await Promise.all(Array.from(this.underway.keys(), (request) => this.leaveToJob(request)));
  }

  /** Returns before the address is looked up: neither the answer nor its timing reveals who has an account. */
  request(request: ResetRequest, delayMs: number): void {
    const work = (delayMs > 0 ? this.leaveToJob(request, delayMs) : this.mailNow(request)).finally(
      () => this.underway.delete(request),
    );
    this.underway.set(request, work);
  }

  private async mailNow(request: ResetRequest): Promise<void> {
    try {
      await this.mailLink(request);
    } catch (err) {
      this.logger.warn({ err }, 'the mail was not sent; a job tries again');
      await this.leaveToJob(request);
    }
  }

  /** At most one mail per address is queued; it answers every request made meanwhile. */
  private async leaveToJob(request: ResetRequest, delayMs?: number): Promise<void> {
    const id = request.email.toLowerCase();
    await this.jobs
      .enqueue(mailAgain, request, { id, ...(delayMs === undefined ? {} : { delayMs }) })
      .catch((error: unknown) => this.logger.error({ err: error }, 'the mail was not sent'));
  }

  /** Works once for each link; a common password leaves the link valid. Every session of the account ends. */
  async confirm(token: string, newPassword: string): Promise<void> {
    const key = mailedTokenHash(token);
    const known = { tokenHash: key, expiresAt: Raw((column) => `${column} > now()`) };
    if (!(await this.db.manager.existsBy(PasswordReset, known)))
      throw RefusalError.of('auth.reset-link-invalid');
    await refuseCommonPassword(newPassword, 'newPassword');
    const password = await hash(newPassword);
    await this.db.transaction(async (manager) => {
      // A second use of the same link waits here and finds nothing.
      const [[used]] = await manager.query<[{ id: number; username: string }[], number]>(
        `DELETE FROM password_resets USING users u
         WHERE token_hash = $1 AND expires_at > now() AND u.id = user_id RETURNING u.id, u.username`,
        [key],
      );
      if (used === undefined) throw RefusalError.of('auth.reset-link-invalid');
      await this.revoke(manager, used.id);
      await this.users.replacePassword(manager, { id: used.id, password });
      await this.users.confirmEmail(manager, used.id);
      await this.sessions.endAll(manager, used.id);
      await this.limits.clear(manager, used);
    });
  }

  async revoke(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(PasswordReset, { userId });
  }

  private async mailLink({ email, origin, language }: ResetRequest): Promise<void> {
    const user = await this.users.findByEmail(email);
    // An account that waits for approval cannot sign in with a new password either.
    if (user === null || user.deactivatedAt !== null || !user.approved) return;
    const token = newMailedToken();
    // FOR SHARE: a change of the address revokes this link, or it is never made.
    const made = await this.db.query<unknown[]>(
      `WITH over AS (DELETE FROM password_resets WHERE expires_at < now())
       INSERT INTO password_resets (token_hash, user_id, expires_at)
       SELECT $1, id, now() + make_interval(mins => $3) FROM users
       WHERE id = $2 AND email = $4 AND deactivated_at IS NULL FOR SHARE
       RETURNING user_id`,
      [mailedTokenHash(token), user.id, lastsMinutes, user.email],
    );
    if (made.length === 0) return;
    // A stranger may have registered somebody else's address under any name.
    const username = user.emailConfirmedAt === null ? null : user.username;
    // After the #, so that no server and no log on the way sees the token.
    const link = `${origin}/auth/reset#${token}`;
    await this.mailer.send({ to: user.email, ...resetMail({ username, link }, language) });
  }
}

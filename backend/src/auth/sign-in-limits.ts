import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { clientNetwork } from '../common/client-network.js';
import { RefusalError } from '../common/refusal.error.js';

/** Attempts allowed within a quarter of an hour. */
export const allowedAttempts = {
  username: 10,
  address: 50,
  /** By address; each costs a password hash and the administrator's attention. */
  registrations: 50,
  /** Links mailed to one address, whether or not anybody has it. */
  resetMails: 3,
  resetsFromAddress: 50,
} as const;
const windowMinutes = 15;

interface Count {
  subject: string;
  failures: number;
  seconds_left: number;
}

/** Counts sign-ins and what else strangers may do in the database, so that the limit holds over nodes and restarts. */
@Injectable()
export class SignInLimits {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /**
   * Counts an attempt before it is tried, so that many at once are no way around the limit.
   * @throws RefusalError `request.too-many`
   */
  async attempt(username: string, address: string): Promise<void> {
    await this.count({
      [ofUsername(username)]: allowedAttempts.username,
      [ofAddress(address)]: allowedAttempts.address,
    });
  }

  /** @throws RefusalError `request.too-many` */
  async registration(address: string): Promise<void> {
    await this.count({ [`register:${clientNetwork(address)}`]: allowedAttempts.registrations });
  }

  /** @throws RefusalError `request.too-many` */
  async resetRequest(email: string, address: string): Promise<void> {
    await this.count({
      [`reset:${email.toLowerCase()}`]: allowedAttempts.resetMails,
      [`reset-from:${clientNetwork(address)}`]: allowedAttempts.resetsFromAddress,
    });
  }

  /** @throws RefusalError `request.too-many` */
  async resetConfirmation(address: string): Promise<void> {
    await this.count({
      [`reset-from:${clientNetwork(address)}`]: allowedAttempts.resetsFromAddress,
    });
  }

  /** One more for each subject, of as many as it is allowed. */
  private async count(allowed: Readonly<Record<string, number>>): Promise<void> {
    const counts = await this.db.query<Count[]>(
      `WITH over AS (
         -- What somebody else counts at this moment is left: each would wait for the other's.
         DELETE FROM sign_in_failures WHERE subject IN (
           SELECT subject FROM sign_in_failures
           WHERE since <= now() - make_interval(mins => $2) AND subject <> ALL ($1)
           FOR UPDATE SKIP LOCKED
         )
       )
       INSERT INTO sign_in_failures AS f (subject, failures, since)
       SELECT subject, 1, now() FROM unnest($1::text[]) AS subject ORDER BY subject
       ON CONFLICT (subject) DO UPDATE SET
         failures = CASE WHEN f.since > now() - make_interval(mins => $2) THEN f.failures + 1 ELSE 1 END,
         since    = CASE WHEN f.since > now() - make_interval(mins => $2) THEN f.since ELSE now() END
       RETURNING subject, failures,
         ceil(extract(epoch FROM since + make_interval(mins => $2) - now()))::integer AS seconds_left`,
      [Object.keys(allowed), windowMinutes],
    );
    const over = counts.filter(({ subject, failures }) => failures > (allowed[subject] ?? 0));
    if (over.length === 0) return;
    const retryAfter = Math.max(...over.map(({ seconds_left }) => seconds_left));
    throw new RefusalError({ code: 'request.too-many' }, { retryAfter });
  }

  /** Forgets what the name has failed. The address, which may be trying other names, gets this attempt back. */
  async succeeded(username: string, address: string): Promise<void> {
    await this.db.query(
      `WITH name AS (DELETE FROM sign_in_failures WHERE subject = $1)
       UPDATE sign_in_failures SET failures = failures - 1 WHERE subject = $2 AND failures > 0`,
      [ofUsername(username), ofAddress(address)],
    );
  }
}

const ofUsername = (username: string): string => `user:${username.toLowerCase()}`;
const ofAddress = (address: string): string => `address:${clientNetwork(address)}`;

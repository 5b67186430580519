import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { RefusalError } from '../common/refusal.error.js';

/** Failures allowed within a quarter of an hour. */
const allowed = { username: 10, address: 50 } as const;
const windowMinutes = 15;

/** Counts failed sign-ins in the database, so that the limit holds over nodes and restarts. */
@Injectable()
export class SignInLimits {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** @throws RefusalError `request.too-many` */
  async check(username: string, address: string): Promise<void> {
    const [row] = await this.db.query<{ blocked: boolean }[]>(
      `SELECT EXISTS (
         SELECT FROM sign_in_failures
         WHERE since > now() - make_interval(mins => $3)
           AND ((subject = $1 AND failures >= $4) OR (subject = $2 AND failures >= $5))
       ) AS blocked`,
      [...subjects(username, address), windowMinutes, allowed.username, allowed.address],
    );
    if (row?.blocked === true) throw RefusalError.of('request.too-many');
  }

  async failed(username: string, address: string): Promise<void> {
    await this.db.query(
      `INSERT INTO sign_in_failures AS f (subject, failures, since)
       SELECT subject, 1, now() FROM unnest($1::text[]) AS subject
       ON CONFLICT (subject) DO UPDATE SET
         failures = CASE WHEN f.since > now() - make_interval(mins => $2) THEN f.failures + 1 ELSE 1 END,
         since    = CASE WHEN f.since > now() - make_interval(mins => $2) THEN f.since ELSE now() END`,
      [subjects(username, address).sort(), windowMinutes],
    );
  }

  /** A success clears the name, not the address: it may be trying other names. */
  async succeeded(username: string): Promise<void> {
    await this.db.query('DELETE FROM sign_in_failures WHERE subject = $1', [
      subjects(username, '')[0],
    ]);
  }
}

const subjects = (username: string, address: string): string[] => [
  `user:${username.toLowerCase()}`,
  `address:${address}`,
];

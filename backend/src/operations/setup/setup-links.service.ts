import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { mailedTokenHash, newMailedToken } from '../../platform/secrets/mailed-token.js';

const validHours = 24;

/** Each node that starts before there is an administrator prints a link of its own. */
@Injectable()
export class SetupLinksService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async make(): Promise<{ token: string; validHours: number }> {
    const token = newMailedToken();
    await this.db.query(
      `WITH over AS (DELETE FROM setup_links WHERE expires_at < now())
       INSERT INTO setup_links (token_hash, expires_at)
       VALUES ($1, now() + make_interval(hours => $2))`,
      [mailedTokenHash(token), validHours],
    );
    return { token, validHours };
  }

  /** @throws RefusalError `setup.done`, `setup.link-invalid` */
  async check(token: string, manager = this.db.manager): Promise<void> {
    // One statement: a link that was used just now must not be taken for one that never was.
    const [found] = await manager.query<[{ done: boolean; valid: boolean }]>(
      `SELECT EXISTS (SELECT FROM users WHERE role = 'admin') AS done,
              EXISTS (SELECT FROM setup_links
                      WHERE token_hash = $1 AND expires_at > now()) AS valid`,
      [mailedTokenHash(token)],
    );
    if (found.done) throw RefusalError.of('setup.done');
    if (!found.valid) throw RefusalError.of('setup.link-invalid');
  }

  /** Ends the links of other nodes too. */
  async revokeAll(manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM setup_links');
  }
}

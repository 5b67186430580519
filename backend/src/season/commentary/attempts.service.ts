import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { advisoryLocks } from '../../platform/db/advisory-locks.js';

/** What an attempt is taken to cost until it is known. */
const expectedTokens = 1_500;

/** The budget: so many attempts a match, so many tokens a day, over all nodes. */
@Injectable()
export class AttemptsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  /** @returns what to settle once it is known; null when the budget is used up */
  async begin(matchId: number): Promise<string | null> {
    const { llm } = this.runtime.config;
    if (llm === null) return null;
    return this.db.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [advisoryLocks.countBudget]);
      await manager.query(
        "DELETE FROM commentary_attempts WHERE at < clock_timestamp() - interval '60 days'",
      );
      const [begun] = await manager.query<{ id: string }[]>(
        `INSERT INTO commentary_attempts (match_id, tokens)
         SELECT $1::integer, $2::integer
         WHERE (SELECT count(*) FROM commentary_attempts WHERE match_id = $1) < $3
           AND (SELECT coalesce(sum(tokens), 0) FROM commentary_attempts
                WHERE at > clock_timestamp() - interval '1 day') + $2 <= $4
         RETURNING id`,
        [matchId, expectedTokens, llm.matchAttempts, llm.dailyTokens],
      );
      return begun?.id ?? null;
    });
  }

  async settle(attempt: string, tokens: number): Promise<void> {
    await this.db.query('UPDATE commentary_attempts SET tokens = $2 WHERE id = $1', [
      attempt,
      Math.max(0, Math.min(Math.round(tokens), 1_000_000)),
    ]);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, Raw } from 'typeorm';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { advisoryLocks } from '../../platform/db/advisory-locks.js';
import { lockUntilCommit } from '../../platform/db/lock-until-commit.js';
import { CommentaryAttempt } from './commentary-attempt.entity.js';

/** Counted for an attempt until its real cost is known. */
const expectedTokens = 1_500;

/** The budget of all nodes together: attempts per match, tokens per day. */
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
      await lockUntilCommit(manager, advisoryLocks.countBudget);
      await manager.delete(CommentaryAttempt, { at: Raw((at) => `${at} < ${daysAgo(60)}`) });
      const attempts = await manager.countBy(CommentaryAttempt, { matchId });
      const today = { at: Raw((at) => `${at} > ${daysAgo(1)}`) };
      const tokens = (await manager.sum(CommentaryAttempt, 'tokens', today)) ?? 0;
      if (attempts >= llm.matchAttempts || tokens + expectedTokens > llm.dailyTokens) return null;
      const attempt = manager.create(CommentaryAttempt, { matchId, tokens: expectedTokens });
      return (await manager.save(attempt)).id;
    });
  }

  async settle(attempt: string, tokens: number): Promise<void> {
    const spent = Math.max(0, Math.min(Math.round(tokens), 1_000_000));
    await this.db.manager.update(CommentaryAttempt, attempt, { tokens: spent });
  }
}

const daysAgo = (days: number): string => `clock_timestamp() - interval '${days} days'`;

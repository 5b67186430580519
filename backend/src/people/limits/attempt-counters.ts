import type { DataSource, EntityManager } from 'typeorm';

export type Limit = readonly [subject: string, allowed: number];

const windowMinutes = 15;
const forgetEveryMs = 60_000;

/** In the database, so that limits hold over nodes and restarts; raw SQL, as each count is one atomic statement. */
export class AttemptCounters {
  private forgottenAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly db: DataSource) {}

  /**
   * Counts one more for each, or none where one is full.
   * @param limits from the widest to the narrowest: one order, so that transactions never deadlock
   * @returns seconds until the full one is reset; null when all were counted
   */
  async count(limits: readonly Limit[]): Promise<number | null> {
    await this.forgetOld();
    try {
      await this.db.transaction(async (manager) => {
        for (const [subject, allowed] of limits) {
          const counted = await manager.query<unknown[]>(increment, [
            ...[subject, windowMinutes, allowed],
          ]);
          if (counted.length === 0) throw new Full(await this.secondsLeft(manager, subject));
        }
      });
      return null;
    } catch (error) {
      if (error instanceof Full) return error.seconds;
      throw error;
    }
  }

  async increment(subject: string): Promise<number> {
    const [row] = await this.db.query<{ failures: number }[]>(increment, [
      ...[subject, windowMinutes, unlimited],
    ]);
    return row?.failures ?? unlimited;
  }

  async uncount(subject: string): Promise<void> {
    await this.db.query(
      'UPDATE sign_in_failures SET failures = failures - 1 WHERE subject = $1 AND failures > 0',
      [subject],
    );
  }

  async forget(subject: string): Promise<void> {
    await this.db.query('DELETE FROM sign_in_failures WHERE subject = $1', [subject]);
  }

  /**
   * Restarts the time of a full counter.
   * @returns false while it is not full
   */
  async lock(subject: string, allowed: number): Promise<boolean> {
    const [, locked] = await this.db.query<[unknown[], number]>(
      'UPDATE sign_in_failures SET since = now() WHERE subject = $1 AND failures >= $2',
      [subject, allowed],
    );
    return locked > 0;
  }

  async clear(manager: EntityManager, subjects: string[], prefixes: string[]): Promise<void> {
    await manager.query(
      `DELETE FROM sign_in_failures
       WHERE subject = ANY ($1) OR EXISTS (SELECT FROM unnest($2::text[]) AS p WHERE starts_with(subject, p))`,
      [subjects, prefixes],
    );
  }

  private async secondsLeft(manager: EntityManager, subject: string): Promise<number> {
    const [full] = await manager.query<{ seconds: number }[]>(
      `SELECT ceil(extract(epoch FROM since + make_interval(mins => $2) - now()))::integer AS seconds
       FROM sign_in_failures WHERE subject = $1`,
      [subject, windowMinutes],
    );
    return full?.seconds ?? 1;
  }

  private async forgetOld(): Promise<void> {
    const now = performance.now();
    if (now - this.forgottenAt < forgetEveryMs) return;
    this.forgottenAt = now;
    // Rows that are being counted are skipped: waiting for them could deadlock.
    await this.db.query(
      `DELETE FROM sign_in_failures WHERE subject IN (
         SELECT subject FROM sign_in_failures WHERE since <= now() - make_interval(mins => $1)
         FOR UPDATE SKIP LOCKED)`,
      [windowMinutes],
    );
  }
}

/** Rolls the transaction's counts back. */
class Full extends Error {
  constructor(readonly seconds: number) {
    super('A counter is full');
  }
}

const unlimited = 2 ** 31 - 1;

/** No row where the counter is full. */
const increment = `
  INSERT INTO sign_in_failures AS f (subject, failures, since) VALUES ($1, 1, now())
  ON CONFLICT (subject) DO UPDATE SET
    failures = CASE WHEN f.since > now() - make_interval(mins => $2) THEN f.failures + 1 ELSE 1 END,
    since    = CASE WHEN f.since > now() - make_interval(mins => $2) THEN f.since ELSE now() END
  WHERE f.failures < $3 OR f.since <= now() - make_interval(mins => $2)
  RETURNING failures`;

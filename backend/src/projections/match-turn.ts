import type { DataSource } from 'typeorm';

const aboveAllIds = 2 ** 31 - 1;
/** A job looks at a match in every run for as many days after it, and later in turn. */
const recentDays = 14;

/** All matches, some at a time from the newest: the cost of a job that looks at them does not grow with the seasons. */
export class MatchTurn {
  /** How many are looked at, of those with a smaller id than `below`. */
  readonly size = 1_000;
  private next = aboveAllIds;

  get below(): number {
    return this.next;
  }

  /** Goes on to the next ones, after the last to the first again. */
  async advance(db: DataSource): Promise<void> {
    const [last] = await db.query<{ id: number }[]>(
      'SELECT id FROM matches WHERE id < $1 ORDER BY id DESC OFFSET $2 LIMIT 1',
      [this.next, this.size - 1],
    );
    this.next = last?.id ?? aboveAllIds;
  }
}

/**
 * Returns SQL for matches `m` of the last days and in turn, with `below` as $1 and `size` as $2. Each part finds its
 * matches by an index.
 */
export const recentOrInTurn = (columns: string): string => `(
  SELECT ${columns} FROM matches
  WHERE match_date BETWEEN now() - make_interval(days => ${recentDays}) AND now()
  UNION
  (SELECT ${columns} FROM matches WHERE id < $1 ORDER BY id DESC LIMIT $2)) m`;

import type { DataSource } from 'typeorm';
import type { ClockLease } from '../../events/stored-event.js';
import { poolOf } from '../../platform/db/pool.js';

/** Null while nobody holds the clock of a match. */
export type ReadClockHolder = (matchId: number) => Promise<ClockLease | null>;

export const clockHolderIn =
  (source: DataSource): ReadClockHolder =>
  async (matchId) => {
    const { rows } = await poolOf(source).query<ClockLease>({
      name: 'clock_lease',
      text: 'SELECT device, turn FROM match_consoles WHERE match_id = $1',
      values: [matchId],
    });
    return rows[0] ?? null;
  };

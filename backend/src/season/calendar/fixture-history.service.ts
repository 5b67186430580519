import { matchEventTypes, rowOf } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** How often a match's fixture changed, as the log tells it. */
export interface FixtureHistory {
  matchId: number;
  /** Changes of date, venue or status since it was scheduled. The log only grows, so this never goes down. */
  changes: number;
  /** When the log took the last of them. */
  changedAt: Date;
  /** When the log took the newest event of whatever kind. */
  touchedAt: Date;
}

/** Events after which a calendar says something else. */
const changing = matchEventTypes.filter((type) => rowOf(type).changes.includes('calendar'));

/** Every match that was ever scheduled, also those that were deleted since. */
@Injectable()
export class FixtureHistoryService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  ofLeague(leagueId: number): Promise<FixtureHistory[]> {
    return this.read(`(data->>'leagueId')::integer = $1`, leagueId);
  }

  ofTeam(teamId: number): Promise<FixtureHistory[]> {
    return this.read(
      `$1 IN ((data->>'homeTeamId')::integer, (data->>'awayTeamId')::integer)`,
      teamId,
    );
  }

  private read(condition: string, id: number): Promise<FixtureHistory[]> {
    return this.db.query<FixtureHistory[]>(
      `SELECT stream AS "matchId",
              (count(*) FILTER (WHERE type = ANY ($2)))::integer AS changes,
              max(recorded_at) FILTER (WHERE type = ANY ($2) OR type = 'MatchScheduled') AS "changedAt",
              max(recorded_at) AS "touchedAt"
       FROM events
       WHERE version IS NOT NULL
         AND stream IN (SELECT stream FROM events WHERE type = 'MatchScheduled' AND ${condition})
       GROUP BY stream ORDER BY stream`,
      [id, changing],
    );
  }
}
